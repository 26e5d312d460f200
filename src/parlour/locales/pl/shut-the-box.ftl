### Zamknij pudełko przy stole strony.

## What the slip tells

stb-told-threw = { $name } wyrzuca { $dice }
stb-told-no-fit = { $name } wyrzuca { $dice }: nic nie pasuje
stb-told-no-fit-short = { $name }: { $dice }, nie pasuje
stb-told-open = { $count ->
    [one] Otwarta została: { $flaps }
   *[other] Otwarte zostały: { $flaps }
 }
stb-told-shut = { $name } zamyka { $flaps }
stb-told-shut-all = { $name } zamyka { $flaps }, a z nimi pudełko
stb-told-left = { $thrown ->
    [yes] Rzut: { $dice }.{ " " }
   *[no] { "" }
 }{ $left ->
    [0] Wszystkie klapki zamknięte.
    [one] Została { $left } klapka.
    [few] Zostały { $left } klapki.
   *[many] Zostało { $left } klapek.
 }

## Everything else

stb-turn = { $shared ->
    [yes] { $name }, zamknij klapki o sumie { $total }
   *[no] Zamknij klapki o sumie { $total }
 }
stb-dice = { $shared ->
    [yes] { $name }, jedna kostka czy dwie?
   *[no] Jedna kostka czy dwie?
 }
stb-other = { $name } szuka sumy { $total }
stb-how = Dotykaj klapek, aż suma się zgodzi.
stb-chosen = { $count ->
    [one] Wybrane: { $flaps }. Brakuje { $left }.
   *[other] Wybrane: { $flaps }. Brakuje { $left }.
 }
stb-complete = { $count ->
    [one] Samo { $flaps } wystarczy.
   *[other] { $flaps } dają { $total }.
 }
stb-before = { $name } wyrzuca { $throw }: nic nie pasuje, { $points ->
    [one] 1 punkt karny.
    [few] { $points } punkty karne.
   *[many] { $points } punktów karnych.
 }
stb-before-shut = { $name } zamyka pudełko.
stb-do = Zamknij { $flaps }
stb-do-more = Zamknij { $flaps } i…
stb-choose = Wybierz klapki
stb-take-one = Rzuć jedną kostką
stb-take-two = Rzuć dwiema kostkami
stb-sets = Co pasuje
stb-flaps = Klapki. Rzut to { $throw }.
stb-flap = Klapka { $n }, { $state ->
    [shut] zamknięta
    [last] właśnie zamknięta
    [chosen] otwarta, wybrana
    [fits] otwarta, daje sumę
    [can] otwarta, pasuje z innymi
   *[open] otwarta
 }
stb-round = Runda
stb-now = Runda { $round }
stb-total = Razem
stb-ends = Wygrywa, kto ma najmniej punktów. { $by ->
    [limit] Gra kończy się po rundzie, w której ktoś osiągnie { $limit }.
    [rounds] Gra ma { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
     }.
   *[once] Gra ma jedną rundę.
 }
stb-shut = Pudełko zamknięte!
stb-shut-why = { $count ->
    [one] { $names } wygrywa całą grę, bez względu na punkty.
   *[other] { $names } wygrywają wspólnie.
 }
stb-won = { $count ->
    [one] { $names } wygrywa z wynikiem { $points }
   *[other] { $names } wygrywają wspólnie z wynikiem { $points }
 }
stb-alone = { $points ->
    [one] 1 punkt karny
    [few] { $points } punkty karne
   *[many] { $points } punktów karnych
 }
stb-over-why = Wygrywa, kto ma najmniej punktów karnych.

stb-say-throw = Rzut to { $throw }.
stb-say-dice = { $name } bierze { $dice ->
    [one] jedną kostkę.
   *[two] dwie kostki.
 }
stb-say-shut = { $name } zamyka { $flaps }.
stb-tell = Przy pudełku: { $name }. Otwarte: { $flaps }.{ $dice ->
    [0] { "" }
   *[other] { " " }Rzut to { $throw }.
 }
stb-tell-sets = Co pasuje: { $sets }.

### Throwing, and what nothing fits.

stb-throw = Rzuć
stb-throw-title = { $shared ->
    [yes] { $name }, rzuć kostkami
   *[no] Rzuć kostkami
 }
stb-throw-how = Przeciągnij je po filcu i puść. Albo naciśnij spację.
stb-throw-other = Teraz rzuca { $name }
stb-throw-for-me = Rzucaj za mnie
stb-thrown = To { $total }
stb-nothing = Nic nie daje { $total }. { $points ->
    [one] To { $points } punkt.
    [few] To { $points } punkty.
    [many] To { $points } punktów.
   *[other] To { $points } punktu.
 }
stb-would-stay = Otwarte zostałyby: { $flaps }. { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
 }
stb-nothing-odds = Pech: przy tych otwartych { $lose ->
    [one] { $lose } rzut na { $of } kończy kolejkę.
    [few] { $lose } rzuty na { $of } kończą kolejkę.
    [many] { $lose } rzutów na { $of } kończy kolejkę.
   *[other] { $lose } rzutu na { $of } kończy kolejkę.
 }
stb-write = Zapisz { $points }
stb-else = { $instead } zamiast { $of } byłoby lepsze
stb-else-why = Wtedy { $total } by pasowało. To był { $ago ->
    [1] ostatni wybór.
    [one] wybór { $ago } ruch temu.
    [few] wybór { $ago } ruchy temu.
   *[many] wybór { $ago } ruchów temu.
 }
stb-else-none = Nic by nie pomogło
stb-else-none-why = Przy tych rzutach dla { $total } nie było miejsca.
stb-wrong-shut = Klapka { $n } jest już zamknięta.
stb-wrong-big = { $n } to więcej niż { $total }.
stb-wrong-lone = Żadne otwarte klapki nie dają razem z { $n } sumy { $total }: brakuje { $left }.
stb-all-down = Wszystkie { $flaps } zamknięte w { $throws ->
    [one] { $throws } rzucie.
    [few] { $throws } rzutach.
    [many] { $throws } rzutach.
   *[other] { $throws } rzutu.
 }
stb-throws = { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
 }
stb-cell-shut = zamknięte
stb-say-nothing = { $throw } to razem { $total }. Żadne otwarte klapki nie dają { $total }. Otwarte: { $flaps }. { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
 }
stb-cup-how = Potrząśnij telefonem albo naciśnij kubek i puść.
stb-cup-allow = Rzucaj potrząsaniem
