### Hvad parlour admin svarer dem, der passer en server.

desk-code = Engangskode: { $code }
desk-administrator = { $now ->
    [yes] { $person } er administrator nu.
   *[no] { $person } er ikke længere administrator.
 }
desk-reports = { $count ->
    [0] Ingen indberetninger.
    [one] { $count } indberetning:
   *[other] { $count } indberetninger:
 }
desk-report = { $id }  { $at }  { $by } om { $name } ({ $about }), parti { $match }: { $reason }
desk-said = skrev: { $said }
desk-closed = lukket { $at }: { $note }
desk-report-closed = Indberetning { $id } er lukket.
desk-sanctions = { $count ->
    [0] Ingen er udelukket.
    [one] { $count } udelukkelse:
   *[other] { $count } udelukkelser:
 }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] ingen chat
    [play] ingen chat og ingen nye partier
   *[all] ingen adgang
 } { $until }: { $reason }
desk-for-good = for altid
desk-until = til { $at }
desk-lifted = Udelukkelse { $id } er ophævet.
desk-words = { $count ->
    [0] Ingen ord er forbudt i navne.
   *[other] Forbudt i navne: { $words }
 }
desk-forbidden = Nye navne må ikke indeholde { $word }.
desk-allowed = Navne må igen indeholde { $word }.
desk-log = { $count ->
    [0] Der er ikke gjort noget endnu.
   *[other] Hvad værter har gjort, det nyeste først:
 }
desk-console = konsol
desk-did = { $what ->
    [code-issued] kode oprettet
    [administrator-made] gjort til administrator
    [administrator-unmade] ikke længere administrator
    [report-closed] indberetning lukket
    [sanction-laid] udelukket
    [sanction-lifted] udelukkelse ophævet
    [name-forbidden] ord forbudt
    [name-allowed] ord tilladt igen
    [league-made] liga oprettet
    [league-changed] liga ændret
    [league-deleted] liga slettet
    [season-started] sæson startet
    [season-opened] sæson åbnet
    [class-deleted] klasse slettet
    [pairing-settled] opgør afgjort
   *[other] { $what }
 }
desk-backup = Sikkerhedskopi skrevet: { $file }
desk-restored = Genskabt fra { $file }
desk-keys = Ny nøgle oprettet. Genstart serveren for at bruge den. Tidligere cookies gælder stadig.
desk-keys-dropped = Ny nøgle oprettet, de gamle er slettet. Genstart serveren: alle skal logge ind igen.
desk-private = hemmelig nøgle, til PARLOUR_PUSH_KEY: { $key }
desk-public = offentlig nøgle: { $key }
desk-checked = { $matches ->
    [one] { $matches } parti kontrolleret
   *[other] { $matches } partier kontrolleret
 }: { $problems ->
    [0] ingen fejl.
    [one] { $problems } fejl.
   *[other] { $problems } fejl.
 }
desk-listed-wrong = Listen over partier siger noget andet end optegnelsen.

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
desk-withdrawn = har trukket sig
desk-made = Liga oprettet: { $league }
desk-entered = { $name } er med i ligaen.
desk-left = { $name } har forladt ligaen.
desk-started = Sæsonen er begyndt: { $league }
desk-opened = Næste sæson er åben for tilmelding: { $league }
desk-settled = Opgør afgjort: { $league }
desk-renamed = Liga omdøbt: { $league }
desk-deleted = Liga slettet: { $league }

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
desk-class-deleted = Klasse slettet, med eleverne og deres data: { $id }
