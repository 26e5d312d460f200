### Wiersz poleceń i prosty terminal.

cli-see = zobacz { $command }
cli-no-verb = nie ma polecenia { $verb }; polecenia to: { $verbs }
cli-page-at = Parlour działa pod adresem { $address } (Ctrl+C kończy)
cli-no-page = Żeby grać w przeglądarce, najpierw zainstaluj: { $install }
cli-no-screens = Żeby mieć pełne ekrany w terminalu, najpierw zainstaluj: { $install }
cli-home-at = W sieci domowej jest pod adresem { $address }
cli-screen-at = Na dużym ekranie, a gra się telefonami: { $address }
cli-no-home = Nie znaleziono sieci domowej, więc Parlour działa tylko na tym komputerze.
cli-no-port = brak wolnego portu; wybierz inny: parlour serve --port N

menu-game = { $name } (gracze: { $seats })
menu-how = Wpisz numer, żeby zacząć grę, q kończy. Więcej sposobów gry: parlour play --help
menu-which = Która gra?
menu-people = Ile osób (od { $low } do { $high })?
menu-answer = Odpowiedz jednym z: { $answers } albo q, żeby wyjść.

games-default = (domyślnie { $value })
games-whole = liczba całkowita od { $low } do { $high }
games-nothing = { $allowed } albo nic
games-chance = prawdopodobieństwo od 0 do 1/2, na przykład 3/20 albo 0.15
games-switch = on albo off

record-title = { $game }, partia { $match }
record-players = gracze: { $names }; opcje: { $options }
record-follows = Zapis jest zgodny z zasadami: { $events ->
    [one] 1 zdarzenie.
    [few] { $events } zdarzenia.
   *[many] { $events } zdarzeń.
 }
record-not-over = Partia nie jest skończona.
record-over = { $reason ->
    [played] Gra rozegrana do końca.
    [resigned] Koniec, bo ktoś się poddał.
    [draw] Uzgodniony remis.
    [end] Zakończono za zgodą i podliczono punkty.
    [time] Koniec, bo komuś skończył się czas.
    [left] Koniec, bo wszyscy odeszli od stołu.
    [aborted] Przerwano przed pierwszym ruchem.
   *[other] Koniec.
 } { $count ->
    [0] Nikt nie zajął pierwszego miejsca.
   *[other] Pierwsze miejsce: { $names }.
 }

verify-typed = { $typed ->
    [one] Zgodne z zasadami: { $typed } wynik wpisano przy prawdziwym stole; żadne ziarno go nie dowodzi.
    [few] Zgodne z zasadami: { $typed } wyniki wpisano przy prawdziwym stole; żadne ziarno ich nie dowodzi.
   *[many] Zgodne z zasadami: { $typed } wyników wpisano przy prawdziwym stole; żadne ziarno ich nie dowodzi.
 }
verify-fair = Uczciwie: { $outcomes ->
    [one] 1 wynik losowania wynika z ziarna.
    [few] { $outcomes } wyniki losowania wynikają z ziarna.
   *[many] { $outcomes } wyników losowania wynika z ziarna.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }1 rzutu nie przeliczono.
    [few] { " " }{ $skipped } rzutów nie przeliczono.
   *[many] { " " }{ $skipped } rzutów nie przeliczono.
 }
verify-not = nie udowodniono: { $why }
term-fair = Losowanie sprawdzone: { $outcomes ->
    [0] niczego nie losowano.
    [one] 1 wynik losowania wynika z tego, co zapieczętowano przed grą.
    [few] { $outcomes } wyniki losowania wynikają z tego, co zapieczętowano przed grą.
    [many] { $outcomes } wyników losowania wynika z tego, co zapieczętowano przed grą.
   *[other] { $outcomes } wyniku losowania wynika z tego, co zapieczętowano przed grą.
 } Jeśli chcesz samodzielnie sprawdzić zapis, zachowaj pieczęć { $seal } i swoją liczbę { $nonce }.
term-unfair = Losowanie się nie zgadza: { $why }
term-void = Gra skończyła się bez wyniku: ktoś nie ujawnił swojej części losowania.

analyse-value = wartość { $value }{ $exact ->
    [yes] { "" }
   *[no] { " " }(bez dowodu)
 }
analyse-bound = { $bound ->
    [exact] { "" }
    [at_most] najwyżej
    [at_least] co najmniej
   *[estimate] szacunek
 }

## Prosty stół

term-welcome = { $game }. Wpisz pomoc, żeby zobaczyć polecenia.
term-help = Wpisz ruch albo jedno z poleceń:
      ruchy          wymień dozwolone ruchy
      podpowiedź     pokaż najlepszy ruch
      pokaż          narysuj pozycję jeszcze raz
      cofnij         cofnij ostatni ruch, jeśli nie było po nim losowania
      zapisz PLIK    zapisz przebieg gry
      poddaję        poddaj grę
      koniec         odejdź od stołu
term-word-help = pomoc, help
term-word-moves = ruchy, moves
term-word-hint = podpowiedź, podpowiedz, hint
term-word-show = pokaż, pokaz, show
term-word-undo = cofnij, undo
term-word-save = zapisz, save
term-word-resign = poddaję, poddaje, resign
term-word-quit = koniec, quit
term-word-yes = tak
term-word-no = nie
term-word-throw = rzut, rzuć, throw
term-asked = Wpisz tak albo nie, żeby odpowiedzieć.
term-throw = Twój rzut: naciśnij Enter, żeby rzucić.
term-saved = Zapisano.
term-no = Tak się nie da: { $why }
term-face = { $name }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
term-left = Do zobaczenia!
term-left-saved = Gra jest zapisana. Wrócisz do niej tak: { $command }
term-over = Koniec gry. { $count ->
    [0] Nikt nie wygrał.
    [one] Wygrywa { $names }.
   *[other] Wygrywają { $names }.
 }
term-player = gracz { $number }
term-chance = los
term-takes-back = { $name } cofa do zdarzenia { $to }
term-resigns = { $name } się poddaje
term-agrees = { $name } się zgadza
term-declines = { $name } odmawia
term-flag = { $name } nie ma już czasu
term-seat = miejsce { $seat }: { $name } { $what ->
    [joined] dołącza
    [left] odchodzi
   *[replaced] przejmuje grę
 }
term-points = { $name }: { $points }
cli-others-at = Inne urządzenia otwierają { $address }
cli-no-others = Żaden adres sieciowy tego komputera nie odpowiada; Parlour otworzy tylko ten komputer.
term-best = Twój najlepszy wynik: { $points }.
term-best-new = Twój nowy rekord: { $points }.
term-best-deal = Twój najlepszy wynik z tymi płytkami: { $points }.
term-finish = To kończy grę. Wpisz to jeszcze raz, aby skończyć.
