### Chikugo and Take It for those who listen.

kg-form = Rzut zapisuje się throw KIERUNEK SIŁA. Kierunek jest w stopniach, minus to lewo; siła jest w procentach.
kg-ready-throws = Gotowe do wpisania: { $throws }.
kg-ready = { $act }, { $how ->
    [straight] lekko na wprost
    [left] w lewo
    [right] w prawo
   *[hard] mocno na wprost
 }
kg-no-throw = Teraz nie ma czym rzucać.
