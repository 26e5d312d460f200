### Chikugo e Take It al tavolo della pagina.

## What the slip tells

kg-told-shape = { $shape ->
    [none] nessuna pallina in un buco
    [one] una pallina in un buco
    [line] una linea
    [square] un quadrato
   *[rectangle] un rettangolo
 }
kg-told-threw = { $name } ha fatto { $points }, { kg-told-shape }
kg-told-chikugo = Un Chikugo! Vittoria immediata.
kg-told-nadir = Il più basso finora: Nadir.
kg-told-holes = Rossa { $red ->
    [miss] fuori
   *[other] { $red }
 }, nera { $black ->
    [miss] fuori
   *[other] { $black }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-told-turned = { $name } ha girato { $chip }
kg-told-nadir-takes = { $name }, il Nadir, ha preso { $chip }
kg-told-nadir-takes-some = Il Nadir ha preso { $chip }
kg-told-nadir-why = Il lancio più basso del giro.
kg-told-matches = Il lancio: { $points }, { kg-told-shape }.
kg-told-pass = { $name } ha lasciato stare
kg-told-take = { $name } ha preso { $chip }
kg-told-rob = { $name } ha preso { $chip } a { $other }
kg-told-lay = { $name } ha scartato { $chip }

## Everything else

kg-nadir = Nadir
kg-chip = { $chip ->
    [line] la linea
    [square] il quadrato
    [max] il { $number } o meno
   *[other] il gettone { $number }
 }
kg-box = La scatola. Rossa { $red ->
    [miss] fuori
   *[other] in { $red }
 }, nera { $black ->
    [miss] fuori
   *[other] in { $black }
 }.
kg-throw = Lancia
kg-turn-chip = Gira un gettone
kg-pass = Lascia stare
kg-choose = Scegli un gettone
kg-look = Vista
kg-look-from = { $way ->
    [hand] Mano
    [above] Alto
   *[low] Basso
 }
kg-wrong = Non corrisponde: { $chip }
kg-wrong-why = { $reason ->
    [match] Quel numero, linea o quadrato non è quello che hai lanciato.
    [exact] A un’altra persona lo prendi solo con quel numero esatto, una linea con una linea, un quadrato con un quadrato.
    [throw] Prima lancia.
    [take] Prendi un gettone dal centro.
    [rob] Puoi prendere un gettone a qualcuno, oppure lasciar stare.
    [lay] Scarta uno dei tuoi gettoni.
   *[none] Prima gira un gettone.
 }
kg-take = Prendi { $chip }
kg-rob = Prendi { $chip }
kg-lay = Scarta { $chip }
kg-clear = { $shared ->
    [yes] { $name }, con { $points } o più sei al sicuro
   *[no] Con { $points } o più sei al sicuro
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, lancia le due palline
   *[no] Lancia le due palline
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, lancia per scartare un gettone
   *[no] Lancia per scartare un gettone
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, gira un gettone
   *[no] Gira un gettone
 }
kg-take-ask = { $shared ->
    [yes] { $name }, quale gettone prendi?
   *[no] Quale gettone prendi?
 }
kg-rob-ask = { $shared ->
    [yes] { $name }, prendi un gettone a qualcuno?
   *[no] Prendi un gettone a qualcuno?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, quale gettone scarti?
   *[no] Quale gettone scarti?
 }
kg-throw-how = Le due palline volano insieme.
kg-hand = Tira indietro le palline e rilascia.
kg-hand-after = Tira indietro le palline e rilascia. { $name } ha { $points }.
kg-wait = Un momento.
kg-threw = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }, { $shape ->
    [none] nessuna pallina in un buco
    [one] una pallina in un buco
    [line] una linea
    [square] un quadrato
   *[rectangle] un rettangolo
 }{ $shape ->
    [none] { "" }
   *[other] { ", " }rossa { $red ->
        [miss] fuori
       *[other] { $red }
     }, nera { $black ->
        [miss] fuori
       *[other] { $black }
     }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-is-nadir = { $name } è Nadir.
kg-middle = { $up ->
    [0] { $down ->
        [0] Il centro è vuoto
        [one] 1 gettone al centro, coperto
       *[other] { $down } gettoni al centro, coperti
     }
   *[other] { $down ->
        [0] Al centro scoperti: { $up }
       *[other] Al centro scoperti: { $up }, coperti: { $down }
     }
 }
kg-no-chips = nessun gettone
kg-out = al sicuro
kg-just-threw = ha appena lanciato
kg-round = { $phase ->
    [pick-up] Raccolta, giro { $round } di 12
    [lay-out] Scarto, giro { $round }
    [over] La partita è finita
   *[take-it] Giro { $round }
 }
kg-won = { $count ->
    [one] { $names } vince con { $points }
   *[other] { $names } si dividono la vittoria con { $points }
 }
kg-lost = { $count ->
    [0] Nessuno ha perso
    [one] { $names } resta con dei gettoni e perde
   *[other] { $names } restano con dei gettoni e perdono
 }
kg-aim-x = Mano, da sinistra a destra
kg-aim-dir = Direzione
kg-aim-force = Forza
kg-aim-loft = Altezza
kg-aim-gap = Distanza tra le palline
kg-aim-turn = Rotazione della mano
kg-flying = { $name } lancia
kg-in-the-air = Le palline sono in aria.
kg-skip = Salta l’animazione
kg-say-chip = È { $chip }.
kg-say-take = { $name } prende { $chip }.
kg-say-rob = { $name } prende { $chip } a { $other }.
kg-say-lay = { $name } scarta { $chip }.
kg-say-pass = { $name } lascia stare.
kg-tell-chips = { $count ->
    [0] { $name } non ha gettoni.
   *[other] { $name } ha { $chips }.
 }
kg-tell-up = Scoperti: { $chips }.
kg-finer = Imposta la mira in numeri

# Smart Calculators
kg-sum-first = Prima calcolo io
kg-sum-how = Il segno nella riga della pallina rossa unisce i due numeri.
kg-sum-show = Mostra
kg-sum-wrong = Non è { $points }. Guarda ancora.
kg-same-again = Ripeti il lancio
