# what was agreed for a match, and how it ended
offer-draw = { $name } tilbyder uafgjort.
offer-end = { $name } foreslår at slutte og tælle op.
offer-take-back = { $name } vil gerne fortryde et træk.
offer-pause = { $name } beder om en pause.
offer-resume = { $name } vil gerne fortsætte.
offer-adjourn = { $name } vil gerne fortsætte en anden dag.
reason-played = Spillet til ende.
reason-resigned = Slut, fordi en spiller opgav.
reason-draw = Uafgjort efter aftale.
reason-end = Slut efter aftale, talt op, som det stod.
reason-time = Slut, fordi en spiller løb tør for tid.
reason-left = Slut, fordi alle gik.
reason-aborted = Stoppet før det første træk.
error-nothing-to-throw = Der er ingen terninger at slå med lige nu.
error-no-claim = Det kan du ikke kræve i dette spil.
error-too-early = Forbindelsen kan stadig komme tilbage. Vent lidt endnu.
