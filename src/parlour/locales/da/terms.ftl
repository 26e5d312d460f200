# what was agreed for a match, and how it ended
offer-draw = { $name } tilbyder uafgjort.
offer-end = { $name } vil tælle op, som det står.
offer-take-back = { $name } vil gerne tage et træk tilbage.
offer-pause = { $name } beder om en pause.
offer-resume = { $name } vil gerne videre.
offer-adjourn = { $name } vil gerne fortsætte en anden dag.
reason-played = Spillet til ende.
reason-resigned = Slut, fordi nogen gav op.
reason-draw = Uafgjort efter aftale.
reason-end = Slut efter aftale, talt op som det stod.
reason-time = Slut, fordi nogens tid var gået.
reason-left = Slut, fordi alle er gået.
reason-aborted = Afbrudt før det første træk.
error-nothing-to-throw = Der er ingen terninger at kaste lige nu.
error-no-claim = Det kan du ikke kræve i dette parti.
error-too-early = Forbindelsen kan stadig komme tilbage. Vent lidt endnu.
