### Konto: jak wejść, co do niego należy, jak wyjść; i powiadomienia, czyj to ruch.

account-title = Konto
account-of = Konto gracza { $name }
account-why = Do gry nie potrzeba konta. Z kontem twoje partie, ranking i język są z tobą na każdym urządzeniu.
account-guest = Grasz jako gość { $name }. Nowe konto zachowa wszystkie twoje partie.
account-guest-stays = Partie rozegrane tu jako gość zostają przy gościu. Żeby je zachować, załóż nowe konto.
account-off = Ten serwer nie ma kont: wszyscy grają jako goście, tylko pod imieniem.
account-way = Jak wchodzisz
account-way-in = Logowanie
account-way-up = Nowe konto
account-way-reset = Nie pamiętam
account-name = Imię
account-name-hint = To widzą inni.
account-name-kept = Imię zapisane.
account-login = Login
account-login-hint = Od 3 do 40 liter, cyfr, kropek, kresek lub podkreśleń. Potrzebny tylko tobie.
account-password = Hasło
account-password-hint = Co najmniej 8 znaków.
account-password-old = Dotychczasowe hasło
account-password-new = Nowe hasło
account-password-change = Zmień hasło
account-password-changed = Zmienione. Wszędzie indziej sesja jest zakończona.
account-invitation = Zaproszenie
account-invited = Konta są tu dla zaproszonych. Kod dał ci gospodarz.
account-code = Kod jednorazowy
account-reset-why = Poproś gospodarza o kod jednorazowy. Z nim ustawisz nowe hasło.
account-reset = Ustaw hasło
account-sign-in = Zaloguj się
account-sign-up = Załóż konto
account-sign-out = Wyloguj się
account-signed-in = Zalogowany login: { $login }.
account-keep = Zapisz
account-data = Twoje dane
account-data-why = Wszystko, co ten serwer o tobie wie: zabierz to ze sobą albo każ usunąć.
account-export = Zapisz moje dane
account-delete = Usuń wszystko
account-delete-sure = Imię, login, hasło i tokeny znikną na zawsze. Zakończone partie zostaną bez twojego imienia.
account-delete-yes = Tak, usuń
account-delete-no = Nie
account-gone = Dane usunięte. Nic tu już o tobie nie pamięta.
settings-why-account = Język należy do konta; reszta zostaje na tym urządzeniu.
start-rated = Liczy się do rankingu obu stron

## Tokeny

tokens-title = Tokeny dla programów
tokens-why = Twój robot loguje się tokenem zamiast twoim hasłem.
tokens-name = Do czego służy
tokens-may = Może
tokens-play = patrzeć i grać
tokens-read = tylko patrzeć
tokens-holds = Ważny
tokens-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
 }
tokens-for-good = bezterminowo
tokens-until = do { $date }
tokens-make = Utwórz token
tokens-made = Skopiuj go teraz: widać go tylko ten jeden raz.
tokens-revoke = Odwołaj

## Urządzenia

devices-title = Urządzenia
devices-why = Tu trwa twoja sesja. Jeśli nie znasz jakiegoś urządzenia, wyloguj je i zmień hasło.
devices-unknown = Nieznane urządzenie
devices-here = To urządzenie
devices-seen = Ostatnio: { $date }
devices-end = Wyloguj
devices-everywhere = Wyloguj wszędzie

## Czyj to ruch

waiting-turn = Twój ruch
waiting-offer = Propozycja czeka na twoją odpowiedź
waiting-seat = Miejsce czeka na ciebie
waiting-count = { $count ->
    [one] { $count } partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
   *[many] { $count } partii czeka na ciebie
 }
seats-kept = Czekamy na pozostałych
notices-switch = Powiadom mnie, gdy przyjdzie mój ruch
notices-why = W wolnych partiach, także przy zamkniętej stronie. Tylko w tej przeglądarce.
notices-denied = Ta przeglądarka nie pozwala Parlour cię powiadamiać. Możesz to włączyć w jej ustawieniach.
notices-unable = Tej przeglądarki nie da się powiadamiać.
