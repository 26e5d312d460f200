### Klub: profile, rankingi, tabele najlepszych, ligi.

rating = Ranking
rating-why = Ile ktoś jest wart co najmniej: rośnie z wygranymi i z liczbą znanych partii.
table-place = Miejsce
table-played = Partie
table-won = Wygrane
table-drawn = Remisy
table-lost = Przegrane
table-points = Punkty
leaderboard-title = Najlepsi
leaderboard-of = Najlepsi w grze { $game }
leaderboard-none = Nikt jeszcze nie zagrał tu partii rankingowej.

## Profil

profile-title = Profil
profile-mine = Mój profil
profile-since = Tu od { $date }
profile-ratings = Rankingi
profile-unrated = Jeszcze bez partii rankingowych.
profile-favourites = Ulubione gry
profile-none = Nic jeszcze nie jest rozegrane do końca.
profile-history = Partie publiczne
profile-no-history = Żadna publiczna partia nie jest rozegrana do końca.
profile-played = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
 }
profile-won = { $count ->
    [0] bez wygranej
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
 }
profile-first = wygrana
profile-place = miejsce { $place }
curve-told = { $count ->
    [one] Ranking w grze { $game } po { $count } partii rankingowej: od { $from } do { $to }.
    [few] Ranking w grze { $game } po { $count } partiach rankingowych: od { $from } do { $to }.
   *[many] Ranking w grze { $game } po { $count } partiach rankingowych: od { $from } do { $to }.
 }
curve-table = Liczby
curve-day = Dzień

## Ligi

leagues-title = Ligi
leagues-none = Nie ma jeszcze żadnej ligi.
league-new = Nowa liga
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
league-is-over = Sezon { $season } jest zakończony.
league-round-robin = każdy z każdym
league-swiss = system szwajcarski
league-season = Sezon
league-season-number = Sezon { $season }
league-group = Grupa { $group }
league-table = Tabela
league-entries = Zapisani
league-nobody = Jeszcze nikogo.
league-play = Zagraj moją partię
league-who = Powiedz, kim jesteś, a możesz dołączyć:
league-enter = Dołącz
league-entered = Jesteś w lidze.
league-leave = Opuść ligę
league-leave-open = Do startu możesz dołączyć znowu.
league-leave-sure = Każda nierozpoczęta partia jest przegrana.
league-leave-yes = Tak, opuść
league-left = Nie jesteś już w lidze.
league-start = Zacznij sezon
league-next = Otwórz następny sezon
league-withdrawn = poza ligą
league-take-out = Usuń z ligi
league-take-out-sure = Usunąć z ligi gracza { $name }? Każda nierozpoczęta partia będzie przegrana.
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
