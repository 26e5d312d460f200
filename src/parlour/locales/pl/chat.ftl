### Co się mówi przy stole, bez klawiatury.

chat-hello = Cześć!
chat-good-luck = Powodzenia!
chat-thanks = Dziękuję!
chat-you-too = Nawzajem!
chat-well-played = Dobrze zagrane!
chat-what-luck = Ale szczęście!
chat-bad-luck = Ale pech!
chat-oops = Ojej!
chat-sorry = Przepraszam!
chat-one-moment = Chwileczkę, proszę.
chat-here-again = Już jestem z powrotem.
chat-your-turn = Twój ruch.
chat-close-one = Było blisko!
chat-good-game = Piękna gra!
chat-once-more = Jeszcze raz?
chat-bye = Do widzenia!
