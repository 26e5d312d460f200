### Chikugo en Take It aan de tafel van de pagina.

## What the slip tells

kg-told-shape = { $shape ->
    [none] geen bal in een gat
    [one] één bal in een gat
    [line] een lijn
    [square] een vierkant
   *[rectangle] een rechthoek
 }
kg-told-threw = { $name } gooide { $points }, { kg-told-shape }
kg-told-chikugo = Een Chikugo! Dat wint meteen.
kg-told-nadir = Het laagst tot nu toe: Nadir.
kg-told-holes = Rood { $red ->
    [miss] mis
   *[other] { $red }
 }, zwart { $black ->
    [miss] mis
   *[other] { $black }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-told-turned = { $name } draaide { $chip } om
kg-told-nadir-takes = { $name }, de Nadir, nam { $chip }
kg-told-nadir-takes-some = De Nadir nam { $chip }
kg-told-nadir-why = De laagste worp van de ronde.
kg-told-matches = De worp: { $points }, { kg-told-shape }.
kg-told-pass = { $name } liet het liggen
kg-told-take = { $name } nam { $chip }
kg-told-rob = { $name } pakte { $chip } van { $other }
kg-told-lay = { $name } legde { $chip } af

## Everything else

kg-nadir = Nadir
kg-chip = { $chip ->
    [line] de lijn
    [square] het vierkant
    [max4] hoogstens 4
    [max6] hoogstens 6
   *[other] de { $chip }
 }
kg-box = De bak. Rood { $red ->
    [miss] mis
   *[other] op { $red }
 }, zwart { $black ->
    [miss] mis
   *[other] op { $black }
 }.
kg-throw = Werpen
kg-turn-chip = Een fiche omdraaien
kg-pass = Laten
kg-choose = Kies een fiche
kg-look = Kijk
kg-look-from = { $way ->
    [hand] Hand
    [above] Boven
   *[low] Laag
 }
kg-wrong = Past niet: { $chip }
kg-wrong-why = { $reason ->
    [match] Dat is niet wat je gooide.
    [exact] Van een ander krijg je die alleen met precies dat getal, de lijn met een rij, het vierkant met een vierkant.
    [throw] Eerst gooien.
    [take] Pak een fiche uit het midden.
    [rob] Je mag van iemand een fiche pakken, of het laten.
    [lay] Leg een van je eigen fiches af.
   *[none] Draai eerst een fiche om.
 }
kg-take = Neem { $chip }
kg-rob = Neem { $chip }
kg-lay = Leg { $chip } af
kg-clear = { $shared ->
    [yes] { $name }, met { $points } of meer ben je veilig
   *[no] Met { $points } of meer ben je veilig
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, werp beide ballen
   *[no] Werp beide ballen
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, werp om een fiche af te leggen
   *[no] Werp om een fiche af te leggen
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, draai een fiche om
   *[no] Draai een fiche om
 }
kg-take-ask = { $shared ->
    [yes] { $name }, welke fiche neem je?
   *[no] Welke fiche neem je?
 }
kg-rob-ask = { $shared ->
    [yes] { $name }, neem je er een van iemand af?
   *[no] Neem je er een van iemand af?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, welke fiche leg je af?
   *[no] Welke fiche leg je af?
 }
kg-throw-how = Beide ballen vliegen samen.
kg-hand = Trek de ballen naar achteren en laat los.
kg-hand-after = Trek de ballen naar achteren en laat los. { $name } heeft { $points }.
kg-wait = Een ogenblik.
kg-threw = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, { $shape ->
    [none] geen bal in een gat
    [one] één bal in een gat
    [line] een rij
    [square] een vierkant
   *[rectangle] een rechthoek
 }{ $shape ->
    [none] { "" }
   *[other] { ", " }rood { $red ->
        [miss] mis
       *[other] { $red }
     }, zwart { $black ->
        [miss] mis
       *[other] { $black }
     }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-is-nadir = { $name } is Nadir.
kg-middle = { $up ->
    [0] { $down ->
        [0] Het midden is leeg
        [one] 1 fiche in het midden, dicht
       *[other] { $down } fiches in het midden, dicht
     }
   *[other] { $down ->
        [0] { $up } in het midden, alle open
       *[other] In het midden { $up } open, { $down } dicht
     }
 }
kg-no-chips = geen fiches
kg-out = is veilig
kg-just-threw = heeft geworpen
kg-round = { $phase ->
    [pick-up] Oppakken, ronde { $round } van 12
    [lay-out] Afleggen, ronde { $round }
    [over] Het spel is uit
   *[take-it] Ronde { $round }
 }
kg-won = { $count ->
    [one] { $names } wint met { $points }
   *[other] { $names } delen de winst met { $points }
 }
kg-lost = { $count ->
    [0] Niemand heeft verloren
    [one] { $names } blijft met fiches zitten en verliest
   *[other] { $names } blijven met fiches zitten en verliezen
 }
kg-aim-x = Hand, links naar rechts
kg-aim-dir = Richting
kg-aim-force = Kracht
kg-aim-loft = Hoogte
kg-aim-gap = Afstand tussen de ballen
kg-aim-turn = Draaiing van de hand
kg-flying = { $name } werpt
kg-in-the-air = De ballen zijn in de lucht.
kg-skip = Worp overslaan
kg-say-chip = Het is { $chip }.
kg-say-take = { $name } neemt { $chip }.
kg-say-rob = { $name } neemt { $chip } van { $other }.
kg-say-lay = { $name } legt { $chip } af.
kg-say-pass = { $name } laat het.
kg-tell-chips = { $count ->
    [0] { $name } heeft geen fiches.
   *[other] { $name } heeft { $chips }.
 }
kg-tell-up = Open: { $chips }.
kg-finer = Met getallen mikken

# Smart Calculators
kg-sum-first = Eerst zelf uitrekenen
kg-sum-how = Het teken in de rij van de rode bal verbindt de twee getallen.
kg-sum-show = Tonen
kg-sum-wrong = Het is niet { $points }. Kijk nog eens.
