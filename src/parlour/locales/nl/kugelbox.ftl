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
kg-told-nadir-takes = { $name }, de Nadir, pakte { $chip }
kg-told-nadir-takes-some = De Nadir pakte { $chip }
kg-told-nadir-why = De laagste worp van de ronde.
kg-told-matches = De worp: { $points }, { kg-told-shape }.
kg-told-pass = { $name } liet het liggen
kg-told-take = { $name } pakte { $chip }
kg-told-rob = { $name } pakte { $chip } van { $other }
kg-told-lay = { $name } legde { $chip } af

## Everything else

kg-nadir = Nadir
kg-chip = { $chip ->
    [line] de lijn
    [square] het vierkant
    [max] de ‘max { $number }’
   *[other] de { $number }
 }
kg-box = De bak. Rood { $red ->
    [miss] mis
   *[other] op { $red }
 }, zwart { $black ->
    [miss] mis
   *[other] op { $black }
 }.
kg-throw = Gooien
kg-turn-chip = Een fiche omdraaien
kg-pass = Laten liggen
kg-choose = Kies een fiche
kg-look = Aanzicht
kg-look-from = { $way ->
    [hand] Hand
    [above] Van boven
   *[low] Laag
 }
kg-wrong = Past niet: { $chip }
kg-wrong-why = { $reason ->
    [match] Dat getal, die lijn of die vorm heb je niet gegooid.
    [exact] Van een ander heb je precies dat getal nodig, een lijn voor een lijn of een vierkant voor een vierkant.
    [throw] Eerst gooien.
    [take] Pak een fiche uit het midden.
    [rob] Je mag een fiche van een ander pakken, of het laten.
    [lay] Leg een van je eigen fiches af.
   *[none] Draai eerst een fiche om.
 }
kg-take = { $chip } pakken
kg-rob = { $chip } pakken
kg-lay = { $chip } afleggen
kg-clear = { $shared ->
    [yes] { $name }, met { $points } of meer ben je veilig
   *[no] Met { $points } of meer ben je veilig
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, gooi beide ballen
   *[no] Gooi beide ballen
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, gooi om een fiche af te leggen
   *[no] Gooi om een fiche af te leggen
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, draai een fiche om
   *[no] Draai een fiche om
 }
kg-take-ask =
    { $shared ->
        [yes] { $name }, welke fiche pak je?
       *[no] Welke fiche pak je?
    }
kg-rob-ask = { $shared ->
    [yes] { $name }, pak je een fiche van een ander?
   *[no] Een fiche van een ander pakken?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, welke fiche leg je af?
   *[no] Welke fiche leg je af?
 }
kg-throw-how = Beide ballen vliegen samen.
kg-hand = Trek de ballen naar achteren en laat los.
kg-hand-after = Trek de ballen naar achteren en laat los. { $name } heeft { $points }.
kg-wait = Een moment.
kg-threw = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, { $shape ->
    [none] geen bal in een gat
    [one] één bal in een gat
    [line] een lijn
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
kg-out = veilig
kg-just-threw = heeft gegooid
kg-round = { $phase ->
    [pick-up] Oppakken, ronde { $round } van 12
    [lay-out] Afleggen, ronde { $round }
    [over] Het spel is uit
   *[take-it] Ronde { $round }
 }
kg-won = { $count ->
    [one] { $names } wint met { $points }
   *[other] { $names } delen de overwinning met { $points }
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
kg-flying = { $name } gooit
kg-in-the-air = De ballen zijn in de lucht.
kg-skip = Worp overslaan
kg-say-chip = Het is { $chip }.
kg-say-take = { $name } pakt { $chip }.
kg-say-rob = { $name } pakt { $chip } van { $other }.
kg-say-lay = { $name } legt { $chip } af.
kg-say-pass = { $name } laat het liggen.
kg-tell-chips = { $count ->
    [0] { $name } heeft geen fiches.
   *[other] { $name } heeft { $chips }.
 }
kg-tell-up = Open: { $chips }.
kg-finer = Mikken met getallen

# Smart Calculators
kg-sum-first = Eerst zelf uitrekenen
kg-sum-how = Het teken in de rij van de rode bal verbindt de twee getallen.
kg-sum-show = Tonen
kg-sum-wrong = Niet { $points }. Kijk nog eens.
kg-same-again = Nog eens zo
