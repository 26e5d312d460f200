### De opdrachtregel en de eenvoudige terminal.

cli-see = zie { $command }
cli-no-verb = de opdracht { $verb } bestaat niet; opdrachten zijn: { $verbs }
cli-page-at = Parlour is op { $address } (Ctrl+C stopt het)
cli-no-page = De pagina in de browser is een apart onderdeel: { $install }
cli-no-screens = Hele schermen in de terminal zijn een apart onderdeel: { $install }
cli-home-at = In het thuisnetwerk staat het op { $address }
cli-no-home = Er is geen thuisnetwerk te vinden; Parlour is alleen voor deze computer.
cli-no-port = geen vrije poort; parlour serve --port N neemt een andere

menu-game = { $name } (spelers: { $seats })
menu-how = Een getal begint dat spel, q stopt. Meer manieren om te spelen: parlour play --help
menu-which = Welk spel?
menu-people = Hoeveel mensen ({ $low } tot { $high })?
menu-answer = Antwoord met een van: { $answers }, of q om te gaan.

games-default = (anders { $value })
games-whole = een geheel getal van { $low } tot { $high }
games-nothing = { $allowed }, of niets
games-chance = een kans van 0 tot 1/2, zoals 3/20 of 0.15
games-switch = on of off

record-title = { $game }, partij { $match }
record-players = spelers: { $names }; afspraken: { $options }
record-follows = Het verslag volgt de regels: { $events ->
    [one] 1 gebeurtenis.
   *[other] { $events } gebeurtenissen.
 }
record-not-over = De partij is niet uit.
record-over = { $reason ->
    [played] Uitgespeeld.
    [resigned] Uit omdat iemand opgaf.
    [draw] Gelijkspel afgesproken.
    [end] In overleg beëindigd, geteld zoals het stond.
    [time] Uit omdat iemands tijd om was.
    [left] Uit omdat iedereen vertrokken is.
    [aborted] Gestopt voor de eerste zet.
   *[other] Uit.
 } { $count ->
    [0] Niemand is eerste.
   *[other] Eerste: { $names }.
 }

verify-typed = { $typed ->
    [one] Volgt de regels: 1 uitkomst is aan een echte tafel ingetikt; geen beginwaarde bewijst haar.
   *[other] Volgt de regels: { $typed } uitkomsten zijn aan een echte tafel ingetikt; geen beginwaarde bewijst ze.
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
term-void = Het spel eindigde zonder uitslag: iemand heeft het eigen deel van de loting niet onthuld.

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
term-help = Typ een zet, of een van deze:
      zetten             wat nu mag
      tip                de beste zet hier
      toon               teken de stelling nog eens
      terug              neem de laatste zet terug, als het toeval niet geantwoord heeft
      bewaar BESTAND     schrijf het verslag
      opgeven            geef deze plaats op
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
term-saved = Bewaard.
term-no = Nee: { $why }
term-face = { $name }, jij bent aan zet: druk op Enter als niemand anders kijkt.
term-left = Tot ziens.
term-left-saved = De partij is bewaard; ga verder met: { $command }
term-over = De partij is uit. { $count ->
    [0] Niemand heeft gewonnen.
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben gewonnen.
 }
term-player = speler { $number }
term-chance = toeval
term-takes-back = { $name } gaat terug naar gebeurtenis { $to }
term-resigns = { $name } geeft op
term-agrees = { $name } is akkoord
term-declines = { $name } weigert
term-flag = { $name } heeft geen tijd meer
term-seat = plaats { $seat }: { $name } { $what ->
    [joined] komt erbij
    [left] gaat weg
   *[replaced] neemt over
 }
term-points = { $name }: { $points }
