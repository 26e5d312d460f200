### Vad parlour admin svarar den som sköter en server.

desk-code = Engångskod: { $code }
desk-administrator = { $now ->
    [yes] { $person } är administratör nu.
   *[no] { $person } är inte längre administratör.
 }
desk-reports =
    { $count ->
        [0] Inga rapporter.
        [one] { $count } rapport:
       *[other] { $count } rapporter:
    }
desk-report = { $id }  { $at }  { $by } om { $name } ({ $about }), parti { $match }: { $reason }
desk-said = det stod: { $said }
desk-closed = avslutad { $at }: { $note }
desk-report-closed = Rapport { $id } är avslutad.
desk-sanctions =
    { $count ->
        [0] Ingen är avstängd.
        [one] { $count } avstängning:
       *[other] { $count } avstängningar:
    }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] ingen chatt
    [play] ingen chatt och inga nya partier
   *[all] inget tillträde
 } { $until }: { $reason }
desk-for-good = för alltid
desk-until = till { $at }
desk-lifted = Avstängning { $id } är hävd.
desk-words = { $count ->
    [0] Inget ord är förbjudet i namn.
   *[other] Förbjudna i namn: { $words }
 }
desk-forbidden = Nya namn får inte innehålla { $word }.
desk-allowed = Namn får innehålla { $word } igen.
desk-log = { $count ->
    [0] Inget har gjorts än.
   *[other] Vad administratörer har gjort, det senaste först:
 }
desk-console = konsol
desk-did = { $what ->
    [code-issued] kod utfärdad
    [administrator-made] gjord till administratör
    [administrator-unmade] inte längre administratör
    [report-closed] rapport avslutad
    [sanction-laid] avstängd
    [sanction-lifted] avstängning hävd
    [name-forbidden] ord förbjudet
    [name-allowed] ord tillåtet
    [league-made] liga skapad
    [league-changed] liga ändrad
    [league-deleted] liga borttagen
    [season-started] säsong startad
    [season-opened] säsong öppnad
    [class-deleted] klass borttagen
    [pairing-settled] möte avgjort
   *[other] { $what }
 }
desk-backup = Säkerhetskopia skriven: { $file }
desk-restored = Återställt från { $file }
desk-keys = Ny nyckel skapad. Starta om servern för att använda den. Kakor signerade tidigare gäller fortfarande.
desk-keys-dropped = Ny nyckel skapad, gamla borttagna. Starta om servern: alla måste logga in igen.
desk-private = hemlig nyckel, för PARLOUR_PUSH_KEY: { $key }
desk-public = öppen nyckel: { $key }
desk-checked = { $matches ->
    [one] { $matches } parti kontrollerat
   *[other] { $matches } partier kontrollerade
 }: { $problems ->
    [0] inga fel.
    [one] { $problems } fel.
   *[other] { $problems } fel.
 }
desk-listed-wrong = Listan över partier säger något annat än protokollet.

## Ligor

desk-leagues = { $count ->
    [0] Inga ligor än.
    [one] { $count } liga:
   *[other] { $count } ligor:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } spelare
   *[other] { $players } spelare
 }, säsong { $season }, rond { $round }, { $status ->
    [open] öppen för anmälan
    [running] pågår
   *[over] slut
 }
desk-season = { $name }: säsong { $season }, rond { $round }, { $status ->
    [open] öppen för anmälan
    [running] pågår
   *[over] slut
 }
desk-group = Grupp { $group }
desk-column = { $of ->
    [place] plac.
    [name] namn
    [played] spelade
    [won] vunna
    [drawn] oavgj.
    [lost] förlorade
   *[points] poäng
 }
desk-withdrawn = avhoppad
desk-made = Liga skapad: { $league }
desk-entered = { $name } har gått med i ligan.
desk-left = { $name } har lämnat ligan.
desk-started = Säsongen har börjat: { $league }
desk-opened = Nästa säsong är öppen för anmälan: { $league }
desk-settled = Möte avgjort: { $league }
desk-renamed = Ligan har bytt namn: { $league }
desk-deleted = Liga borttagen: { $league }

## Klasser

desk-classes = { $count ->
    [0] Inga klasser än.
    [one] { $count } klass:
   *[other] { $count } klasser:
 }
desk-class = { $id }  { $name } (kod { $code }): { $pupils ->
    [one] { $pupils } elev
   *[other] { $pupils } elever
 }
desk-pupil = { $name }: { $done } gjorda, { $right } rätt
desk-class-deleted = Klass borttagen, med eleverna och deras uppgifter: { $id }
