### Wat parlour admin antwoordt aan wie een server beheert.

desk-code = Eenmalige code: { $code }
desk-administrator = { $now ->
    [yes] { $person } is nu beheerder.
   *[no] { $person } is geen beheerder meer.
 }
desk-reports = { $count ->
    [0] Geen meldingen.
    [one] { $count } melding:
   *[other] { $count } meldingen:
 }
desk-report = { $id }  { $at }  { $by } over { $name } ({ $about }), partij { $match }: { $reason }
desk-said = er stond: { $said }
desk-closed = afgehandeld { $at }: { $note }
desk-report-closed = Melding { $id } is afgehandeld.
desk-sanctions =
    { $count ->
        [0] Niemand is geblokkeerd.
        [one] { $count } blokkade:
       *[other] { $count } blokkades:
    }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] geen chat
    [play] geen chat en geen nieuwe partijen
   *[all] geen toegang
 } { $until }: { $reason }
desk-for-good = voorgoed
desk-until = tot { $at }
desk-lifted = Blokkade { $id } is opgeheven.
desk-words = { $count ->
    [0] Geen woord is verboden in namen.
   *[other] Verboden in namen: { $words }
 }
desk-forbidden = Nieuwe namen mogen { $word } niet bevatten.
desk-allowed = Namen mogen weer { $word } bevatten.
desk-log = { $count ->
    [0] Er is nog niets gedaan.
   *[other] Wat beheerders deden, het nieuwste eerst:
 }
desk-console = console
desk-did = { $what ->
    [code-issued] code uitgegeven
    [administrator-made] beheerder gemaakt
    [administrator-unmade] geen beheerder meer
    [report-closed] melding afgehandeld
    [sanction-laid] geblokkeerd
    [sanction-lifted] blokkade opgeheven
    [name-forbidden] woord verboden
    [name-allowed] woord toegestaan
    [league-made] competitie gemaakt
    [league-changed] competitie gewijzigd
    [league-deleted] competitie verwijderd
    [season-started] seizoen begonnen
    [season-opened] seizoen geopend
    [class-deleted] klas verwijderd
    [pairing-settled] ontmoeting beslist
   *[other] { $what }
 }
desk-backup = Reservekopie geschreven: { $file }
desk-restored = Teruggezet uit { $file }
desk-keys = Nieuwe sleutel gemaakt. Herstart de server om die te gebruiken. Eerder ondertekende cookies blijven geldig.
desk-keys-dropped = Nieuwe sleutel gemaakt, oude verwijderd. Herstart de server: iedereen moet opnieuw inloggen.
desk-private = geheime sleutel, voor PARLOUR_PUSH_KEY: { $key }
desk-public = openbare sleutel: { $key }
desk-checked = { $matches ->
    [one] { $matches } partij nagegaan
   *[other] { $matches } partijen nagegaan
 }: { $problems ->
    [0] geen problemen.
    [one] { $problems } probleem.
   *[other] { $problems } problemen.
 }
desk-listed-wrong = De lijst met partijen zegt iets anders dan het verslag.

## Competities

desk-leagues = { $count ->
    [0] Nog geen competities.
    [one] { $count } competitie:
   *[other] { $count } competities:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
 }, seizoen { $season }, ronde { $round }, { $status ->
    [open] open voor inschrijving
    [running] bezig
   *[over] afgelopen
 }
desk-season = { $name }: seizoen { $season }, ronde { $round }, { $status ->
    [open] open voor inschrijving
    [running] bezig
   *[over] afgelopen
 }
desk-group = Groep { $group }
desk-column = { $of ->
    [place] plek
    [name] naam
    [played] gespeeld
    [won] gewonnen
    [drawn] gelijk
    [lost] verloren
   *[points] punten
 }
desk-withdrawn = afgemeld
desk-made = Competitie gemaakt: { $league }
desk-entered = { $name } doet mee aan de competitie.
desk-left = { $name } heeft de competitie verlaten.
desk-started = Het seizoen is begonnen: { $league }
desk-opened = Het volgende seizoen is open voor inschrijving: { $league }
desk-settled = Ontmoeting beslist: { $league }
desk-renamed = Competitie hernoemd: { $league }
desk-deleted = Competitie verwijderd: { $league }

## Klassen

desk-classes = { $count ->
    [0] Nog geen klassen.
    [one] { $count } klas:
   *[other] { $count } klassen:
 }
desk-class = { $id }  { $name } (code { $code }): { $pupils ->
    [one] { $pupils } leerling
   *[other] { $pupils } leerlingen
 }
desk-pupil = { $name }: { $done } gedaan, { $right } goed
desk-class-deleted = Klas verwijderd, met de leerlingen en hun gegevens: { $id }
