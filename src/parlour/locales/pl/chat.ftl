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
chat-here-again = Jestem z powrotem.
chat-your-turn = Twoja kolej.
chat-close-one = Było blisko!
chat-good-game = Piękna gra!
chat-once-more = Jeszcze raz?
chat-bye = Do zobaczenia!

## Kartka obok planszy

chat-title = Czat
chat-open = { $count ->
    [0] Czat
   *[other] Czat, nowe: { $count }
 }
chat-none = Nie ma jeszcze wiadomości.
chat-said = { $name } pisze: { $words }
chat-taken-out = (usunięte)
chat-phrases = Szybkie wiadomości
chat-text = Twoja wiadomość
chat-send = Wyślij
chat-free = Pozwól na swobodny czat
chat-free-not = Pisać można, gdy zgodzą się na to wszyscy przy stole.
chat-about = Wycisz lub zgłoś: { $name }
chat-mute = Wycisz: { $name }
chat-unmute = Cofnij wyciszenie: { $name }
chat-report = Zgłoś
chat-report-why = Co jest nie tak?
chat-report-send = Wyślij
chat-reported = Zgłoszenie wysłane do administracji.
