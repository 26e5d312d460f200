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
chat-bye = Do zobaczenia!

## Kartka obok planszy

chat-title = Rozmowa przy stole
chat-open = { $count ->
    [0] Rozmowa przy stole
   *[other] Rozmowa przy stole, nowe: { $count }
 }
chat-none = Nikt jeszcze nic nie powiedział.
chat-said = { $name } mówi: { $words }
chat-taken-out = (usunięte)
chat-phrases = Co można powiedzieć
chat-text = Własne słowa
chat-send = Powiedz
chat-free = Nie mam nic przeciw własnym słowom.
chat-free-not = Można je pisać, gdy zgodzą się tu wszyscy.
chat-about = Wycisz gracza { $name } albo powiadom gospodarza
chat-mute = Nie słuchaj więcej gracza { $name }
chat-unmute = Słuchaj znowu gracza { $name }
chat-report = Powiadom gospodarza
chat-report-why = Co jest w tym złego?
chat-report-send = Wyślij
chat-reported = Gospodarz już wie.
