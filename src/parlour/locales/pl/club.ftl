### Klub: profile, rankingi, tabele najlepszych, ligi.

rating = Ranking
rating-why = Oszacowanie siły gry; wszyscy zaczynają od 1500. Przewaga 200 to około trzy wygrane na cztery gry. Kolejność według tego, co pewne.
table-place = Miejsce
table-played = Partie
table-won = Wygrane
table-drawn = Remisy
table-lost = Przegrane
table-points = Punkty
leaderboard-title = Najlepsi
leaderboard-of = Najlepsi w grze { $game }
leaderboard-none = Jeszcze żadnych wyników

## Profil

profile-title = Profil
profile-mine = Mój profil
profile-since = { $count ->
    [0] Tutaj od: { $month }
    [one] Tutaj od: { $month } · { $count } gra, wygrane: { $won }
    [few] Tutaj od: { $month } · { $count } gry, wygrane: { $won }
   *[many] Tutaj od: { $month } · { $count } gier, wygrane: { $won }
 }
profile-favourites = Ulubione gry
profile-none = Nic jeszcze nie jest rozegrane do końca.
profile-history = Partie publiczne
profile-no-history = Żadna publiczna partia nie jest rozegrana do końca.
profile-first = wygrana
profile-place = miejsce { $place }
curve-told = { $count ->
    [one] Ranking w grze { $game } po { $count } partii rankingowej: od { $from } do { $to }.
    [few] Ranking w grze { $game } po { $count } partiach rankingowych: od { $from } do { $to }.
   *[many] Ranking w grze { $game } po { $count } partiach rankingowych: od { $from } do { $to }.
 }

## Ligi

leagues-title = Ligi
leagues-none = Jeszcze żadnej ligi
league-new = Załóż ligę
league-make = Utwórz ligę
league-robots = roboty
league-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
 }
league-open = zapisy otwarte
league-over = zakończona
league-round = Runda { $round }
league-is-open = { $count ->
    [0] Zapisy są otwarte. Nikogo jeszcze nie ma.
    [one] Zapisy są otwarte. W lidze: { $count } gracz.
    [few] Zapisy są otwarte. W lidze: { $count } graczy.
   *[many] Zapisy są otwarte. W lidze: { $count } graczy.
 }
league-is-running = Sezon { $season }, runda { $round }. Kończy się najpóźniej { $date }.
league-round-robin = każdy z każdym
league-swiss = system szwajcarski
league-season = Sezon
league-season-number = Sezon { $season }
league-group = Grupa { $group }
league-table = Tabela
league-entries = Zapisani
league-nobody = Jeszcze nikogo.
league-play = Zagraj teraz
league-who = Powiedz, kim jesteś, a możesz dołączyć:
league-enter = Dołącz do ligi
league-entered = Jesteś w lidze.
league-leave = Opuść ligę
league-leave-open = Do startu możesz dołączyć znowu.
league-leave-sure = Przegrywasz trwającą grę i wszystkie następne.
league-leave-yes = Tak, opuść
league-left = Nie jesteś już w lidze.
league-start = Rozpocznij sezon
league-next = Jeszcze jeden sezon
league-withdrawn = poza ligą
league-take-out = Usuń z ligi
league-take-out-sure = Usunąć z ligi: { $name }? Trwająca gra i wszystkie następne będą przegrane.
league-bye = pauza
league-settle = Rozstrzygnij { $first } – { $second }
league-settle-short = Rozstrzygnij
league-settled = Rozstrzygnięte.
league-pairing = Kto z kim gra
league-rounds = Rundy
league-times = Ile razy gra każda para
league-group-size = Gracze w grupie, co najmniej
league-moves = Ilu awansuje i spada
league-days = Dni na rundę
league-move-days = Dni na ruch
league-rated = Partie są rankingowe
league-of-robots = Liga robotów
people-why = Wszyscy, z którymi grasz.
people-together = { $count ->
    [one] { $count } wspólna gra, ostatnio { $game }
    [few] { $count } wspólne gry, ostatnio { $game }
   *[many] { $count } wspólnych gier, ostatnio { $game }
 }
people-none = Jeszcze nikogo
people-none-why = Zagraj z kimś online, a znajdziesz tę osobę tutaj.
people-find = Znajdź stół
row-yours = Twój ruch
row-theirs = Ruch: { $name }
row-alone = Punkty: { $points }.
row-won = Wygrana.
row-shared = Wspólna wygrana.
row-drawn = Remis.
row-won-by = Wygrana: { $name }.
row-place = { $place ->
    [2] Drugie miejsce.
    [3] Trzecie miejsce.
   *[other] Miejsce { $place }.
 }
lobby-why = Zagraj z kimś albo popatrz.
history-why = Tu jest wszystko, w co grasz.
leagues-why = Każdy gra z każdym, runda po rundzie.
leaderboard-why = Najlepsi w każdej grze, według gier rankingowych.
history-count = { $count ->
    [one] { $count } gra, od: { $month }.
    [few] { $count } gry, od: { $month }.
   *[many] { $count } gier, od: { $month }.
 }
history-waits = Czeka na graczy
history-running = W toku
history-review = Analiza
history-look = Zobacz
history-none-why = Wszystko, w co grasz, zostaje tutaj, z analizą.
history-play = Zagraj: { $game }
history-which = Które gry
history-show-all = Wszystkie
history-show-turn = Twój ruch
history-show-over = Zakończone
history-every-game = Każda gra
history-everybody = Wszyscy
history-who = Z kim
history-week-this = Zakończone w tym tygodniu
history-week-last = Zakończone w zeszłym tygodniu
history-week-earlier = Wcześniej
history-no-turn = Nic na ciebie nie czeka.
history-none-such = Żadna gra nie pasuje.
history-all = Pokaż wszystkie
lobby-which = Jaka gra?
lobby-open-table = Otwórz stół
lobby-waits = { $name } czeka
lobby-minutes = { $minutes } minut
lobby-none-why = Otwórz stół, a następna osoba będzie mogła dołączyć.
lobby-met = Wspólne gry
leagues-none-why = Liga to kilka osób, które grają każda z każdą. Wystarczą trzy.
leagues-who = Ligi zakłada gospodarz tego serwera. Zapytaj.
table-player = Gracz
table-game = Gra
table-form = Dotąd
league-counts = Dwa punkty za wygraną, jeden za remis.
league-yours = Twoja gra
league-pair = { $first } i { $second }
league-to-play = do rozegrania
league-rests = pauzuje
league-round-later = Pary pojawią się, gdy runda się zacznie.
league-won = Ligę wygrywa { $names }.
leaderboard-you = Miejsce { $place } z { $count } w grze { $game }.
leaderboard-sure = Jak pewny jest wynik
leaderboard-none-why = Trzy gry rankingowe i twoje imię jest tutaj.
leaderboard-play = Zagraj rankingowo
profile-overview = Przegląd
profile-games = Gry
profile-edit = Edytuj
profile-compare = Porównaj
profile-you = Ty
profile-invite = Zaproś do gry
profile-over-time = Ranking w czasie
profile-streak = Seria zagadek
profile-streak-why = Dni z rzędu. Najdłużej: { $best }.
league-shared = Ligę wygrywają { $names }.
league-start-with = Zacznij, graczy: { $count }
