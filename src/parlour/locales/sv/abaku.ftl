### Abaku vid sidans bord.

## What the slip tells

ab-told-laid = { $name } lade { $tiles }
ab-told-at = Från { $at }.
ab-told-equations = { $count } ekvationer på en gång
ab-told-pass = { $name } passade
ab-told-accept = { $name } godkände det
ab-told-challenge = { $name } ifrågasatte det
ab-told-exchange = { $count ->
    [one] { $name } bytte { $count } bricka
   *[other] { $name } bytte { $count } brickor
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = Brädet. Piltangenter flyttar, siffror lägger brickor, mellanslag byter riktning, Enter spelar.
ab-rack = Dina brickor
ab-tile = { $tile ->
    [joker] Joker
   *[other] Bricka { $tile }
 }
ab-square = { $square }{ $bonus ->
    [n2] , tal gånger 2
    [n3] , tal gånger 3
    [e2] , ekvation gånger 2
    [e3] , ekvation gånger 3
    [start] , start
   *[none] { "" }
 }
ab-square-tile = { $square }: { $digit }{ $kind ->
    [new] , din, inte spelad än
    [joker] , joker
   *[old] { "" }
 }
ab-bonus = { $bonus ->
    [n2] tal ×2
    [n3] tal ×3
    [e2] ekvation ×2
   *[e3] ekvation ×3
 }
ab-turn = { $shared ->
    [yes] { $name }, lägg brickor som blir ett räknestycke
   *[no] Lägg brickor som blir ett räknestycke
 }
ab-how = Ta en bricka, sedan en ruta. Eller dra, eller skriv. Alla brickor i ett drag ligger på en linje.
ab-one-line = Alla brickor i ett drag ligger på en linje.
ab-equations = { $count ->
    [0] Ingen ekvation än
    [one] En ekvation
   *[other] { $count } ekvationer
 }
ab-not-yet = Inte än
ab-tiles-way = { $count } brickor, { $way ->
    [across] vågrätt
    [down] lodrätt
   *[diagonal] diagonalt
 }
ab-bonus-on = { $over ->
    [yes] om du släpper: { $bonus }
   *[no] { $bonus } på { $square }
 }
ab-sum = { $kind ->
    [hint] Skulle ge
    [told] Det gav
   *[mine] Det här draget
 }
ab-hint = Tips
ab-hint-act = { $square }{ $way ->
    [across] , vågrätt
    [down] , lodrätt
    [diagonal] , diagonalt
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = inget är lagt än
ab-told-by = lagt av { $name }
ab-let-go = Släpp på { $square }
ab-left-over = { $count ->
    [one] En bricka blir över
   *[other] { $count } brickor blir över
 }
ab-shuffle = Blanda
ab-whole = Hela brädet
ab-speak = Läs upp
ab-place = { $known ->
    [yes] Lägg för { $points } poäng
   *[no] Lägg brickorna
 }
ab-place-first = Lägg brickor
ab-place-not = Inte giltigt än
ab-take-up = Ta tillbaka
ab-to-exchange = Byt
ab-exchange = { $count ->
    [0] Välj brickor
    [one] Byt 1 bricka
   *[other] Byt { $count } brickor
 }
ab-exchange-ask = { $count ->
    [0] Vilka brickor går tillbaka?
    [one] En bricka går tillbaka
   *[other] { $count } brickor går tillbaka
 }
ab-exchange-how = Du får lika många ur påsen. Det är ditt drag.
ab-exchange-not = Behåll dem
ab-pass = Passa
ab-swapped = Jokern är din nu, mot sin siffra. Lägg den, eller behåll den och lägg andra.
ab-joker-ask = Vad står jokern för?
ab-joker-not = Inte nu
ab-asked = { $act }: stämmer det?
ab-asking = De andra tittar på { $act }
ab-accept = Godkänn
ab-challenge = Ifrågasätt
ab-bag = { $count ->
    [0] Påsen är tom.
    [one] 1 bricka i påsen.
   *[other] { $count } brickor i påsen.
 }
ab-unseen = Brickor du inte har sett än
ab-wrong = Det går inte.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } vinner med { $points }
   *[other] { $names } delar segern med { $points }
 }
ab-end-why = Brickor som blir kvar kostar poäng.
ab-end-left = { $count ->
    [0] Inga brickor kvar
    [one] 1 bricka kvar
   *[other] { $count } brickor kvar
 }

ab-say-place = { $name } lägger { $act }: { $points } poäng.
ab-say-exchange = { $name } byter { $count ->
    [one] 1 bricka.
   *[other] { $count } brickor.
 }
ab-say-pass = { $name } passar.
ab-say-accept = { $name } godkänner det.
ab-say-challenge = { $name } ifrågasätter.
ab-tell-row = Rad { $row }: { $tiles }.
ab-tell-rack = Dina brickor: { $tiles }.

## Vad som är fel med ett drag, efter dess kod

ab-wrong-not-one-equation = de här brickorna hör inte alla till samma ekvation.
ab-wrong-contact-in-no-equation = de här två rör vid varandra, men ingen ny ekvation har båda.
ab-wrong-no-old-tile = ingen bricka som redan låg där är med i en ny ekvation.
ab-wrong-gap = här är en lucka.
ab-wrong-not-on-start = lägg en bricka på den här rutan i första draget.
ab-wrong-two-tiles-first = Lägg minst två brickor i första draget.
ab-wrong-nothing-touched = Ingen ny bricka rör vid en bricka på brädet.
ab-wrong-off-the-board = brickorna går över kanten.
ab-wrong-square-taken = här ligger redan en bricka.
ab-wrong-no-joker-there = här ligger ingen joker.
ab-wrong-no-digit-for-joker = du har inte jokerns siffra.
ab-wrong-no-diagonals = Det här spelet tillåter inte diagonaler.
ab-wrong-not-in-rack = Den här brickan har du inte.

# Magic squares
ab-magic-ask = Ge varje linje samma summa
ab-magic-how = Välj en siffra och sedan en ruta. Rader, kolumner och båda diagonalerna räknas.
ab-magic-lines = Linjer med samma summa: { $lines } av { $all }
ab-magic-square = { $square }: { $digit ->
    [none] ledig
   *[other] { $digit }
 }
