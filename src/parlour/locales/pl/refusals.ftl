### Odmowy według kodu, poza odmowami strony.

error-error = Tego nie da się zrobić.
error-unknown-game = Nie ma takiej gry.
error-unknown-bot = Nie ma takiego robota dla tej gry.
error-unknown-language = Parlour nie mówi w tym języku.
error-unknown-option = Gra nie ma takiego ustalenia.
error-no-rules = Nie ma zasad tej gry do czytania.
error-bad-position = To nie może być pozycja tej gry.
error-bad-view = To nie jest widok tej gry.
error-bad-record = Zapis nie jest zgodny z zasadami.
error-illegal-action = Zasady na to nie pozwalają.
error-not-enumerable = Możliwości jest zbyt wiele, by je wymienić.
error-nothing-to-undo = Nie ma czego cofnąć.
error-no-file = Podaj plik do zapisu.
error-no-seed = Wznowić można tylko zapis zrobiony podczas gry.
error-no-matplotlib = Do rysowania potrzebny jest dodatek parlour[plots].

## Gry

error-no-choice-of-dice = Teraz nie ma wyboru kostek.
error-no-such-flap = Nie ma takiej klapki.
error-no-such-chip = Nie ma takiego żetonu.
error-no-such-seat = Nie ma takiego miejsca.
error-no-such-square = Nie ma takiego pola.
error-not-now = Nie teraz.
error-no-aim = Tu się nie celuje: po prostu rzuć.
error-aim-asked = Wpisz throw z kierunkiem i siłą: throw 0 15 to miękki rzut na wprost.
error-aim-missing = Powiedz, jak celujesz.
error-bad-aim = Celowanie jest niepełne.
error-aim-out-of-limits = Tak żadna ręka nie rzuci.
error-digit-used-up = Ta cyfra była już użyta dość razy.

## Serwer

error-server-error = Serwer zawiódł. Spróbuj jeszcze raz.
error-store-down = Baza danych nie odpowiada. Spróbuj za chwilę.
error-robot-failed = Robot zawiódł.
error-refused = Odmowa.
error-not-found = Pod tym adresem nic nie ma.
error-bad-request = Zapytania nie da się odczytać.
error-bad-message = Tak się tego nie robi.
error-foreign-origin = To zapytanie pochodzi z innej strony.
error-no-server = Serwer nie odpowiada.
error-who-are-you = Powiedz najpierw, kim jesteś.
error-not-with-a-token = Kluczem nie wolno tego zrobić.
error-bad-token = Klucz jest nieznany albo wygasł.
error-no-such-token = Nie ma takiego klucza.
error-too-many-tokens = Masz za dużo kluczy.
error-wrong-password = Zły login albo hasło.
error-wrong-code = Kod jest zły albo wygasł.
error-bad-login = Login ma od 3 do 40 liter, cyfr, kropek lub kresek.
error-login-taken = Ten login jest zajęty.
error-no-such-login = Nie ma takiego loginu.
error-bad-name = Imię musi mieć widoczny znak.
error-has-account = Masz już konto.
error-no-accounts = Ten serwer nie ma kont.
error-no-such-person = Nie ma nikogo o tym imieniu.
error-no-such-match = Nie ma takiego stołu.
error-no-spectators = Ten stół jest zamknięty dla widzów.
error-no-open-seat = Żadne miejsce nie jest wolne.
error-open-seats = Są wolne miejsca.
error-has-seat = Masz już miejsce.
error-has-started = Gra już się zaczęła.
error-has-resigned = Ta gra jest już przez ciebie poddana.
error-not-the-host = Zaczyna tylko gospodarz stołu.
error-not-over = Gra jeszcze się nie skończyła.
error-no-offer = Nie ma na co odpowiadać.
error-out-of-time = Twój czas minął.
error-too-long = Gra jest za długa.
error-bad-clock = Tak nie da się ustawić zegara.
error-cannot-be-rated = Gra punktowana toczy się tylko między różnymi ludźmi.
error-too-many-sockets = Za dużo osób patrzy na ten stół.
error-too-many-guests = Za dużo nowych gości z twojego adresu.
error-too-many-robots = Za dużo robotów.
error-too-many-tries = Za dużo prób; poczekaj chwilę.
error-too-many-matches = Masz za dużo niedokończonych gier.
error-no-frames = Z tego rzutu nic nie zachowano.
