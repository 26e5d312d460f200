### Setting up a match, and the table that fills up before it begins.

setup-start = Start spillet
setup-alone = Spil alene
setup-together = Spil med andre
setup-keep = Hold regnskab
setup-invite = { $count ->
    [one] Invitér en ven
   *[other] Invitér { $count } venner
 }
setup-invite-name = Invitér { $name }
setup-friend = Spil med en ven
setup-a-robot = Spil mod en robot
setup-change = Skift spillere
setup-agree-change = Ændr
setup-swap = Byt
setup-swap-label = Byt om på, hvem der begynder
setup-you = dig
setup-you-name = Dig
setup-a-friend = En ven
setup-by-link = kommer via linket
setup-first = begynder
setup-light = lys
setup-dark = mørk
setup-level-short = niveau { $level }
setup-level = niveau { $level } af { $of }
setup-record = { $played ->
    [0] ikke spillet endnu
   *[other] du vandt { $won } af { $played }
 }
setup-usual = sædvanlige regler
setup-chosen = { $name }: { $value }
setup-changed = { $on ->
    [yes] { $name }
   *[no] uden: { $name }
 }
setup-no-clock = uden ur
setup-minutes = { $minutes ->
    [one] omkring et minut
   *[other] omkring { $minutes } minutter
 }
setup-lots-decide = Lodtrækning afgør, hvem der begynder.

## Who’s playing?

setup-who = Hvem er med?
setup-chairs = Stole
setup-seat-of = Plads { $seat } af { $of }
setup-add = Sæt en stol til
setup-remove = Fjern denne stol
setup-sits-here = Hvem sidder her?
setup-kind-me = En her
setup-kind-robot = En robot
setup-kind-open = Ven via link
setup-robot = Hvilken robot?
setup-name = Navn
setup-used = Navne, du har brugt før
setup-link = Du får et link, du kan sende.
setup-friend-name = Din vens navn, hvis du vil
setup-swap-first = Byt om på, hvem der begynder
setup-lots = Træk lod

## How shall we play?

setup-how = Hvordan skal vi spille?
setup-changes = { $count ->
    [one] Én ændring fra de sædvanlige regler
   *[other] { $count } ændringer fra de sædvanlige regler
 }
setup-back-to-usual = Tilbage til de sædvanlige regler
setup-presets = Færdige regler
setup-more = Mere
setup-to-limit = til grænsen
setup-custom = Tilpasset
setup-switch = { $on ->
    [yes] ja
   *[no] nej
 }
setup-clock-own = { $minutes } min + { $seconds } s pr. træk
setup-clock-minutes = Minutter til hver
setup-clock-seconds = Sekunder ekstra pr. træk
setup-no-clock-row = Intet ur, tag jer god tid
setup-time = Varighed
setup-watch = Hvem må se med
setup-watch-link = Alle med linket
setup-watch-players = Kun dem, der spiller
setup-hints = Tip
setup-hints-on = { $on ->
    [yes] tilladt for alle
   *[no] slået fra
 }
setup-leaving = Hvis nogen går
setup-leaving-robot = En robot spiller videre
setup-leaving-forfeit = Så er spillet tabt
setup-on-time = Hvis tiden løber ud
setup-on-time-lose = Spillet er tabt
setup-on-time-robot = En robot spiller videre
setup-public = Hvem må være med
setup-public-link = Kun med linket
setup-public-all = Alle, fra de offentlige borde
preset-to-100 = Til 100
preset-one-round = Hurtigt, én runde
preset-digits = Cifre

## What each option changes

explain-placement = Kugler glider ned ad stangen og stables, eller de må ligge på enhver fri plads i kuben.
explain-flaps = Flere klapper giver en længere tur. Tolv er det almindelige.
explain-dice = Altid to terninger, eller én, når der kun er lidt tilbage at lukke.
explain-scoring = Åbne klapper lægges sammen eller læses som ét langt tal: 2, 5 og 8 er 258.
explain-limit = Spillet slutter efter den runde, hvor nogen når så mange minuspoint.
explain-rounds = Spil et fast antal runder i stedet for til en grænse.
explain-shut = Lukker du alle klapper, vinder du med det samme, eller de andre spiller runden færdig.
explain-eliminate = Når du grænsen, er du ude. Den sidste tilbage vinder.
explain-throw = Du sigter og slipper, og kuglerne ruller rigtigt, eller tilfældet vælger to huller.
explain-miss = Hvor tit en kugle ikke lander i noget hul.
explain-smart_calculators = Regn med tallene og tegnene på kassens kant. For hurtige hoveder.
explain-lay_out = Læg én brik ud pr. kast eller alle, som kastet passer til.
explain-mode = Sammen ved bordet eller på en af tre måder alene.
explain-referee = Afvises med det samme, eller lægges på tillid, til nogen anfægter det.
explain-bonuses = Nogle felter fordobler eller tredobler et tal eller et helt regnestykke.
explain-tile_values = Et 7-tal giver syv point i stedet for ét. Det løber op i hundreder.
explain-diagonals = Regnestykker må også gå på skrå. Sværere at se, mere at finde.
explain-count_tiles = Ved lige point vinder den, der har brugt flest brikker.
explain-trivial_powers = To ettaller ved siden af hinanden er et regnestykke.
explain-board = Femten felter med bonus eller sytten helt uden.
explain-start_bonus = Startfeltet kan fordoble sine regnestykker.
explain-leftover = Hvad brikker, du ikke fik lagt, koster til sidst.
explain-zeros = Med et nul må brikker ligge side om side uden regnestykke.
explain-sets = Flere brikker giver et længere spil.
explain-aids = Vis, hvad et træk ville give, før du lægger det.
explain-level = Begynd tomt eller med cifre, der kun giver én løsning.
explain-first = Ved lodtrækning for øjnene af alle, eller aftalt på forhånd.
explain-size = Hvor mange rækker og kolonner.
explain-deal = Dagens brikker er ens for alle hele dagen. Hvem får flest?

## A table that fills up

room-more = { $count ->
    [one] Der er én ledig stol
   *[other] Der er { $count } ledige stole
 }
room-self = Spillet begynder af sig selv, så snart alle sidder.
room-full = Alle er her
room-you-begin = Du begynder.
room-begins = { $name } begynder.
room-ready = Start, når du vil.
room-countdown = Starter om { $seconds }
room-wait = Vent lidt
room-start = Start nu
room-fewer = Start med { $count } i stedet
room-fewer-alone = Start alene i stedet
room-seat-robot = Sæt en robot til
room-robot-off = Gør stolen ledig
room-free = Ledig
room-invited = inviteret
room-just = har lige sat sig
room-yours = din stol
room-agreed = Sådan spiller vi
room-share-text = { $name } inviterer dig til { $game }.
room-sat = { $name } har sat sig.
room-stood = { $name } har forladt bordet.
room-chairs-free = { $count ->
    [0] Alle er her.
    [one] Én stol er ledig.
   *[other] { $count } stole er ledige.
 }
room-asks = { $name } inviterer dig til { $game }
room-asked = Du er inviteret til { $game }
room-name = Dit navn ved bordet
room-join = Vær med
room-just-watch = Se bare med
room-watching = Du ser med. Spillet begynder af sig selv, så snart alle sidder.
room-is-full = Dette bord er fuldt.
room-is-full-why = Vil du se med eller oprette dit eget?
room-own = Opret dit eget
