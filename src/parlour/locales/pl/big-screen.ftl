### The big screen, and phones as hands.

screen-new = Zacznij grę na tym ekranie
screen-new-why = Wybierzcie grę. Każdy dołącza swoim telefonem; nikt nie potrzebuje konta.
screen-old = Pokaż stół
screen-old-why = Już gracie? W menu stołu otwórz „Na dużym ekranie” i wpisz tu jego kod.
screen-old-show = Pokaż
screen-host = Duży ekran
screen-none = Nie ma czego pokazać
screen-join-title = Dołącz do stołu
screen-join-why = Szukam stołu { $code }…
screen-phones = Wyjmijcie telefony
screen-play-along = Zagraj swoim telefonem
screen-no-camera = Nie masz aparatu? Otwórz { $address } i wpisz kod.
screen-just-now = Przed chwilą
screen-choosing = wybiera
screen-throws = zaraz rzuca
screen-just = po ruchu
screen-away = czekamy na telefon: { $name }
screen-sound-on = Dźwięk włączony
screen-sound-off = Dźwięk wyłączony
screen-full = Pełny ekran
screen-gone = Duży ekran się rozłączył. Możesz grać dalej tutaj.
screen-sheet-how = Na telewizorze otwórz { $address } i wpisz ten kod:
screen-here = Pokaż na tym urządzeniu
screen-code-ask = Wpisz kod z dużego ekranu.
screen-begin = Zacznij teraz
