### Setting up a match, and the table that fills up before it begins.

setup-start = Starta spelet
setup-alone = Spela själv
setup-together = Spela med andra
setup-keep = Räkna poäng
setup-invite = { $count ->
    [one] Bjud in en vän
   *[other] Bjud in { $count } vänner
 }
setup-invite-name = Bjud in { $name }
setup-friend = Spela med en vän
setup-a-robot = Spela mot en robot
setup-change = Byt spelare
setup-agree-change = Ändra
setup-swap = Byt
setup-swap-label = Byt vem som börjar
setup-you = du
setup-you-name = Du
setup-a-friend = En vän
setup-by-link = kommer via länken
setup-first = börjar
setup-light = ljus
setup-dark = mörk
setup-level-short = nivå { $level }
setup-level = nivå { $level } av { $of }
setup-record = { $played ->
    [0] inte spelat än
   *[other] du vann { $won } av { $played }
 }
setup-usual = vanliga regler
setup-chosen = { $name }: { $value }
setup-changed = { $on ->
    [yes] { $name }
   *[no] utan: { $name }
 }
setup-no-clock = utan klocka
setup-minutes = { $minutes ->
    [one] ungefär en minut
   *[other] ungefär { $minutes } minuter
 }
setup-lots-decide = Lotten avgör vem som börjar.

## Who’s playing?

setup-who = Vilka spelar?
setup-chairs = Stolar
setup-seat-of = Plats { $seat } av { $of }
setup-add = En stol till
setup-remove = Ta bort stolen
setup-sits-here = Vem sitter här?
setup-kind-me = Någon här
setup-kind-robot = En robot
setup-kind-open = Vän via länk
setup-robot = Vilken robot?
setup-name = Namn
setup-used = Namn från förut
setup-link = Du får en länk att skicka.
setup-friend-name = Din väns namn, om du vill
setup-swap-first = Byt vem som börjar
setup-lots = Dra lott

## How shall we play?

setup-how = Hur spelar vi?
setup-changes = { $count ->
    [one] En ändring mot de vanliga reglerna
   *[other] { $count } ändringar mot de vanliga reglerna
 }
setup-back-to-usual = Tillbaka till vanliga regler
setup-presets = Färdiga regler
setup-more = Mer
setup-to-limit = till gränsen
setup-custom = Eget
setup-switch = { $on ->
    [yes] ja
   *[no] nej
 }
setup-clock-own = { $minutes } min + { $seconds } s per drag
setup-clock-minutes = Minuter per spelare
setup-clock-seconds = Sekunder extra per drag
setup-no-clock-row = Ingen, ta god tid på dig
setup-time = Speltid
setup-watch = Vem får titta på
setup-watch-link = Alla med länken
setup-watch-players = Bara de som spelar
setup-hints = Tips
setup-hints-on = { $on ->
    [yes] tillåtna för alla
   *[no] av
 }
setup-leaving = Om någon går
setup-leaving-robot = En robot spelar vidare
setup-leaving-forfeit = Den som går förlorar
setup-on-time = Om tiden tar slut
setup-on-time-lose = Spelet är förlorat
setup-on-time-robot = En robot spelar vidare
setup-public = Vem får vara med
setup-public-link = Bara med länken
setup-public-all = Alla, från de öppna borden
preset-to-100 = Till 100
preset-one-round = Snabbt, en runda
preset-digits = Siffror

## What each option changes

explain-placement = Kulorna glider ner längs sin pinne och staplas, eller går till vilken ledig plats som helst i kuben.
explain-flaps = Fler luckor ger längre turer. Tolv är det vanliga.
explain-dice = Alltid två tärningar, eller en när lite är kvar att stänga.
explain-scoring = Öppna luckor läggs ihop, eller läses som ett långt tal: 2, 5 och 8 blir 258.
explain-limit = Spelet slutar efter den runda då någon har så många minuspoäng.
explain-rounds = Ett bestämt antal rundor i stället för en gräns.
explain-shut = Den som stänger alla luckor vinner direkt, eller så spelar de andra klart rundan.
explain-eliminate = Når du gränsen åker du ut. Den som är kvar sist vinner.
explain-throw = Du siktar, släpper och kulorna rullar på riktigt, eller så väljer slumpen två hål.
explain-miss = Hur ofta en kula inte hamnar i något hål.
explain-smart_calculators = Räkna med talen och tecknen på lådans kant. För snabbräknare.
explain-lay_out = Lägg ut en spelmark per kast, eller alla som passar kastet.
explain-mode = Tillsammans vid bordet, eller på tre sätt för sig själv.
explain-referee = Avvisas direkt, eller läggs i god tro tills någon ifrågasätter.
explain-bonuses = Vissa rutor dubblar eller tredubblar ett tal eller en hel ekvation.
explain-tile_values = En 7:a ger sju poäng i stället för en. Poängen räknas snart i hundratal.
explain-diagonals = Ekvationer får också gå diagonalt. Svårare att se, mer att hitta.
explain-count_tiles = Vid lika poäng vinner den som använt flest brickor.
explain-trivial_powers = Två ettor i rad är en ekvation.
explain-board = Femton rutor med bonus, eller sjutton helt utan.
explain-start_bonus = Startrutan kan dubbla sina ekvationer.
explain-leftover = Vad brickor som blir över kostar på slutet.
explain-zeros = En nolla låter brickor ligga intill varandra utan ekvation.
explain-sets = Fler brickor ger ett längre spel.
explain-aids = Visa vad ett drag skulle ge innan du lägger det.
explain-level = Börja tomt, eller med siffror som bara ger en lösning.
explain-first = Lottas inför alla, eller bestäms i förväg.
explain-size = Hur många rader och kolumner.
explain-deal = Dagens brickor är lika för alla hela dagen. Vem får mest?

## A table that fills up

room-more = { $count ->
    [one] En stol kvar att fylla
   *[other] { $count } stolar kvar att fylla
 }
room-self = Spelet börjar av sig självt så snart alla sitter.
room-full = Alla är här
room-you-begin = Du börjar.
room-begins = { $name } börjar.
room-ready = Starta när du vill.
room-countdown = Startar om { $seconds }
room-wait = Vänta lite
room-start = Starta nu
room-fewer = Starta med { $count } i stället
room-fewer-alone = Starta själv i stället
room-seat-robot = Sätt dit en robot
room-robot-off = Gör stolen ledig
room-free = Ledig
room-invited = inbjuden
room-just = slog sig just ner
room-yours = din stol
room-agreed = Det här gäller
room-share-text = { $name } bjuder in dig till { $game }.
room-sat = { $name } har satt sig.
room-stood = { $name } har lämnat bordet.
room-chairs-free = { $count ->
    [0] Alla är här.
    [one] En stol är ledig.
   *[other] { $count } stolar är lediga.
 }
room-asks = { $name } bjuder in dig till { $game }
room-asked = Du är inbjuden till { $game }
room-name = Ditt namn vid bordet
room-join = Gå med
room-just-watch = Bara titta
room-watching = Du tittar på. Spelet börjar av sig självt så snart alla sitter.
room-is-full = Det här bordet är fullt.
room-is-full-why = Titta på, eller skapa ett eget?
room-own = Skapa ett eget
