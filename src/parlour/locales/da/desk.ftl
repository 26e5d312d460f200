### Hvad parlour admin svarer dem, der passer en server.

desk-code = Engangskode: { $code }
desk-administrator = { $now ->
    [yes] { $person } er administrator nu.
   *[no] { $person } er ikke længere administrator.
 }
desk-reports = { $count ->
    [0] Ingen anmeldelser.
    [one] { $count } anmeldelse:
   *[other] { $count } anmeldelser:
 }
desk-report = { $id }  { $at }  { $by } om { $name } ({ $about }), parti { $match }: { $reason }
desk-said = der stod: { $said }
desk-closed = klaret { $at }: { $note }
desk-report-closed = Anmeldelse { $id } er klaret.
desk-sanctions = { $count ->
    [0] Ingen sanktioner.
    [one] { $count } sanktion:
   *[other] { $count } sanktioner:
 }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] ingen chat
    [play] ingen chat og ingen nye partier
   *[all] ingen adgang
 } { $until }: { $reason }
desk-for-good = for altid
desk-until = til { $at }
desk-lifted = Sanktion { $id } er ophævet.
desk-words = { $count ->
    [0] Ingen ord er forbudt i navne.
   *[other] Forbudt i navne: { $words }
 }
desk-forbidden = Intet navn må længere indeholde { $word }.
desk-allowed = Navne må igen indeholde { $word }.
desk-log = { $count ->
    [0] Der er ikke gjort noget endnu.
   *[other] Hvad administratorer har gjort, det nyeste først:
 }
desk-console = konsol
desk-did = { $what ->
    [code-issued] kode givet ud
    [administrator-made] gjort til administrator
    [administrator-unmade] ikke længere administrator
    [report-closed] anmeldelse klaret
    [sanction-laid] sanktion givet
    [sanction-lifted] sanktion ophævet
    [name-forbidden] ord forbudt
    [name-allowed] ord tilladt
    [league-made] liga oprettet
    [league-changed] liga ændret
    [league-deleted] liga slettet
    [season-started] sæson begyndt
    [season-opened] sæson åbnet
    [class-deleted] klasse slettet
    [pairing-settled] møde afgjort
   *[other] { $what }
 }
desk-backup = Sikkerhedskopi skrevet: { $file }
desk-restored = Genskabt fra { $file }
desk-keys = Ny nøgle lavet. Genstart serveren for at bruge den. Tidligere cookies gælder stadig.
desk-keys-dropped = Ny nøgle lavet, de gamle er væk. Genstart serveren: alle skal logge ind igen.
desk-private = hemmelig nøgle, til PARLOUR_PUSH_KEY: { $key }
desk-public = offentlig nøgle: { $key }
desk-checked = { $matches ->
    [one] { $matches } parti set efter
   *[other] { $matches } partier set efter
 }: { $problems ->
    [0] alt er i orden.
    [one] { $problems } fejl.
   *[other] { $problems } fejl.
 }
desk-listed-wrong = Det står anderledes på listen, end det er.

## Ligaer

desk-leagues = { $count ->
    [0] Ingen ligaer endnu.
    [one] { $count } liga:
   *[other] { $count } ligaer:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
 }, sæson { $season }, runde { $round }, { $status ->
    [open] åben for tilmelding
    [running] i gang
   *[over] slut
 }
desk-season = { $name }: sæson { $season }, runde { $round }, { $status ->
    [open] åben for tilmelding
    [running] i gang
   *[over] slut
 }
desk-group = Gruppe { $group }
desk-column = { $of ->
    [place] nr.
    [name] navn
    [played] spillet
    [won] vundet
    [drawn] uafgjort
    [lost] tabt
   *[points] point
 }
desk-withdrawn = trukket ud
desk-made = Ligaen er oprettet: { $league }
desk-entered = { $name } er med i ligaen.
desk-left = { $name } er ikke længere med i ligaen.
desk-started = Sæsonen er begyndt: { $league }
desk-opened = Næste sæson er åben for tilmelding: { $league }
desk-settled = Mødet er afgjort: { $league }
desk-renamed = Ligaen har fået et nyt navn: { $league }
desk-deleted = Ligaen er slettet: { $league }

## Klasser

desk-classes = { $count ->
    [0] Ingen klasser endnu.
    [one] { $count } klasse:
   *[other] { $count } klasser:
 }
desk-class = { $id }  { $name } (kode { $code }): { $pupils ->
    [one] { $pupils } elev
   *[other] { $pupils } elever
 }
desk-pupil = { $name }: lavet { $done }, rigtige { $right }
desk-class-deleted = Klassen er slettet, med eleverne og deres data: { $id }
