### Chikugo and Take It for those who listen.

kg-form = Ett kast skrivs throw RIKTNING KRAFT. Riktningen är i grader, minus är åt vänster; kraften är i procent.
kg-ready-throws = Klara att skriva: { $throws }.
kg-ready = { $act }, { $how ->
    [straight] mjukt rakt fram
    [left] åt vänster
    [right] åt höger
   *[hard] hårt rakt fram
 }
kg-no-throw = Det finns inget att kasta nu.
