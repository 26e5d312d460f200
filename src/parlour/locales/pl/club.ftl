### Klub: profile, rankingi, tabele najlepszych, ligi.

rating = Ranking
rating-why = Ostrożne oszacowanie siły gry: wszyscy zaczynają od 1500, a 200 punktów więcej to około trzy wygrane na cztery gry. Rośnie z wygranymi i z liczbą gier.
table-place = Miejsce
table-played = Gry
table-won = Wygrane
table-drawn = Remisy
table-lost = Przegrane
table-points = Punkty
leaderboard-title = Najlepsi
leaderboard-of = Najlepsi w grze { $game }
leaderboard-none = Nie ma jeszcze wyników

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
profile-none = Nie ma jeszcze zakończonych gier.
profile-history = Publiczne gry
profile-no-history = Nie ma jeszcze zakończonych publicznych gier.
profile-first = pierwsze miejsce
profile-place = miejsce { $place }
curve-told = { $count ->
    [one] Ranking w grze { $game } po { $count } grze rankingowej: od { $from } do { $to }.
    [few] Ranking w grze { $game } po { $count } grach rankingowych: od { $from } do { $to }.
   *[many] Ranking w grze { $game } po { $count } grach rankingowych: od { $from } do { $to }.
 }

## Ligi

leagues-title = Ligi
leagues-none = Nie ma jeszcze żadnej ligi
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
    [0] Zapisy są otwarte. Nikt jeszcze nie dołączył.
    [one] Zapisy są otwarte. W lidze: { $count } gracz.
    [few] Zapisy są otwarte. W lidze: { $count } graczy.
   *[many] Zapisy są otwarte. W lidze: { $count } graczy.
 }
league-is-running = Sezon { $season }, runda { $round }. Koniec najpóźniej { $date }.
league-round-robin = każdy z każdym
league-swiss = system szwajcarski
league-season = Sezon
league-season-number = Sezon { $season }
league-group = Grupa { $group }
league-table = Tabela
league-entries = Zapisy
league-nobody = Na razie nikogo.
league-play = Zagraj teraz
league-who = Podaj imię, żeby dołączyć:
league-enter = Dołącz do ligi
league-entered = Jesteś w lidze.
league-leave = Opuść ligę
league-leave-open = Do startu możesz dołączyć znowu.
league-leave-sure = Przegrasz trwającą grę i wszystkie pozostałe.
league-leave-yes = Tak, opuść
league-left = Nie jesteś już w lidze.
league-start = Rozpocznij sezon
league-next = Rozpocznij następny sezon
league-withdrawn = poza ligą
league-take-out = Usuń
league-take-out-sure = Usunąć z ligi: { $name }? Trwająca gra i wszystkie pozostałe będą przegrane.
league-bye = pauza
league-settle = Rozstrzygnij { $first } – { $second }
league-settle-short = Rozstrzygnij
league-settled = Rozstrzygnięte.
league-pairing = Kto z kim gra
league-rounds = Rundy
league-times = Gry w każdej parze
league-group-size = Osoby w grupie, co najmniej
league-moves = Ile osób awansuje i spada
league-days = Dni na rundę
league-move-days = Dni na ruch
league-rated = Gry rankingowe
league-of-robots = Liga robotów
people-why = Wszystkie osoby z twoich gier.
people-together = { $count ->
    [one] { $count } wspólna gra, ostatnio { $game }
    [few] { $count } wspólne gry, ostatnio { $game }
   *[many] { $count } wspólnych gier, ostatnio { $game }
 }
people-none = Na razie nikogo
people-none-why = Zagraj z kimś online, a znajdziesz tę osobę tutaj.
people-find = Znajdź stół
row-yours = Twoja kolej
row-theirs = Teraz gra { $name }
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
lobby-why = Dołącz do stołu albo oglądaj.
history-why = Tu znajdziesz wszystkie swoje gry.
leagues-why = Każdy gra z każdym, runda po rundzie.
leaderboard-why = Najlepsi w każdej grze, według gier rankingowych.
history-count = { $count ->
    [one] { $count } gra, od: { $month }.
    [few] { $count } gry, od: { $month }.
   *[many] { $count } gier, od: { $month }.
 }
history-waits = Czeka na graczy
history-running = W toku
history-review = Przegląd
history-look = Zobacz
history-none-why = Tu znajdziesz wszystkie swoje gry, razem z przeglądem.
history-play = Zagraj: { $game }
history-which = Które gry
history-show-all = Wszystkie
history-show-turn = Twoja kolej
history-show-over = Zakończone
history-every-game = Wszystkie gry
history-everybody = Wszyscy
history-who = Z kim
history-week-this = Zakończone w tym tygodniu
history-week-last = Zakończone w zeszłym tygodniu
history-week-earlier = Wcześniej
history-no-turn = Żadna gra nie czeka na ciebie.
history-none-such = Nie ma takich gier.
history-all = Pokaż wszystkie
lobby-which = Która gra?
lobby-open-table = Utwórz stół
lobby-waits = { $name } czeka
lobby-minutes = { $minutes } min
lobby-none-why = Utwórz stół, a następna osoba będzie mogła dołączyć.
lobby-met = Wspólne gry
leagues-none-why = Liga to kilka osób, z których każda gra raz z każdą. Wystarczą trzy.
leagues-who = Ligi zakłada administracja tego serwera. Poproś o jedną.
table-player = Gracz
table-game = Gra
table-form = Dotychczasowe gry
league-counts = Dwa punkty za wygraną, jeden za remis.
league-yours = Twoja gra
league-pair = { $first } i { $second }
league-to-play = do rozegrania
league-rests = pauzuje
league-round-later = Pary pojawią się na początku rundy.
league-won = Ligę wygrywa { $names }.
leaderboard-you = Zajmujesz miejsce { $place } z { $count } w grze { $game }.
leaderboard-sure = Jak pewny jest ranking
leaderboard-none-why = Trzy gry rankingowe i twoje imię pojawi się tutaj.
leaderboard-play = Zagraj o ranking
profile-overview = Podsumowanie
profile-games = Gry
profile-edit = Edytuj
profile-compare = Porównaj
profile-you = Ty
profile-invite = Zaproś do gry
profile-over-time = Ranking w czasie
profile-streak = Seria zagadek
profile-streak-why = Dni z rzędu. Najdłuższa seria: { $best }.
league-shared = Ligę wspólnie wygrywają { $names }.
league-start-with = Zacznij (osób: { $count })
