### Abaku ved sidens bord.

## What the slip tells

ab-told-laid = { $name } lagde { $tiles }
ab-told-at = Fra { $at }.
ab-told-equations = { $count } regnestykker på én gang
ab-told-pass = { $name } meldte pas
ab-told-accept = { $name } godkendte det
ab-told-challenge = { $name } anfægtede det
ab-told-exchange = { $count ->
    [one] { $name } byttede { $count } brik
   *[other] { $name } byttede { $count } brikker
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = Brættet. Piletaster flytter, cifre lægger brikker, mellemrum skifter retning, Enter spiller.
ab-rack = Dine brikker
ab-tile = { $tile ->
    [joker] Joker
   *[other] Brik { $tile }
 }
ab-square = { $square }{ $bonus ->
    [n2] , tal gange 2
    [n3] , tal gange 3
    [e2] , regnestykke gange 2
    [e3] , regnestykke gange 3
    [start] , start
   *[none] { "" }
 }
ab-square-tile = { $square }: { $digit }{ $kind ->
    [new] , din, ikke spillet endnu
    [joker] , joker
   *[old] { "" }
 }
ab-bonus = { $bonus ->
    [n2] tal ×2
    [n3] tal ×3
    [e2] regnestykke ×2
   *[e3] regnestykke ×3
 }
ab-turn = { $shared ->
    [yes] { $name }, læg et regnestykke
   *[no] Læg et regnestykke
 }
ab-how = Vælg en brik og så et felt. Eller træk, eller skriv. Alle brikker i en tur ligger på én linje.
ab-one-line = Alle brikker i en tur ligger på én linje.
ab-equations = { $count ->
    [0] Intet regnestykke endnu
    [one] Ét regnestykke
   *[other] { $count } regnestykker
 }
ab-not-yet = Ikke endnu
ab-tiles-way = { $count } brikker, { $way ->
    [across] vandret
    [down] lodret
   *[diagonal] på skrå
 }
ab-bonus-on = { $over ->
    [yes] hvis du slipper: { $bonus }
   *[no] { $bonus } på { $square }
 }
ab-sum = { $kind ->
    [hint] Ville give
    [told] Det gav
   *[mine] Denne tur
 }
ab-hint = Tip
ab-hint-act = { $square }{ $way ->
    [across] , vandret
    [down] , lodret
    [diagonal] , på skrå
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = der er ikke lagt noget endnu
ab-told-by = lagt af { $name }
ab-let-go = Slip på { $square }
ab-left-over = { $count ->
    [one] En brik er tilovers
   *[other] { $count } brikker er tilovers
 }
ab-shuffle = Bland
ab-whole = Hele brættet
ab-speak = Sig det højt
ab-place = { $known ->
    [yes] Læg for { $points } point
   *[no] Læg brikkerne
 }
ab-place-first = Læg brikker
ab-place-not = Ikke gyldigt endnu
ab-take-up = Tag tilbage
ab-to-exchange = Byt
ab-exchange = { $count ->
    [0] Vælg brikker
    [one] Byt 1 brik
   *[other] Byt { $count } brikker
 }
ab-exchange-ask = { $count ->
    [0] Hvilke brikker vil du bytte?
    [one] Du bytter én brik
   *[other] Du bytter { $count } brikker
 }
ab-exchange-how = Du får lige så mange fra posen. Så er din tur brugt.
ab-exchange-not = Behold dem
ab-pass = Meld pas
ab-swapped = Jokeren er din nu, til gengæld for dens ciffer. Læg den, eller behold den, og læg andre.
ab-joker-ask = Hvilket ciffer er jokeren?
ab-joker-not = Ikke nu
ab-asked = { $act }: gælder det?
ab-asking = De andre ser på { $act }
ab-accept = Godkend
ab-challenge = Anfægt
ab-bag = { $count ->
    [0] Posen er tom.
    [one] 1 brik i posen.
   *[other] { $count } brikker i posen.
 }
ab-unseen = Brikker, du ikke har set
ab-wrong = Det går ikke.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } vinder med { $points }
   *[other] { $names } deler sejren med { $points }
 }
ab-end-why = Brikker, der er tilbage, koster point.
ab-end-left = { $count ->
    [0] Ingen brikker tilbage
    [one] 1 brik tilbage
   *[other] { $count } brikker tilbage
 }

ab-say-place = { $name } lægger { $act }: { $points } point.
ab-say-exchange = { $name } bytter { $count ->
    [one] 1 brik.
   *[other] { $count } brikker.
 }
ab-say-pass = { $name } melder pas.
ab-say-accept = { $name } godkender.
ab-say-challenge = { $name } anfægter.
ab-tell-row = Række { $row }: { $tiles }.
ab-tell-rack = Dine brikker: { $tiles }.

## Hvad der er galt med et udlæg, efter dets kode

ab-wrong-not-one-equation = de brikker er ikke alle med i ét regnestykke.
ab-wrong-contact-in-no-equation = de to rører hinanden, men er ikke sammen i et nyt regnestykke.
ab-wrong-no-old-tile = ingen brik, der lå der før, er med i et nyt regnestykke.
ab-wrong-gap = der er et mellemrum.
ab-wrong-not-on-start = i første tur skal en brik ligge på dette felt.
ab-wrong-two-tiles-first = I første tur skal du lægge mindst to brikker.
ab-wrong-nothing-touched = Ingen ny brik rører en brik på brættet.
ab-wrong-off-the-board = brikkerne går ud over brættet.
ab-wrong-square-taken = her ligger allerede en brik.
ab-wrong-no-joker-there = her er ingen joker.
ab-wrong-no-digit-for-joker = du har ikke jokerens ciffer.
ab-wrong-no-diagonals = I dette spil må man ikke lægge på skrå.
ab-wrong-not-in-rack = Den brik har du ikke.

# Magic squares
ab-magic-ask = Giv alle linjer samme sum
ab-magic-how = Vælg et ciffer og så et felt. Rækker, kolonner og begge diagonaler tæller.
ab-magic-lines = Linjer med samme sum: { $lines } af { $all }
ab-magic-square = { $square }: { $digit ->
    [none] frit
   *[other] { $digit }
 }
