### Chikugo and Take It for those who listen.

kg-form = Een worp schrijf je als throw RICHTING KRACHT. De richting is in graden, min is naar links; de kracht is in procenten.
kg-ready-throws = Klaar om te typen: { $throws }.
kg-ready = { $act }, { $how ->
    [straight] zacht rechtdoor
    [left] naar links
    [right] naar rechts
   *[hard] hard rechtdoor
 }
kg-no-throw = Er is nu niets te gooien.
