### De opdrachtregel en de eenvoudige terminal.

cli-see = zie { $command }
cli-no-verb = de opdracht { $verb } bestaat niet; deze bestaan: { $verbs }
cli-page-at = Parlour draait op { $address } (Ctrl+C stopt het)
cli-no-page = Installeer eerst dit om in de browser te spelen: { $install }
cli-no-screens = Installeer eerst dit voor hele schermen in de terminal: { $install }
cli-home-at = Op je thuisnetwerk staat het op { $address }
cli-screen-at = Op een groot scherm, je speelt met je telefoon: { $address }
cli-no-home = We vonden geen thuisnetwerk, dus Parlour werkt alleen op deze computer.
cli-no-port = geen vrije poort gevonden; kies er een met parlour serve --port N

menu-game = { $name } (spelers: { $seats })
menu-how = Typ een getal om dat spel te starten, q om te stoppen. Meer manieren om te spelen: parlour play --help
menu-which = Welk spel?
menu-people = Hoeveel mensen ({ $low } t/m { $high })?
menu-answer = Antwoord met een van: { $answers }, of q om te stoppen.

games-default = (standaard { $value })
games-whole = een geheel getal van { $low } t/m { $high }
games-nothing = { $allowed }, of niets
games-chance = een kans van 0 t/m 1/2, zoals 3/20 of 0.15
games-switch = on of off

record-title = { $game }, partij { $match }
record-players = spelers: { $names }; opties: { $options }
record-follows = Het verslag volgt de regels: { $events ->
    [one] 1 gebeurtenis.
   *[other] { $events } gebeurtenissen.
 }
record-not-over = De partij is nog niet afgelopen.
record-over = { $reason ->
    [played] Uitgespeeld.
    [resigned] Afgelopen omdat iemand opgaf.
    [draw] Gelijkspel afgesproken.
    [end] In overleg beëindigd, geteld zoals het stond.
    [time] Afgelopen omdat iemands tijd op was.
    [left] Afgelopen omdat iedereen weg is.
    [aborted] Gestopt voor de eerste zet.
   *[other] Afgelopen.
 } { $count ->
    [0] Niemand is eerste.
   *[other] Eerste: { $names }.
 }

verify-typed = { $typed ->
    [one] Volgt de regels. 1 uitkomst is aan een echte tafel ingetypt, dus die kan geen beginwaarde bewijzen.
   *[other] Volgt de regels. { $typed } uitkomsten zijn aan een echte tafel ingetypt, dus die kan geen beginwaarde bewijzen.
 }
verify-fair = Eerlijk: { $outcomes ->
    [one] 1 uitkomst volgt uit de beginwaarde.
   *[other] { $outcomes } uitkomsten volgen uit de beginwaarde.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }1 worp is niet nagerekend.
   *[other] { " " }{ $skipped } worpen zijn niet nagerekend.
 }
verify-not = niet bewezen: { $why }
term-fair = Toeval gecontroleerd: { $outcomes ->
    [0] er is niets getrokken.
    [one] 1 uitkomst volgt uit wat vóór het spel verzegeld was.
   *[other] { $outcomes } uitkomsten volgen uit wat vóór het spel verzegeld was.
 } Om het verslag zelf te controleren, bewaar het zegel { $seal } en je getal { $nonce }.
term-unfair = Het toeval klopt niet: { $why }
term-void = Het spel eindigde zonder uitslag: iemand heeft het eigen getal niet onthuld.

analyse-value = waarde { $value }{ $exact ->
    [yes] { "" }
   *[no] { " " }(niet bewezen)
 }
analyse-bound = { $bound ->
    [exact] { "" }
    [at_most] hoogstens
    [at_least] minstens
   *[estimate] geschat
 }

## De eenvoudige tafel

term-welcome = { $game }. Typ hulp voor de opdrachten.
term-help = Typ een zet of een opdracht:
      zetten             je toegestane zetten
      tip                de beste zet
      toon               teken de stelling nog eens
      terug              neem de laatste zet terug, zolang het toeval niet geantwoord heeft
      bewaar BESTAND     schrijf het verslag
      opgeven            geef het spel op
      stop               verlaat de tafel
term-word-help = hulp, help
term-word-moves = zetten, moves
term-word-hint = tip, hint
term-word-show = toon, show
term-word-undo = terug, undo
term-word-save = bewaar, save
term-word-resign = opgeven, resign
term-word-quit = stop, quit
term-word-yes = ja
term-word-no = nee
term-word-throw = gooien, throw
term-asked = Antwoord met ja of nee.
term-throw = Jouw worp: druk op Enter om te gooien.
term-saved = Opgeslagen.
term-no = Dat kan niet: { $why }
term-face = { $name }, jij bent aan de beurt. Druk op Enter als niemand anders kijkt.
term-left = Tot ziens.
term-left-saved = Je spel is opgeslagen. Ga verder met: { $command }
term-over = Het spel is uit. { $count ->
    [0] Niemand heeft gewonnen.
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben gewonnen.
 }
term-player = speler { $number }
term-chance = toeval
term-takes-back = { $name } gaat terug naar gebeurtenis { $to }
term-resigns = { $name } geeft op
term-agrees = { $name } gaat akkoord
term-declines = { $name } weigert
term-flag = { $name } heeft geen tijd meer
term-seat = plaats { $seat }: { $name } { $what ->
    [joined] komt erbij
    [left] gaat weg
   *[replaced] neemt over
 }
term-points = { $name }: { $points }
cli-others-at = Andere apparaten openen { $address }
cli-no-others = Geen netwerkadres van deze computer antwoordt; alleen deze computer kan Parlour openen.
term-best = Je beste tot nu toe: { $points }.
term-best-new = Een nieuw eigen record: { $points }.
term-best-deal = Je beste met deze stenen: { $points }.
term-finish = Daarmee is het spel afgelopen. Typ het nog eens om te stoppen.
