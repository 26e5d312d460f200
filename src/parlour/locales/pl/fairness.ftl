### Uczciwy los: jak powstały rzuty kośćmi, kulami i losowania oraz jak się je sprawdza.

fair-title = Uczciwe losowanie
fair-checked = Twoja przeglądarka sprawdziła: { $outcomes ->
    [one] 1 wynik losowania wynika z tego, co wszyscy zapieczętowali przed grą.
    [few] { $outcomes } wyniki losowania wynikają z tego, co wszyscy zapieczętowali przed grą.
    [many] { $outcomes } wyników losowania wynika z tego, co wszyscy zapieczętowali przed grą.
   *[other] { $outcomes } wyniku losowania wynika z tego, co wszyscy zapieczętowali przed grą.
 }
fair-checked-itself = Twoja przeglądarka sprawdziła: { $outcomes ->
    [one] 1 wynik losowania wynika z ziarna w zapisie.
    [few] { $outcomes } wyniki losowania wynikają z ziarna w zapisie.
    [many] { $outcomes } wyników losowania wynika z ziarna w zapisie.
   *[other] { $outcomes } wyniku losowania wynika z ziarna w zapisie.
 }
fair-thrown = { $count ->
    [one] 1 rzut ręką opiera się na fizyce serwera.
    [few] { $count } rzuty ręką opierają się na fizyce serwera.
    [many] { $count } rzutów ręką opiera się na fizyce serwera.
   *[other] { $count } rzutu ręką opiera się na fizyce serwera.
 }
fair-unknown = Twoja przeglądarka sprawdziła: ziarno jest tym, które zapieczętowano. Wyników losowania w tej grze nie potrafi przeliczyć.
fair-nothing = Gra skończyła się bez wyniku, zanim cokolwiek wylosowano.
fair-wrong = Losowanie w tej grze się nie zgadza.
fair-why-other-commitment = To nie jest zapis, który zapieczętowano przed grą: podmieniono zobowiązanie.
fair-why-other-nonce = Twojej części losowania nie ma w zapisie.
fair-why-bad-seed = Ziarno nie jest tym, do którego zobowiązał się serwer.
fair-why-bad-nonce = { $name }: ujawniona część losowania jest inna niż zapieczętowana.
fair-why-withheld = { $name }: część losowania nie została ujawniona, więc gra skończyła się bez wyniku.
fair-why-false-outcome = Zdarzenie { $seq } nie wynika z ziarna.
fair-how = Przed grą serwer i wszyscy gracze zapieczętowali po jednej tajnej liczbie. Dopiero potem je ujawniono i razem decydują o każdym wyniku. Nikt nie może wybrać takiego, jaki mu pasuje.
fair-keep = Zachowaj te dwie wartości, jeśli chcesz samodzielnie sprawdzić zapis poleceniem „parlour verify”.
fair-seal = Pieczęć
fair-nonce = Twoja liczba
fair-record = Pobierz zapis
fair-failed = Nie udało się wczytać zapisu, więc losowanie nie jest jeszcze sprawdzone.
fair-waits = Wszyscy są. Czekamy na: { $names }…
fair-beacon = Wszyscy są. Czekamy na publiczne źródło losowości…
fair-elsewhere = Twoje miejsce jest na innym urządzeniu. Otwórz tam grę, żeby zacząć.
error-has-sealed = Miejsca są już zapieczętowane. Poczekaj na początek gry albo odejdź od stołu.
error-not-sealed = Nie wszystkie miejsca są zajęte i zapieczętowane. Spróbuj ponownie, gdy wszyscy usiądą.
error-other-seal = Pieczęć właśnie się zmieniła. Spróbuj ponownie.
error-other-nonce = To nie jest liczba, którą zapieczętowało to miejsce. Użyj urządzenia, na którym zajmujesz miejsce.
