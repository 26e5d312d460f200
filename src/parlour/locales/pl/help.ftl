### Pomoc wiersza poleceń. Angielski jest w programie.

help-parser =
    .usage = użycie:{" "}
    .words = słowa
    .options = opcje
    .verbs = polecenia
    .help = pokaż tę pomoc i zakończ
    .version = pokaż wersję i zakończ
    .required = brakuje: %s
    .unrecognized = nieznane: %s
    .argument = %(argument_name)s: %(message)s
    .choice = %(value)r nie pasuje (wybierz z: %(choices)s)
    .value = %(value)r nie jest typu %(type)s
    .one = tu brakuje wartości
    .some = tu brakuje co najmniej jednej wartości
    .ambiguous = %(option)s może znaczyć: %(matches)s
    .together = nie idzie w parze z %s
help-any =
    .help = pokaż tę pomoc i zakończ
    .json = pisz JSON
    .lang = mów w tym języku: de, en, fr, es, it, nl, da, sv, pl, ru
    .version = pokaż wersję i zakończ
help-value =
    .file = PLIK
    .date = DATA
    .address = ADRES
    .where = GDZIE
    .hole = OTWÓR
    .game = GRA
    .verb = POLECENIE …
    .seats = MIEJSCE[=NAZWA],…
    .option = NAZWA=WARTOŚĆ
help-parlour = Pięć gier z pudełka według ich instrukcji. Bez polecenia Parlour otwiera swoją stronę.
    .lan = otwórz stronę także dla sieci domowej
    .epilog = parlour POLECENIE --help mówi więcej o poleceniu.
help-games = Wymień gry z ich miejscami i opcjami.
    .short = wymień gry z ich miejscami i opcjami
help-play =
    Gra w terminalu: na ekranach z myszą i klawiaturą albo, z --plain, wiersz po wierszu.

    Na miejscach grają ludzie, chyba że --robots wymieni roboty. Partię można zapisać po każdym zdarzeniu i wznowić później;
    --replay przechodzi przez zapis. Z --server partia jest na serwerze Parlour. Opcje podaje się tak:
    --placement free; parlour games je wymienia.
    .short = gra w terminalu, z ludźmi i robotami na dowolnych miejscach
    .game = która gra; bez niej zapyta menu
    .plain = wiersze bez ekranów
    .robots = miejsca, na których grają roboty, na przykład 1 albo 1=random
    .names = imiona graczy, miejsce po miejscu
    .seed = tekst albo liczba, która ustala całe losowanie, żeby zagrać tę samą partię
    .save = zapisuj tu przebieg po każdym zdarzeniu
    .resume = graj dalej z zapisu
    .replay = przejdź przez zapis krok po kroku
    .server = graj na tym serwerze
    .token = kim tam jesteś; bez tokenu grasz jako gość
    .match = dołącz do tej partii na serwerze
help-serve = Udostępnij gry przeglądarkom, terminalom i robotom. Każde ustawienie może być też zmienną środowiska.
    .short = udostępnij gry przeglądarkom, terminalom i robotom
    .host = adres nasłuchu (127.0.0.1; 0.0.0.0 to cała sieć)
    .port = port nasłuchu (8000)
    .database = sqlite:///PLIK albo postgresql://…
    .bus = redis://… między kilkoma procesami
    .workers = procesy, które obsługują; kilka wymaga PostgreSQL i szyny
    .synchronous = SQLite: FULL przetrwa brak prądu
    .secure = przez https: bezpieczne ciasteczka
    .log = ile zapisywać w dzienniku
help-bot = Niech twój robot zagra na serwerze Parlour.
    .short = niech twój robot zagra na serwerze
    .robot = my_bot.py, my_bot.py:Klasa albo nazwa robota Parlour
    .server = adres serwera
    .token = token, który pozwala czytać i grać
    .match = zagraj tę partię, potem przestań
    .host = otwieraj publiczne partie tej gry i graj w nich
    .count = ile partii otwiera --host (1)
    .seconds = jak długo myśleć nad ruchem (1)
    .verb = run: niech robot gra
