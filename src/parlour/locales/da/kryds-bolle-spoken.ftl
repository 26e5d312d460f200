### Kryds & Bolle for those who listen.

kb-free = fri
kb-bar-lies = { $place } nedefra: { $balls }.
kb-bar-empty = { $place } er tom.
kb-which = { $what ->
    [row] Hvilken række? Tast række 1, 2 eller 3; række 1 er nærmest dig.
    [column] Hvilken kolonne? Tast kolonne a, b eller c.
   *[around] Hvilken stang? Tast omkring b2.
 }
kb-own = { $left ->
    [one] 1 kugle tilbage
   *[other] { $left } kugler tilbage
 }; { $lines ->
    [one] 1 linje
   *[other] { $lines } linjer
 }.
kb-makes-lines = { $lines ->
    [one] laver en linje
   *[other] laver { $lines } linjer
 }
