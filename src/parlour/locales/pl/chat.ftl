### Co mówi się przy stole, bez klawiatury.

chat-hello = Cześć!
chat-good-luck = Powodzenia!
chat-thanks = Dziękuję!
chat-you-too = Nawzajem!
chat-well-played = Dobrze zagrane!
chat-what-luck = Co za szczęście!
chat-bad-luck = Co za pech!
chat-oops = Ojej!
chat-sorry = Przepraszam!
chat-one-moment = Chwileczkę, proszę.
chat-here-again = Już jestem z powrotem.
chat-your-turn = Twoja kolej.
chat-close-one = Było blisko!
chat-good-game = Dobra partia!
chat-once-more = Jeszcze raz?
chat-bye = Do widzenia!