help-admin =
    Dla administracji serwera: parlour admin POLECENIE …

      invite                      jednorazowy kod dla kogoś, kto może założyć konto
      reset LOGIN                 jednorazowy kod, którym LOGIN ustawi nowe hasło
      administrator LOGIN [--no]  konto może administrować przez HTTP
      backup PLIK                 skopiuj bazę danych, gdy serwer działa
      restore PLIK                przywróć bazę z kopii zapasowej; najpierw zatrzymaj serwer
      rotate-keys [--drop]        nowy klucz do ciasteczek; --drop: usuń stare, wszyscy logują się ponownie
      push-key                    nowy klucz prywatny do Web Push (PARLOUR_PUSH_KEY)
      check                       odtwórz każdą partię i sprawdź każdy wynik
      report [--closed]           co zgłaszają ludzie; report close NR [NOTATKA]
      ban KTO|ADRES POWÓD         zablokuj czat, nowe partie albo wszystko (--what, --days); ban list; ban lift NR
      name                        słowa, których nie może mieć żadne imię; name forbid SŁOWO, name allow SŁOWO
      audit                       co zrobiła administracja, od najnowszego
      class                       klasy; class show NR, class delete NR (znikają też uczniowie i ich dane)
      league …                    ligi: parlour admin league --help

    KTO to login albo numer osoby, ADRES to adres albo zakres, na przykład 192.0.2.0/24.
    Na działającym serwerze zmiany obowiązują po kilku sekundach.
    .short = dla administracji serwera: kody, porządek, kopia i sprawdzanie danych
    .words = czego dotyczy polecenie
    .database = sqlite:///PLIK albo postgresql://…
    .no = administrator: już nie
    .drop = rotate-keys: nie przyjmuj ciasteczek starych kluczy
    .closed = report: także zamknięte
    .what = ban: co zablokować
    .days = ban: na ile dni (inaczej na zawsze)
    .verb = co zrobić; zobacz wyżej
help-admin-league =
    Ligi: zakładanie, rozpoczynanie sezonów, tabele. Działający serwer tworzy partie i następne rundy.

    parlour admin league                               wymień je
    parlour admin league new NAZWA GRA [--pairing swiss --rounds 5 …] [--robots novice,casual,perfect]
    parlour admin league show ID [--season N]
    parlour admin league enter ID KTO                  login albo numer osoby; withdraw ID KTO
    parlour admin league start ID                      zamknij zapisy, rozpocznij pierwszą rundę
    parlour admin league settle ID GRUPA RUNDA STÓŁ 2 0 [--note …]
    parlour admin league next ID                       otwórz następny sezon: gracze awansują i spadają
    parlour admin league rename ID NAZWA               zmień nazwę; delete ID usuwa ligę
    .words = new, show, enter, withdraw, start …
    .pairing = kto spotyka kogo (round-robin)
    .rounds = rundy sezonu szwajcarskiego (ile trzeba) albo ile razy każdy gra z każdym (1)
    .best_of = najwięcej gier w jednym spotkaniu; liczy się, kto wygra więcej (1)
    .group_size = ilu graczy w grupie, co najmniej (8)
    .moves = ilu graczy awansuje i spada (1)
    .days = dni na rundę (7)
    .move_days = new: dni na ruch (2)
    .unrated = new: partie nie zmieniają rankingu
    .option = new: opcja gry
    .robots = new: liga tych robotów
    .note = settle: notatka do dziennika
    .season = show: inny niż najnowszy
    .database = sqlite:///PLIK albo postgresql://…
help-rules = Przeczytaj zasady gry.
    .short = przeczytaj zasady gry
    .game = która gra; listę pokazuje parlour games
help-solve = Rozwiąż grę do końca: parlour solve shut-the-box, a --help po nazwie gry mówi, co umie.
    .short = rozwiąż grę do końca: wartości, szanse, najlepsza gra
    .game = która gra
