### The big screen, and phones as hands.

screen-new = Zacznij grę na tym ekranie
screen-new-why = Wybierzcie grę. Każda osoba dołącza telefonem, konto nie jest potrzebne.
screen-old = Pokaż stół
screen-old-why = Już gracie? Otwórz „Na dużym ekranie” w menu stołu i wpisz tu kod.
screen-old-show = Pokaż
screen-host = Duży ekran
screen-none = Nie ma czego pokazać
screen-join-title = Do stołu
screen-join-why = Szukam stołu { $code }…
screen-phones = Wyjmijcie telefony
screen-play-along = Zagraj telefonem
screen-no-camera = Bez aparatu? Otwórz { $address } i wpisz kod.
screen-just-now = Przed chwilą
screen-choosing = wybiera
screen-throws = zaraz rzuca
screen-just = właśnie po ruchu
screen-away = czeka na telefon: { $name }
screen-sound-on = Dźwięk włączony
screen-sound-off = Dźwięk wyłączony
screen-full = Pełny ekran
screen-gone = Dużego ekranu już nie ma. Możesz grać dalej tutaj.
screen-sheet-how = Na telewizorze otwórz { $address } i wpisz ten kod:
screen-here = Pokaż na tym urządzeniu
screen-code-ask = Wpisz kod z dużego ekranu.
screen-begin = Zacznij teraz
