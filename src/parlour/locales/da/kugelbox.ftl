### Chikugo og Take It ved sidens bord.

## What the slip tells

kg-told-shape = { $shape ->
    [none] ingen kugle i et hul
    [one] én kugle i et hul
    [line] en linje
    [square] et kvadrat
   *[rectangle] et rektangel
 }
kg-told-threw = { $name } kastede { $points }, { kg-told-shape }
kg-told-chikugo = En Chikugo! Det er sejr med det samme.
kg-told-nadir = Lavest indtil nu: Nadir.
kg-told-holes = Rød { $red ->
    [miss] ved siden af
   *[other] { $red }
 }, sort { $black ->
    [miss] ved siden af
   *[other] { $black }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-told-turned = { $name } vendte { $chip }
kg-told-nadir-takes = { $name }, som er Nadir, tog { $chip }
kg-told-nadir-takes-some = Nadir tog { $chip }
kg-told-nadir-why = Rundens laveste kast.
kg-told-matches = Kastet: { $points }, { kg-told-shape }.
kg-told-pass = { $name } lod det være
kg-told-take = { $name } tog { $chip }
kg-told-rob = { $name } tog { $chip } fra { $other }
kg-told-lay = { $name } lagde { $chip } ud

## Everything else

kg-nadir = Nadir
kg-chip = { $chip ->
    [line] linjen
    [square] kvadratet
    [max] »højst { $number }«
   *[other] { $number }’eren
 }
kg-box = Kassen. Rød { $red ->
    [miss] ved siden af
   *[other] i { $red }
 }, sort { $black ->
    [miss] ved siden af
   *[other] i { $black }
 }.
kg-throw = Kast
kg-turn-chip = Vend en brik
kg-pass = Lad det være
kg-choose = Vælg en brik
kg-look = Vinkel
kg-look-from = { $way ->
    [hand] Hånd
    [above] Ovenfra
   *[low] Lavt
 }
kg-wrong = Passer ikke: { $chip }
kg-wrong-why = { $reason ->
    [match] Det tal, den linje eller det kvadrat er ikke det, du kastede.
    [exact] Fra en anden kræver det præcis det tal, en linje til en linje eller et kvadrat til et kvadrat.
    [throw] Kast først.
    [take] Tag en brik fra midten.
    [rob] Du kan tage en brik fra en anden eller lade være.
    [lay] Læg en af dine egne brikker ud.
   *[none] Vend en brik først.
 }
kg-take = Tag { $chip }
kg-rob = Tag { $chip }
kg-lay = Læg { $chip } ud
kg-clear = { $shared ->
    [yes] { $name }, { $points } eller mere redder dig
   *[no] { $points } eller mere redder dig
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, kast begge kugler
   *[no] Kast begge kugler
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, kast for at lægge en brik ud
   *[no] Kast for at lægge en brik ud
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, vend en brik
   *[no] Vend en brik
 }
kg-take-ask = { $shared ->
    [yes] { $name }, hvilken brik tager du?
   *[no] Hvilken brik tager du?
 }
kg-rob-ask = { $shared ->
    [yes] { $name }, vil du tage en brik fra en anden?
   *[no] Vil du tage en brik fra en anden?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, hvilken brik lægger du ud?
   *[no] Hvilken brik lægger du ud?
 }
kg-throw-how = Begge kugler flyver sammen.
kg-hand = Træk kuglerne tilbage, og slip.
kg-hand-after = Træk kuglerne tilbage, og slip. { $name } har { $points }.
kg-wait = Et øjeblik.
kg-threw = { $name }: { $points } point, { $shape ->
    [none] ingen kugle i et hul
    [one] én kugle i et hul
    [line] en linje
    [square] et kvadrat
   *[rectangle] et rektangel
 }{ $shape ->
    [none] { "" }
   *[other] { ", " }rød { $red ->
        [miss] ved siden af
       *[other] { $red }
     }, sort { $black ->
        [miss] ved siden af
       *[other] { $black }
     }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-is-nadir = { $name } er Nadir.
kg-middle = { $up ->
    [0] { $down ->
        [0] Midten er tom
        [one] 1 brik i midten, med bagsiden op
       *[other] { $down } brikker i midten, med bagsiden op
     }
   *[other] { $down ->
        [0] { $up } i midten, alle vendt
       *[other] I midten { $up } vendt, { $down } med bagsiden op
     }
 }
kg-no-chips = ingen brikker
kg-out = i sikkerhed
kg-just-threw = har lige kastet
kg-round = { $phase ->
    [pick-up] Saml op, runde { $round } af 12
    [lay-out] Læg ud, runde { $round }
    [over] Spillet er slut
   *[take-it] Runde { $round }
 }
kg-won = { $count ->
    [one] { $names } vinder med { $points }
   *[other] { $names } deler sejren med { $points }
 }
kg-lost = { $count ->
    [0] Ingen har tabt
    [one] { $names } sidder tilbage med brikker og taber
   *[other] { $names } sidder tilbage med brikker og taber
 }
kg-aim-x = Hånden, venstre til højre
kg-aim-dir = Retning
kg-aim-force = Kraft
kg-aim-loft = Højde
kg-aim-gap = Afstand mellem kuglerne
kg-aim-turn = Håndens drejning
kg-flying = { $name } kaster
kg-in-the-air = Kuglerne er i luften.
kg-skip = Spring animationen over
kg-finer = Angiv sigtet i tal

kg-say-chip = Det er { $chip }.
kg-say-take = { $name } tager { $chip }.
kg-say-rob = { $name } tager { $chip } fra { $other }.
kg-say-lay = { $name } lægger { $chip } ud.
kg-say-pass = { $name } lader det være.
kg-tell-chips = { $count ->
    [0] { $name } har ingen brikker.
   *[other] { $name } har { $chips }.
 }
kg-tell-up = Vendt: { $chips }.

# Smart Calculators
kg-sum-first = Lad mig regne selv først
kg-sum-how = Tegnet i den røde kugles række forbinder de to tal.
kg-sum-show = Vis det
kg-sum-wrong = Det er ikke { $points }. Se efter igen.
kg-same-again = Samme kast igen