help-solve-shut-the-box =
    Rozwiąż Zamknij pudełko: jedną kolejkę i pojedynek dokładnie, partię we dwoje z granicą błędu.

    Cele: score (najmniej punktów karnych), shut (największa szansa zamknięcia), duel (po kolejce, drugi zna punkty
    pierwszego) i match (do --limit).
    .flaps = klapki pudełka (12)
    .dice = zasada kostek (two)
    .scoring = sposób liczenia (sum)
    .goal = o co się gra (score)
    .limit = match: limit (100)
    .shut = match: co daje zamknięcie (wins)
    .seats = duel i match: ilu gra (2)
    .outright = match we troje: rozwiąż (minuty), bez szacunku
    .full = każdy wynik dokładnie, każde najlepsze zamknięcie
    .plot = narysuj wynik w tym pliku (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Rozwiąż Kryds & Bolle od zera: wartość, każdy pierwszy ruch, przebieg najlepszej gry.

    Wartość to przewaga punktowa pierwszego nad drugim, gdy obie strony grają najlepiej.
    .placement = jak kładzie się kulki (stacked)
    .checkpoint = zapisuj tu i licz stąd dalej
    .workers = wątki dla stacked (2)
    .plot = narysuj pierwsze miejsca w tym pliku (.svg, .png, .pdf)
help-analyse = Co jest najlepsze w pozycji: każdy dozwolony ruch z wartością, najlepszy pierwszy.
    .short = co jest najlepsze w pozycji: każdy ruch z wartością
    .game = która gra; listę pokazuje parlour games
    .position = pozycja jako tekst, albo - dla standardowego wejścia
    .seconds = przestań po tym czasie i pokaż, co wiadomo
    .goal = o co chodzi, gdy gra ma kilka celów
help-book = Książki Kryds & Bolle: udowodnij próbkę jeszcze raz albo zrób książkę.
    .short = zrób książkę rozwiązanych pozycji albo udowodnij jej próbkę jeszcze raz
help-book-show = Pokaż, ile pozycji ma książka, według liczby kulek.
    .short = ile pozycji ma, według liczby kulek
    .book = plik zamiast dołączonej książki
    .placement = jak kładzie się kulki (stacked)
help-book-verify = Udowodnij próbkę jeszcze raz.
    .short = udowodnij próbkę jeszcze raz
    .sample = ile pozycji (10)
    .seed = która próbka (0)
    .book = plik zamiast dołączonej książki
    .placement = jak kładzie się kulki (stacked)
help-book-make = Zrób książkę, rozwiązując grę.
    .short = zrób książkę, rozwiązując grę
    .file = plik książki; istniejąca zostanie uzupełniona
    .checkpoint = zapisuj tu postęp rozwiązywania
    .plies = free: wszystkie pozycje z tyloma kulkami (4)
    .perfect = free: pozycje bezbłędnej gry, do tylu kulek (7)
    .threads = free: wątki ze wspólną tablicą (1)
    .workers = free: zamiast tego procesy (1)
    .dask = free: adres zarządcy klastra Dask
    .placement = jak kładzie się kulki (stacked)
help-throw = Rzuć dwie kulki do pudełka (symulacja): jeden rzut albo wiele, policzonych i narysowanych.
    .short = rzuć kulki Kugelbox: jeden rzut albo wiele, policzonych i narysowanych
    .x = gdzie jest ręka, od lewej do prawej
    .dir = kierunek
    .force = siła
    .loft = wysokość
    .gap = odstęp między kulkami
    .turn = jak kulki leżą w ręce
    .red = gdzie w ręce leży czerwona; albo z --black jej otwór
    .black = otwór, w którym leży czarna, albo -
    .skill = niech ktoś o takiej wprawie wybiera każdy cel
    .count = ile rzutów, do 100000
    .plot = narysuj, gdzie leżą kulki i ile liczą
    .frames = zapisz klatki jednego rzutu
    .seed = tekst albo liczba, która ustala drżenie ręki
help-arena = Wystaw roboty przeciw sobie: parlour arena run CONFIG.toml.
    .short = wystaw roboty przeciw sobie, aż będzie jasne, który jest silniejszy
    .what = graj albo tylko pokaż wynik
    .config = zawody, plik TOML
    .out = folder na wyniki (domyślnie obok pliku, pod jego nazwą)
    .processes = ile gier naraz (domyślnie jedna na rdzeń)
    .cluster = graj na klastrze Dask
    .plot = narysuj wyniki z przedziałami
help-record = Pokaż zapis partii albo sprawdź, czy jest zgodny z zasadami.
    .short = pokaż zapis partii albo sprawdź, czy jest zgodny z zasadami
    .what = pokaż albo tylko sprawdź
    .file = zapis, jako tekst albo JSON, albo - dla standardowego wejścia
    .at = pokaż pozycję po tym zdarzeniu
help-new-game = Utwórz folder z nową grą: zasady, teksty, obrazek i testy, które przechodzą, do przerobienia po swojemu. Po zainstalowaniu gra jest na stronie, w terminalu, w środowiskach i na arenie. docs/how-to/add-a-game.md mówi, co jeszcze gra może mieć.
    .short = utwórz folder z nową grą i testami
    .name = nazwa gry, na przykład „Last Stone”
    .into = nowy folder (bez tego według nazwy gry)
help-verify = Udowodnij, że każdy wynik losowania w zapisie był uczciwy: każdy wynika z ziarna ustalonego na początku. Sam zapis można porównać tylko z nim samym; podaj to, co masz zanotowane z gry (na stronie pod „Uczciwe losowanie”), a każda podmiana wyjdzie na jaw.
    .short = udowodnij, że każdy wynik losowania w zapisie był uczciwy
    .file = zapis skończonej partii, albo - dla standardowego wejścia
    .commitment = zanotowane zobowiązanie albo pieczęć; można podać kilka razy
    .nonce = twoja własna liczba; można podać kilka razy
    .beacon = rundy źródła losowości, jeden obiekt JSON w wierszu
help-warm = Skompiluj to, co przyspiesza roboty i rozwiązywanie: wszystkie gry albo jedną. Trzeba to zrobić raz, a potem po nowej wersji. Inaczej Parlour kompiluje w tle podczas gry i do tego czasu odpowiada wolniej.
    .short = skompiluj to, co przyspiesza roboty i rozwiązywanie, raz dla tego komputera
    .game = tylko ta gra
help-doctor = Pokaż, co tu działa: skompilowany kod, fizyka, bazy danych, strona i przeglądarka oraz dodatki.
    .short = pokaż, co tu działa: skompilowany kod, fizyka, bazy danych, strona i przeglądarka
help-puzzle = Pozycje z jednym najlepszym ruchem: rozwiąż je tutaj albo zapisz jako JSON. Ziarno daje wszędzie te same zagadki; --day daje zagadkę dnia. Wpisz ?, żeby zobaczyć rozwiązanie, q, żeby wyjść.
    .short = pozycje z jednym najlepszym ruchem: do rozwiązania albo zapisania
    .game = która gra albo cover, smart-calculators
    .level = 1 to najłatwiejszy (domyślnie 1)
    .count = ile (domyślnie 1)
    .theme = czego dotyczą; --theme ? wymienia tematy gry
    .seed = tekst albo liczba; bez tego za każdym razem nowa zagadka
    .day = zagadka na dziś albo na ten dzień
help-review = Ile kosztował każdy ruch partii, co dało szczęście i gdzie był zwrot. Wybory ocenia się według tego, co gracz mógł widzieć.
    .short = ile kosztował każdy ruch partii, co dało szczęście i gdzie był zwrot
    .record = zapis, jako tekst albo JSON, albo - dla standardowego wejścia; nie musi być skończony
    .seconds = jak długo myśleć nad każdą pozycją
    .nodes = ile szukać w każdej pozycji, powtarzalnie
    .goal = win albo score, gdy gra ma oba
    .plot = narysuj wartości, szczęście i wybory (.svg, .png, .pdf)
help-sheet = Drukuj kartki jako PDF: arkusze punktów, planszę do Abaku, żetony i klapki do wycięcia, zasady, karty pracy. parlour sheet --list je wymienia. Karta pracy to drill z kursem albo puzzles z grą i ma stronę odpowiedzi; ten sam --seed daje wszędzie te same pytania. Ćwiczenie ma poziom (--level) albo własny zakres, na przykład --operations addition,division --most 50.
    .short = drukuj arkusze punktów, plansze, żetony, zasady i karty pracy jako PDF
    .what = która kartka, albo drill, puzzles lub rules
    .of = kurs ćwiczenia albo gra zagadek lub zasad
    .list = wymień wszystkie kartki
    .paper = papier: a4 (domyślnie) albo letter
    .output = plik do zapisania albo - dla standardowego wyjścia
    .level = jak trudna jest karta pracy; 1 to najłatwiej (domyślnie)
    .seed = tekst albo liczba; bez tego za każdym razem nowe pytania
    .count = liczba pytań na karcie pracy
    .theme = tylko zagadki na ten temat
    .site = adres serwera dla kodów QR
