### Chikugo and Take It for those who listen.

kg-form = Ein Wurf schreibt sich throw RICHTUNG KRAFT. Die Richtung ist in Grad, minus ist links; die Kraft ist in Prozent.
kg-ready-throws = Zum Abtippen: { $throws }.
kg-ready = { $act }, { $how ->
    [straight] sanft geradeaus
    [left] nach links
    [right] nach rechts
   *[hard] kräftig geradeaus
 }
kg-no-throw = Jetzt gibt es nichts zu werfen.
