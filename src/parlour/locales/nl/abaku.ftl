### Abaku aan de tafel van de pagina.

## What the slip tells

ab-told-laid = { $name } legde { $tiles }
ab-told-at = Vanaf { $at }.
ab-told-equations = { $count } sommen tegelijk
ab-told-pass = { $name } paste
ab-told-accept = { $name } accepteerde het
ab-told-challenge = { $name } betwistte het
ab-told-exchange = { $count ->
    [one] { $name } ruilde { $count } steen
   *[other] { $name } ruilde { $count } stenen
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = Het bord. Pijltjestoetsen verplaatsen, cijfers leggen stenen, spatie wisselt de richting, Enter speelt.
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
ab-tiles-way = { $count } stenen, { $way ->
    [across] horizontaal
    [down] verticaal
   *[diagonal] schuin
 }
ab-bonus-on = { $over ->
    [yes] als je loslaat: { $bonus }
   *[no] { $bonus } op { $square }
 }
ab-sum = { $kind ->
    [hint] Zou opleveren
    [told] Leverde op
   *[mine] Deze beurt
 }
ab-hint = Tip
ab-hint-act = { $square }{ $way ->
    [across] , horizontaal
    [down] , verticaal
    [diagonal] , schuin
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = er ligt nog niets
ab-told-by = gelegd door { $name }
ab-let-go = Loslaten op { $square }
ab-left-over = { $count ->
    [one] Eén steen blijft over
   *[other] { $count } stenen blijven over
 }
ab-shuffle = Husselen
ab-whole = Hele bord
ab-speak = Voorlezen
ab-place = { $known ->
    [yes] { $points ->
        [one] Leggen voor 1 punt
       *[other] Leggen voor { $points } punten
     }
   *[no] De stenen leggen
 }
ab-place-first = Leg stenen
ab-place-not = Nog niet geldig
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
ab-swapped = De joker is nu van jou, in ruil voor zijn cijfer. Leg hem, of houd hem en leg andere.
ab-joker-ask = Waar staat de joker voor?
ab-joker-not = Nu niet
ab-asked = { $act }: klopt dat?
ab-asking = De anderen bekijken { $act }
ab-accept = Accepteren
ab-challenge = Betwisten
ab-bag = { $count ->
    [0] De zak is leeg.
    [one] 1 steen in de zak.
   *[other] { $count } stenen in de zak.
 }
ab-unseen = Stenen die je nog niet gezien hebt
ab-wrong = Dat kan niet.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } wint met { $points }
   *[other] { $names } delen de overwinning met { $points }
 }
ab-end-why = Stenen die overblijven kosten punten.
ab-end-left = { $count ->
    [0] Geen stenen over
    [one] 1 steen over
   *[other] { $count } stenen over
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
ab-say-accept = { $name } accepteert het.
ab-say-challenge = { $name } betwist het.
ab-tell-row = Rij { $row }: { $tiles }.
ab-tell-rack = Jouw stenen: { $tiles }.

## Wat er mis is met een zet, naar zijn code

ab-wrong-not-one-equation = deze stenen horen niet allemaal bij één som.
ab-wrong-contact-in-no-equation = deze twee raken elkaar, maar geen nieuwe som heeft ze allebei.
ab-wrong-no-old-tile = geen steen die er al lag hoort bij een nieuwe som.
ab-wrong-gap = hier zit een gat.
ab-wrong-not-on-start = leg in de eerste beurt een steen op dit vak.
ab-wrong-two-tiles-first = Leg in de eerste beurt minstens twee stenen.
ab-wrong-nothing-touched = Geen nieuwe steen raakt een steen op het bord.
ab-wrong-off-the-board = de stenen gaan over de rand.
ab-wrong-square-taken = hier ligt al een steen.
ab-wrong-no-joker-there = hier ligt geen joker.
ab-wrong-no-digit-for-joker = je hebt het cijfer van de joker niet.
ab-wrong-no-diagonals = In dit spel mag je niet schuin leggen.
ab-wrong-not-in-rack = Deze steen heb je niet.

# Magic squares
ab-magic-ask = Geef elke lijn hetzelfde totaal
ab-magic-how = Kies een cijfer en dan een vak. Rijen, kolommen en beide diagonalen tellen.
ab-magic-lines = Lijnen met hetzelfde totaal: { $lines } van { $all }
ab-magic-square = { $square }: { $digit ->
    [none] vrij
   *[other] { $digit }
 }
