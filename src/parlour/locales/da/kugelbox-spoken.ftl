### Chikugo and Take It for those who listen.

kg-form = Et kast skrives throw RETNING KRAFT. Retningen er i grader, minus er til venstre; kraften er i procent.
kg-ready-throws = Lige til at skrive: { $throws }.
kg-ready = { $act }, { $how ->
    [straight] blødt lige ud
    [left] til venstre
    [right] til højre
   *[hard] hårdt lige ud
 }
kg-no-throw = Der er ikke noget at kaste nu.
