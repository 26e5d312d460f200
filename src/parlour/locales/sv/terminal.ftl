### Kommandoraden och den enkla terminalen.

cli-see = se { $command }
cli-no-verb = kommandot { $verb } finns inte; de som finns är: { $verbs }
cli-page-at = Parlour körs på { $address } (Ctrl+C avslutar)
cli-no-page = Installera först det här för att spela i webbläsaren: { $install }
cli-no-screens = Installera först det här för hela skärmbilder i terminalen: { $install }
cli-home-at = I ditt hemnätverk finns det på { $address }
cli-screen-at = På storskärm, med mobiler som händer: { $address }
cli-no-home = Vi hittade inget hemnätverk, så Parlour fungerar bara på den här datorn.
cli-no-port = ingen ledig port hittades; välj en med parlour serve --port N

menu-game = { $name } (spelare: { $seats })
menu-how = Skriv en siffra för att starta det spelet, q för att avsluta. Fler sätt att spela: parlour play --help
menu-which = Vilket spel?
menu-people = Hur många personer ({ $low } till { $high })?
menu-answer = Svara med något av: { $answers }, eller q för att avsluta.

games-default = (standard { $value })
games-whole = ett heltal från { $low } till { $high }
games-nothing = { $allowed }, eller inget
games-chance = en sannolikhet från 0 till 1/2, som 3/20 eller 0.15
games-switch = on eller off

record-title = { $game }, parti { $match }
record-players = spelare: { $names }; val: { $options }
record-follows = Protokollet följer reglerna: { $events ->
    [one] 1 händelse.
   *[other] { $events } händelser.
 }
record-not-over = Partiet är inte slut än.
record-over = { $reason ->
    [played] Spelat till slut.
    [resigned] Slut för att någon gav upp.
    [draw] Oavgjort enligt överenskommelse.
    [end] Avslutat i samförstånd, räknat som det stod.
    [time] Slut för att någons tid tog slut.
    [left] Slut för att alla har gått.
    [aborted] Avbrutet före första draget.
   *[other] Slut.
 } { $count ->
    [0] Ingen är först.
   *[other] Först: { $names }.
 }

verify-typed = { $typed ->
    [one] Följer reglerna. 1 utfall skrevs in vid ett riktigt bord, så inget startvärde kan bevisa det.
   *[other] Följer reglerna. { $typed } utfall skrevs in vid ett riktigt bord, så inget startvärde kan bevisa dem.
 }
verify-fair = Rättvist: { $outcomes ->
    [one] 1 utfall följer av startvärdet.
   *[other] { $outcomes } utfall följer av startvärdet.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }1 kast räknades inte om.
   *[other] { " " }{ $skipped } kast räknades inte om.
 }
verify-not = inte bevisat: { $why }
term-fair = Slumpen kontrollerad: { $outcomes ->
    [0] inget drogs.
    [one] 1 utfall följer av det som förseglades före spelet.
   *[other] { $outcomes } utfall följer av det som förseglades före spelet.
 } Spara sigillet { $seal } och ditt tal { $nonce } om du vill kontrollera protokollet själv.
term-unfair = Slumpen stämmer inte: { $why }
term-void = Spelet slutade utan resultat: en spelare avslöjade inte sin del av dragningen.

analyse-value = värde { $value }{ $exact ->
    [yes] { "" }
   *[no] { " " }(inte bevisat)
 }
analyse-bound = { $bound ->
    [exact] { "" }
    [at_most] högst
    [at_least] minst
   *[estimate] uppskattat
 }

## Det enkla bordet

term-welcome = { $game }. Skriv hjälp för kommandona.
term-help = Skriv ett drag eller ett kommando:
      drag         dina tillåtna drag
      tips         det bästa draget
      visa         rita ställningen igen
      tillbaka     ta tillbaka det senaste draget, om slumpen inte har svarat
      spara FIL    skriv protokollet
      geupp        ge upp spelet
      sluta        lämna bordet
term-word-help = hjälp, help
term-word-moves = drag, moves
term-word-hint = tips, hint
term-word-show = visa, show
term-word-undo = tillbaka, undo
term-word-save = spara, save
term-word-resign = geupp, uppge, resign
term-word-quit = sluta, quit
term-word-yes = ja
term-word-no = nej
term-word-throw = kasta, throw
term-asked = Svara ja eller nej.
term-throw = Ditt kast: tryck på Enter för att kasta.
term-saved = Sparat.
term-no = Det går inte: { $why }
term-face = { $name }, det är din tur. Tryck på Enter när ingen annan tittar.
term-left = Hej då.
term-left-saved = Ditt spel är sparat. Fortsätt med: { $command }
term-over = Spelet är slut. { $count ->
    [0] Ingen vann.
   *[other] { $names } vann.
 }
term-player = spelare { $number }
term-chance = slumpen
term-takes-back = { $name } går tillbaka till händelse { $to }
term-resigns = { $name } ger upp
term-agrees = { $name } går med på det
term-declines = { $name } tackar nej
term-flag = { $name } har ingen tid kvar
term-seat = plats { $seat }: { $name } { $what ->
    [joined] kommer
    [left] går
   *[replaced] tar över
 }
term-points = { $name }: { $points }
cli-others-at = Andra enheter öppnar { $address }
cli-no-others = Ingen av datorns nätverksadresser svarar; bara den här datorn kan öppna Parlour.
term-best = Ditt bästa hittills: { $points }.
term-best-new = Ditt nya rekord: { $points }.
term-best-deal = Ditt bästa med de här brickorna: { $points }.
term-finish = Det avslutar spelet. Skriv det igen för att sluta.
