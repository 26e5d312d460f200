### Uczciwy los: jak powstały rzuty kośćmi, kulami i losowania oraz jak się je sprawdza.

fair-title = Uczciwy los
fair-checked = Sprawdzone przez twoją przeglądarkę: { $outcomes ->
    [one] 1 wynik losu wynika z tego, co wszyscy zapieczętowali przed grą.
    [few] { $outcomes } wyniki losu wynikają z tego, co wszyscy zapieczętowali przed grą.
    [many] { $outcomes } wyników losu wynika z tego, co wszyscy zapieczętowali przed grą.
   *[other] { $outcomes } wyniku losu wynika z tego, co wszyscy zapieczętowali przed grą.
 }
fair-checked-itself = Sprawdzone przez twoją przeglądarkę: { $outcomes ->
    [one] 1 wynik losu wynika z ziarna w zapisie.
    [few] { $outcomes } wyniki losu wynikają z ziarna w zapisie.
    [many] { $outcomes } wyników losu wynika z ziarna w zapisie.
   *[other] { $outcomes } wyniku losu wynika z ziarna w zapisie.
 }
fair-thrown = { $count ->
    [one] 1 rzut ręką opiera się na fizyce serwera.
    [few] { $count } rzuty ręką opierają się na fizyce serwera.
    [many] { $count } rzutów ręką opiera się na fizyce serwera.
   *[other] { $count } rzutu ręką opiera się na fizyce serwera.
 }
fair-unknown = Sprawdzone przez twoją przeglądarkę: ziarno jest tym zapieczętowanym. Wyników losu w tej grze nie umie przeliczyć.
fair-nothing = Gra skończyła się bez wyniku, zanim cokolwiek wylosowano.
fair-wrong = Los w tej grze się nie zgadza.
fair-why-other-commitment = To nie jest zapis, który zapieczętowano przed grą: podmieniono zobowiązanie.
fair-why-other-nonce = Twojej części losowania nie ma w zapisie.
fair-why-bad-seed = Ziarno nie jest tym, do którego zobowiązał się serwer.
fair-why-bad-nonce = { $name }: ujawniona część losowania nie jest tą zapieczętowaną.
fair-why-withheld = { $name }: część losowania nie została ujawniona, więc gra skończyła się bez wyniku.
fair-why-false-outcome = Zdarzenie { $seq } nie wynika z ziarna.
fair-how = Przed grą serwer i każda osoba przy stole zapieczętowali po jednej tajnej liczbie. Dopiero potem je ujawniono i razem decydują o każdym wyniku losu. Nikt nie może wybrać takiego, jaki mu pasuje.
fair-keep = Zachowaj te dwie wartości, jeśli chcesz samodzielnie sprawdzić zapis poleceniem „parlour verify”.
fair-seal = Pieczęć
fair-nonce = Twoja liczba
fair-record = Pobierz zapis
fair-failed = Nie udało nam się wczytać zapisu, więc los nie jest jeszcze sprawdzony.
fair-waits = Wszyscy są. Czekamy na: { $names }…
fair-beacon = Wszyscy są. Czekamy na publiczną latarnię…
fair-elsewhere = Siedzisz przy tym stole na innym urządzeniu. Otwórz tam grę, żeby zacząć.
error-has-sealed = Miejsca są już zapieczętowane. Poczekaj na początek gry albo odejdź od stołu.
error-not-sealed = Nie wszystkie miejsca są zajęte i zapieczętowane. Spróbuj ponownie, gdy wszyscy będą.
error-other-seal = Pieczęć właśnie się zmieniła. Spróbuj ponownie.
error-other-nonce = To nie jest liczba, którą zapieczętowało to miejsce. Użyj urządzenia, na którym zajęto miejsce.
