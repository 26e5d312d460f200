### Kommandolinjen og den enkle terminal.

cli-see = se { $command }
cli-no-verb = kommandoen { $verb } findes ikke; kommandoer er: { $verbs }
cli-page-at = Parlour er på { $address } (Ctrl+C stopper)
cli-no-page = For at spille i browseren skal du først installere: { $install }
cli-no-screens = For hele skærmbilleder i terminalen skal du først installere: { $install }
cli-home-at = På hjemmenetværket er det på { $address }
cli-screen-at = På storskærm, med telefoner som hænder: { $address }
cli-no-home = Vi fandt intet hjemmenetværk, så Parlour virker kun på denne computer.
cli-no-port = fandt ingen ledig port; vælg en med parlour serve --port N

menu-game = { $name } (spillere: { $seats })
menu-how = Skriv et tal for at starte spillet, q for at slutte. Flere måder at spille på: parlour play --help
menu-which = Hvilket spil?
menu-people = Hvor mange personer ({ $low } til { $high })?
menu-answer = Svar med en af disse: { $answers }, eller q for at slutte.

games-default = (standard: { $value })
games-whole = et helt tal fra { $low } til { $high }
games-nothing = { $allowed }, eller ingenting
games-chance = en sandsynlighed fra 0 til 1/2, som 3/20 eller 0.15
games-switch = on eller off

record-title = { $game }, parti { $match }
record-players = spillere: { $names }; valg: { $options }
record-follows = Optegnelsen følger reglerne: { $events ->
    [one] 1 hændelse.
   *[other] { $events } hændelser.
 }
record-not-over = Partiet er ikke slut.
record-over = { $reason ->
    [played] Spillet til ende.
    [resigned] Slut, fordi en spiller opgav.
    [draw] Uafgjort efter aftale.
    [end] Slut efter aftale, talt op, som det stod.
    [time] Slut, fordi en spiller løb tør for tid.
    [left] Slut, fordi alle gik.
    [aborted] Stoppet før det første træk.
   *[other] Slut.
 } { $count ->
    [0] Ingen er først.
   *[other] Først: { $names }.
 }

verify-typed = { $typed ->
    [one] Følger reglerne. 1 udfald blev skrevet ind ved et rigtigt bord, så ingen startværdi kan bevise det.
   *[other] Følger reglerne. { $typed } udfald blev skrevet ind ved et rigtigt bord, så ingen startværdi kan bevise dem.
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
   *[estimate] anslået
 }

## Det enkle bord

term-welcome = { $game }. Skriv hjælp for at se kommandoerne.
term-help = Skriv et træk eller en af disse kommandoer:
      træk        vis dine lovlige træk
      tip         vis det bedste træk
      vis         tegn stillingen igen
      tilbage     fortryd dit sidste træk, hvis tilfældet ikke har svaret
      gem FIL     skriv optegnelsen
      opgiv       opgiv spillet
      slut        forlad bordet
term-word-help = hjælp, help
term-word-moves = træk, moves
term-word-hint = tip, hint
term-word-show = vis, show
term-word-undo = tilbage, fortryd, undo
term-word-save = gem, save
term-word-resign = opgiv, resign
term-word-quit = slut, quit
term-word-yes = ja
term-word-no = nej
term-word-throw = slå, kast, throw
term-asked = Skriv ja eller nej.
term-throw = Du skal slå: tryk på Enter for at slå med terningerne.
term-saved = Gemt.
term-no = Det går ikke: { $why }
term-face = { $name }, det er din tur. Tryk på Enter, når ingen andre kigger.
term-left = På gensyn!
term-left-saved = Dit spil er gemt. Fortsæt med: { $command }
term-over = Spillet er slut. { $count ->
    [0] Ingen vandt.
   *[other] { $names } vandt.
 }
term-player = spiller { $number }
term-chance = tilfældet
term-takes-back = { $name } går tilbage til hændelse { $to }
term-resigns = { $name } opgiver
term-agrees = { $name } siger ja
term-declines = { $name } siger nej
term-flag = { $name } løb tør for tid
term-seat = plads { $seat }: { $name } { $what ->
    [joined] er med
    [left] går
   *[replaced] overtager
 }
term-points = { $name }: { $points }
cli-others-at = Andre enheder åbner { $address }
cli-no-others = Ingen af denne computers netværksadresser svarer; kun denne computer kan åbne Parlour.
term-best = Din bedste hidtil: { $points }.
term-best-new = Din nye rekord: { $points }.
term-best-deal = Din bedste med disse brikker: { $points }.
term-finish = Det afslutter spillet. Skriv det igen for at slutte.
