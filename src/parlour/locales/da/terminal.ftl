### Kommandolinjen og den enkle terminal.

cli-see = se { $command }
cli-no-verb = kommandoen { $verb } findes ikke; kommandoer er: { $verbs }
cli-page-at = Parlour er på { $address } (Ctrl+C slutter)
cli-no-page = Siden i browseren er en del for sig: { $install }
cli-no-screens = Hele skærmbilleder i terminalen er en del for sig: { $install }
cli-home-at = På hjemmenetværket er det på { $address }
cli-screen-at = På storskærm, med telefoner som hænder: { $address }
cli-no-home = Der er intet hjemmenetværk at finde; Parlour er kun for denne maskine.
cli-no-port = ingen fri port; parlour serve --port N tager en anden

menu-game = { $name } (spillere: { $seats })
menu-how = Et tal begynder spillet, q slutter. Flere måder at spille på: parlour play --help
menu-which = Hvilket spil?
menu-people = Hvor mange personer ({ $low } til { $high })?
menu-answer = Svar med et af: { $answers }, eller q for at gå.

games-default = (ellers { $value })
games-whole = et helt tal fra { $low } til { $high }
games-nothing = { $allowed }, eller ingenting
games-chance = en sandsynlighed fra 0 til 1/2, som 3/20 eller 0.15
games-switch = on eller off

record-title = { $game }, parti { $match }
record-players = spillere: { $names }; aftaler: { $options }
record-follows = Optegnelsen følger reglerne: { $events ->
    [one] 1 hændelse.
   *[other] { $events } hændelser.
 }
record-not-over = Partiet er ikke slut.
record-over = { $reason ->
    [played] Spillet til ende.
    [resigned] Slut, fordi nogen gav op.
    [draw] Uafgjort efter aftale.
    [end] Slut efter aftale, talt op som det stod.
    [time] Slut, fordi nogens tid var gået.
    [left] Slut, fordi alle er gået.
    [aborted] Afbrudt før det første træk.
   *[other] Slut.
 } { $count ->
    [0] Ingen er først.
   *[other] Først: { $names }.
 }

verify-typed = { $typed ->
    [one] Følger reglerne: 1 udfald blev skrevet ind ved et rigtigt bord; ingen startværdi fortæller det.
   *[other] Følger reglerne: { $typed } udfald blev skrevet ind ved et rigtigt bord; ingen startværdi fortæller dem.
 }
verify-fair = Fair: { $outcomes ->
    [one] 1 udfald følger af startværdien.
   *[other] { $outcomes } udfald følger af startværdien.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }1 kast blev ikke regnet efter.
   *[other] { " " }{ $skipped } kast blev ikke regnet efter.
 }
verify-not = ikke bevist: { $why }
term-fair = Tilfældighed kontrolleret: { $outcomes ->
    [0] der blev ikke trukket noget.
    [one] 1 udfald følger af det, der blev forseglet før spillet.
   *[other] { $outcomes } udfald følger af det, der blev forseglet før spillet.
 } Gem seglet { $seal } og dit tal { $nonce }, hvis du selv vil kontrollere optegnelsen.
term-unfair = Tilfældigheden stemmer ikke: { $why }
term-void = Spillet sluttede uden resultat: en spiller afslørede ikke sin del af lodtrækningen.

analyse-value = værdi { $value }{ $exact ->
    [yes] { "" }
   *[no] { " " }(ikke bevist)
 }
analyse-bound = { $bound ->
    [exact] { "" }
    [at_most] højst
    [at_least] mindst
   *[estimate] skønnet
 }

## Det enkle bord

term-welcome = { $game }. Tast hjælp for at se kommandoerne.
term-help = Tast et træk eller et af disse:
      træk        hvad der er tilladt nu
      tip         det bedste træk her
      vis         tegn stillingen igen
      tilbage     tag det sidste træk tilbage, hvis tilfældet ikke har svaret
      gem FIL     skriv optegnelsen
      opgiv       giv op på denne plads
      slut        forlad bordet
term-word-help = hjælp, help
term-word-moves = træk, moves
term-word-hint = tip, hint
term-word-show = vis, show
term-word-undo = tilbage, undo
term-word-save = gem, save
term-word-resign = opgiv, resign
term-word-quit = slut, quit
term-word-yes = ja
term-word-no = nej
term-word-throw = kast, throw
term-asked = Svar ja eller nej.
term-throw = Dit kast: Tryk på Enter for at kaste.
term-saved = Gemt.
term-no = Nej: { $why }
term-face = { $name }, det er din tur: tryk Enter, når ingen andre kigger.
term-left = Farvel.
term-left-saved = Partiet er gemt; fortsæt med: { $command }
term-over = Partiet er slut. { $count ->
    [0] Ingen vandt.
   *[other] { $names } vandt.
 }
term-player = spiller { $number }
term-chance = tilfældet
term-takes-back = { $name } tager tilbage til hændelse { $to }
term-resigns = { $name } giver op
term-agrees = { $name } siger ja
term-declines = { $name } siger nej
term-flag = { $name } har ikke mere tid
term-seat = plads { $seat }: { $name } { $what ->
    [joined] kommer
    [left] går
   *[replaced] tager over
 }
term-points = { $name }: { $points }
cli-others-at = Andre enheder åbner { $address }
cli-no-others = Ingen af maskinens netværksadresser svarer; kun denne maskine kan åbne Parlour.
term-best = Din bedste hidtil: { $points }.
term-best-new = Din nye rekord: { $points }.
term-best-deal = Din bedste med disse brikker: { $points }.
term-finish = Det afslutter spillet. Skriv det igen for at slutte.
