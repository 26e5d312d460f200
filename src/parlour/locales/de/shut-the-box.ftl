### Shut the Box am Tisch der Seite.

## What the slip tells

stb-told-threw = { $name } hat { $dice } gewürfelt
stb-told-no-fit = { $name } hat { $dice } gewürfelt: Nichts passt
stb-told-no-fit-short = { $name }: { $dice }, passt nicht
stb-told-open = { $count ->
    [one] { $flaps } blieb offen
   *[other] { $flaps } blieben offen
 }
stb-told-shut = { $name } hat { $flaps } geschlossen
stb-told-shut-all = { $name } hat { $flaps } geschlossen und damit die Box
stb-told-left = { $thrown ->
    [yes] Wurf: { $dice }.{ " " }
   *[no] { "" }
 }{ $left ->
    [0] Alle Klappen sind zu.
    [one] Noch { $left } Klappe.
   *[other] Noch { $left } Klappen.
 }

## Everything else

stb-turn = { $shared ->
    [yes] { $name }, schließe Klappen für { $total }
   *[no] Schließe Klappen für { $total }
 }
stb-dice = { $shared ->
    [yes] { $name }, ein Würfel oder zwei?
   *[no] Ein Würfel oder zwei?
 }
stb-other = { $name } sucht { $total }
stb-how = Berühre Klappen, bis die Summe passt.
stb-chosen = { $count ->
    [one] { $flaps } ist gewählt. Rest: { $left }.
   *[other] { $flaps } sind gewählt. Rest: { $left }.
 }
stb-complete = { $count ->
    [one] Die { $flaps } allein ergibt den Wurf.
   *[other] { $flaps } ergeben { $total }.
 }
stb-before = { $name } hat { $throw } gewürfelt: Nichts passt, { $points ->
        [one] 1 Minuspunkt.
       *[other] { $points } Minuspunkte.
    }
stb-before-shut = { $name } hat die Box geschlossen.
stb-do = { $flaps } schließen
stb-do-more = { $flaps } schließen und …
stb-choose = Wähle Klappen
stb-take-one = Einen Würfel werfen
stb-take-two = Zwei Würfel werfen
stb-sets = Was passt
stb-flaps = Klappen. Der Wurf ist { $throw }.
stb-flap = Klappe { $n }, { $state ->
    [shut] zu
    [last] eben geschlossen
    [chosen] offen, gewählt
    [fits] offen, ergibt die Summe
    [can] offen, passt mit anderen
   *[open] offen
 }
stb-round = Runde
stb-now = Runde { $round }
stb-total = Summe
stb-ends = Die wenigsten Punkte gewinnen. { $by ->
    [limit] Das Spiel endet nach der Runde, in der jemand { $limit } erreicht.
    [rounds] Das Spiel hat { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
     }.
   *[once] Das Spiel hat eine Runde.
 }
stb-shut = Die Box ist zu!
stb-shut-why =
    { $count ->
        [one] { $names } gewinnt das ganze Spiel, egal wie die Punkte stehen.
       *[other] { $names } teilen sich den Sieg.
    }
stb-won = { $count ->
    [one] { $names } gewinnt mit { $points }
   *[other] { $names } teilen sich den Sieg mit { $points }
 }
stb-alone = { $points ->
    [one] 1 Minuspunkt
   *[other] { $points } Minuspunkte
 }
stb-over-why = Die wenigsten Minuspunkte gewinnen.

stb-say-throw = Der Wurf ist { $throw }.
stb-say-dice = { $name } nimmt { $dice ->
    [one] einen Würfel.
   *[two] zwei Würfel.
 }
stb-say-shut = { $name } schließt { $flaps }.
stb-tell = { $name } sitzt an der Box. Offen: { $flaps }.{ $dice ->
    [0] { "" }
   *[other] { " " }Der Wurf ist { $throw }.
 }
stb-tell-sets = Was passt: { $sets }.

### Throwing, and what nothing fits.

stb-throw = Würfeln
stb-throw-title = { $shared ->
    [yes] { $name }, wirf die Würfel
   *[no] Wirf die Würfel
 }
stb-throw-how = Zieh sie über den Filz und lass los. Oder drück die Leertaste.
stb-throw-other = { $name } ist mit Würfeln dran
stb-throw-for-me = Für mich würfeln
stb-thrown = Das sind { $total }
stb-nothing = Nichts ergibt { $total }. { $points ->
    [one] Das ist 1 Punkt.
   *[other] Das sind { $points } Punkte.
 }
stb-would-stay = Noch offen: { $flaps }. { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
stb-nothing-odds = Pech: Mit diesen offenen Klappen { $lose ->
    [one] beendet 1 von { $of } Würfen den Zug.
   *[other] beenden { $lose } von { $of } Würfen den Zug.
 }
stb-write = { $points } aufschreiben
stb-else = { $instead } statt { $of } hätte geholfen
stb-else-why = Dann hätte { $total } gepasst. Das war { $ago ->
    [1] die letzte Entscheidung.
   *[other] vor { $ago } Entscheidungen.
 }
stb-else-none = Da half nichts
stb-else-none-why = Bei diesen Würfen war { $total } nirgends unterzubringen.
stb-wrong-shut = Klappe { $n } ist schon zu.
stb-wrong-big = { $n } ist mehr als { $total }.
stb-wrong-lone = Mit { $n } geht { $total } nicht auf: Es fehlen { $left }.
stb-all-down = Alle { $flaps } zu, mit { $throws ->
    [one] 1 Wurf.
   *[other] { $throws } Würfen.
 }
stb-throws = { $count ->
    [one] 1 Wurf
   *[other] { $count } Würfe
 }
stb-cell-shut = zu
stb-say-nothing = { $throw } ergeben { $total }. Keine offenen Klappen ergeben { $total }. Offen: { $flaps }. { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
stb-cup-how = Schüttle das Handy, oder drück auf den Becher und lass los.
stb-cup-allow = Mit Schütteln werfen
