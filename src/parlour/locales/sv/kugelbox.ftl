### Chikugo och Take It vid sidans bord.

## What the slip tells

kg-told-shape = { $shape ->
    [none] ingen kula i hål
    [one] en kula i hål
    [line] en linje
    [square] en kvadrat
   *[rectangle] en rektangel
 }
kg-told-threw = { $name } kastade { $points }, { kg-told-shape }
kg-told-chikugo = En Chikugo! Det vinner direkt.
kg-told-nadir = Lägst hittills: Nadir.
kg-told-holes = Röd { $red ->
    [miss] bredvid
   *[other] { $red }
 }, svart { $black ->
    [miss] bredvid
   *[other] { $black }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-told-turned = { $name } vände { $chip }
kg-told-nadir-takes = { $name }, Nadir, tog { $chip }
kg-told-nadir-takes-some = Nadir tog { $chip }
kg-told-nadir-why = Rundans lägsta kast.
kg-told-matches = Kastet: { $points }, { kg-told-shape }.
kg-told-pass = { $name } lät den ligga
kg-told-take = { $name } tog { $chip }
kg-told-rob = { $name } tog { $chip } från { $other }
kg-told-lay = { $name } lade ut { $chip }

## Everything else

kg-nadir = Nadir
kg-chip = { $chip ->
    [line] linjen
    [square] kvadraten
    [max] ”högst { $number }”
   *[other] { $number }:an
 }
kg-box = Lådan. Röd { $red ->
    [miss] bredvid
   *[other] i { $red }
 }, svart { $black ->
    [miss] bredvid
   *[other] i { $black }
 }.
kg-throw = Kasta
kg-turn-chip = Vänd en spelmark
kg-pass = Låt bli
kg-choose = Välj en spelmark
kg-look = Vy
kg-look-from = { $way ->
    [hand] Hand
    [above] Ovanifrån
   *[low] Lågt
 }
kg-wrong = Passar inte: { $chip }
kg-wrong-why = { $reason ->
    [match] Det talet, den linjen eller den formen kastade du inte.
    [exact] Från någon annan behöver du exakt det talet, en linje för en linje eller en kvadrat för en kvadrat.
    [throw] Kasta först.
    [take] Ta en spelmark från mitten.
    [rob] Du kan ta en spelmark från någon annan, eller låta bli.
    [lay] Lägg ut en av dina egna spelmarker.
   *[none] Vänd en spelmark först.
 }
kg-take = Ta { $chip }
kg-rob = Ta { $chip }
kg-lay = Lägg ut { $chip }
kg-clear = { $shared ->
    [yes] { $name }, med { $points } eller mer är du säker
   *[no] Med { $points } eller mer är du säker
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, kasta båda kulorna
   *[no] Kasta båda kulorna
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, kasta för att lägga ut en spelmark
   *[no] Kasta för att lägga ut en spelmark
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, vänd en spelmark
   *[no] Vänd en spelmark
 }
kg-take-ask = { $shared ->
    [yes] { $name }, vilken spelmark tar du?
   *[no] Vilken spelmark tar du?
 }
kg-rob-ask = { $shared ->
    [yes] { $name }, tar du en spelmark från någon annan?
   *[no] Ta en spelmark från någon annan?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, vilken spelmark lägger du ut?
   *[no] Vilken spelmark lägger du ut?
 }
kg-throw-how = Båda kulorna flyger tillsammans.
kg-hand = Dra kulorna bakåt och släpp.
kg-hand-after = Dra kulorna bakåt och släpp. { $name } har { $points }.
kg-wait = Ett ögonblick.
kg-threw = { $name }: { $points } poäng, { $shape ->
    [none] ingen kula i ett hål
    [one] en kula i ett hål
    [line] en linje
    [square] en kvadrat
   *[rectangle] en rektangel
 }{ $shape ->
    [none] { "" }
   *[other] { ", " }röd { $red ->
        [miss] bredvid
       *[other] { $red }
     }, svart { $black ->
        [miss] bredvid
       *[other] { $black }
     }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-is-nadir = { $name } är Nadir.
kg-middle = { $up ->
    [0] { $down ->
        [0] Mitten är tom
        [one] 1 spelmark i mitten, dold
       *[other] { $down } spelmarker i mitten, dolda
     }
   *[other] { $down ->
        [0] { $up } i mitten, alla öppna
       *[other] I mitten { $up } öppna, { $down } dolda
     }
 }
kg-no-chips = inga spelmarker
kg-out = säker
kg-just-threw = har nyss kastat
kg-round = { $phase ->
    [pick-up] Ta upp, runda { $round } av 12
    [lay-out] Lägg ut, runda { $round }
    [over] Spelet är slut
   *[take-it] Runda { $round }
 }
kg-won = { $count ->
    [one] { $names } vinner med { $points }
   *[other] { $names } delar segern med { $points }
 }
kg-lost = { $count ->
    [0] Ingen har förlorat
    [one] { $names } blir sittande med spelmarker och förlorar
   *[other] { $names } blir sittande med spelmarker och förlorar
 }
kg-aim-x = Hand, vänster till höger
kg-aim-dir = Riktning
kg-aim-force = Kraft
kg-aim-loft = Höjd
kg-aim-gap = Avstånd mellan kulorna
kg-aim-turn = Handens vridning
kg-flying = { $name } kastar
kg-in-the-air = Kulorna är i luften.
kg-skip = Hoppa över kastet
kg-say-chip = Det är { $chip }.
kg-say-take = { $name } tar { $chip }.
kg-say-rob = { $name } tar { $chip } från { $other }.
kg-say-lay = { $name } lägger ut { $chip }.
kg-say-pass = { $name } låter bli.
kg-tell-chips = { $count ->
    [0] { $name } har inga spelmarker.
   *[other] { $name } har { $chips }.
 }
kg-tell-up = Öppna: { $chips }.
kg-finer = Sikta med siffror

# Smart Calculators
kg-sum-first = Jag räknar själv först
kg-sum-how = Tecknet i den röda kulans rad förbinder de båda talen.
kg-sum-show = Visa
kg-sum-wrong = Inte { $points }. Titta en gång till.
kg-same-again = Samma igen
