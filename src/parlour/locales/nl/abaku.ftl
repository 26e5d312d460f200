### Abaku aan de tafel van de pagina.

## What the slip tells

ab-told-laid = { $name } legde { $tiles }
ab-told-at = Vanaf { $at }.
ab-told-equations = { $count } vergelijkingen tegelijk
ab-told-pass = { $name } paste
ab-told-accept = { $name } keurde het goed
ab-told-challenge = { $name } betwistte het
ab-told-exchange = { $count ->
    [one] { $name } ruilde { $count } steen
   *[other] { $name } ruilde { $count } stenen
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = Het bord. Pijltjes verplaatsen, cijfers leggen stenen, spatie draait de richting, Enter speelt.
ab-rack = Jouw stenen
ab-tile = { $tile ->
    [joker] Joker
   *[other] Steen { $tile }
 }
ab-square = { $square }{ $bonus ->
    [n2] , getal maal 2
    [n3] , getal maal 3
    [e2] , som maal 2
    [e3] , som maal 3
    [start] , start
   *[none] { "" }
 }
ab-square-tile = { $square }: { $digit }{ $kind ->
    [new] , van jou, nog niet gespeeld
    [joker] , joker
   *[old] { "" }
 }
ab-bonus = { $bonus ->
    [n2] getal ×2
    [n3] getal ×3
    [e2] som ×2
   *[e3] som ×3
 }
ab-turn = { $shared ->
    [yes] { $name }, leg stenen die een som vormen
   *[no] Leg stenen die een som vormen
 }
ab-how = Pak een steen, dan een vak. Of sleep, of typ. Alle stenen van een beurt liggen op één lijn.
ab-one-line = Alle stenen van een beurt liggen op één lijn.
ab-equations = { $count ->
    [0] Nog geen som
    [one] Eén som
   *[other] { $count } sommen
 }
ab-not-yet = Nog niet
ab-tiles = { $count } stenen
ab-speak = Zeg het hardop
ab-this-turn = Deze beurt
ab-place = { $known ->
    [yes] { $points ->
        [one] Leggen voor 1 punt
       *[other] Leggen voor { $points } punten
     }
   *[no] De stenen leggen
 }
ab-place-first = Leg stenen
ab-place-not = Zo gaat het nog niet
ab-take-up = Terugnemen
ab-to-exchange = Ruilen
ab-exchange = { $count ->
    [0] Kies stenen
    [one] 1 steen ruilen
   *[other] { $count } stenen ruilen
 }
ab-exchange-ask = { $count ->
    [0] Welke stenen gaan terug?
    [one] Eén steen gaat terug
   *[other] { $count } stenen gaan terug
 }
ab-exchange-how = Je krijgt er evenveel uit de zak. Dat is je beurt.
ab-exchange-not = Houden
ab-pass = Passen
ab-swapped = De joker is nu van jou, voor zijn cijfer. Leg hem, of houd hem en leg andere.
ab-joker-ask = Waar staat de joker voor?
ab-joker-not = Nu niet
ab-asked = { $act }: klopt dat?
ab-asking = De anderen bekijken { $act }
ab-accept = Het klopt
ab-challenge = Betwisten
ab-bag = { $count ->
    [0] De zak is leeg.
    [one] 1 steen in de zak.
   *[other] { $count } stenen in de zak.
 }
ab-unseen = Stenen die je niet gezien hebt
ab-wrong = Zo gaat het niet.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } wint met { $points }
   *[other] { $names } delen de winst met { $points }
 }

ab-say-place = { $name } legt { $act }: { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
 }
ab-say-exchange = { $name } ruilt { $count ->
    [one] 1 steen.
   *[other] { $count } stenen.
 }
ab-say-pass = { $name } past.
ab-say-accept = { $name } vindt het goed.
ab-say-challenge = { $name } betwist het.
ab-tell-row = Rij { $row }: { $tiles }.
ab-tell-rack = Jouw stenen: { $tiles }.

## Wat er mis is met een zet, naar zijn code

ab-wrong-not-one-equation = deze stenen staan niet samen in één som.
ab-wrong-contact-in-no-equation = deze twee raken elkaar, maar geen nieuwe som heeft ze allebei.
ab-wrong-no-old-tile = geen steen die er al lag hoort bij een nieuwe som.
ab-wrong-gap = daar is een gat.
ab-wrong-not-on-start = de eerste beurt legt een steen op dit vak.
ab-wrong-two-tiles-first = De eerste beurt legt twee stenen of meer.
ab-wrong-nothing-touched = Geen nieuwe steen raakt een steen op het bord.
ab-wrong-off-the-board = de stenen gaan over de rand.
ab-wrong-square-taken = daar ligt al een steen.
ab-wrong-no-joker-there = daar ligt geen joker.
ab-wrong-no-digit-for-joker = je hebt het cijfer van de joker niet.
ab-wrong-no-diagonals = Hier wordt niet schuin gelegd.
ab-wrong-not-in-rack = Die steen heb je niet.

# Magic squares
ab-magic-ask = Geef elke lijn dezelfde som
ab-magic-how = Kies een cijfer en dan een vakje. Rijen, kolommen en beide diagonalen tellen.
ab-magic-lines = Lijnen met dezelfde som: { $lines } van { $all }
ab-magic-square = { $square }: { $digit ->
    [none] vrij
   *[other] { $digit }
 }
