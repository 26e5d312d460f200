### Konto: jak wejść, co do niego należy, jak wyjść; i powiadomienia, czyj to ruch.

account-title = Konto
account-of = Konto gracza { $name }
account-why = Do gry nie potrzebujesz konta. Z kontem twoje gry, ranking i język są z tobą na każdym urządzeniu.
account-guest = Grasz jako gość { $name }. Nowe konto zachowa wszystkie twoje gry.
account-guest-stays = Jeśli zalogujesz się na inne konto, gry rozegrane tutaj jako gość nie przejdą razem z tobą. Żeby je zachować, załóż nowe konto.
account-off = Na tym serwerze nie ma kont. Wszyscy grają jako goście, wystarczy imię.
account-way = Zaloguj się albo załóż konto
account-way-in = Logowanie
account-way-up = Nowe konto
account-way-reset = Nie pamiętasz hasła?
account-name = Imię
account-name-hint = Pod tym imieniem widzą cię inni.
account-name-kept = Imię zapisane.
account-login = Login
account-login-hint = Od 3 do 40 liter, cyfr, kropek, myślników lub podkreślników. Potrzebny tylko tobie.
account-password = Hasło
account-password-hint = Co najmniej 8 znaków.
account-password-old = Obecne hasło
account-password-new = Nowe hasło
account-password-change = Zmień hasło
account-password-changed = Hasło zmienione. Na innych urządzeniach trzeba zalogować się ponownie.
account-invitation = Kod zaproszenia
account-invited = Konto można tu założyć tylko z zaproszeniem. Poproś administrację o kod.
account-code = Kod jednorazowy
account-reset-why = Poproś administrację o kod jednorazowy. Ustawisz z nim nowe hasło.
account-reset = Ustaw hasło
account-sign-in = Zaloguj się
account-sign-up = Załóż konto
account-sign-out = Wyloguj się
account-signed-in = Zalogowano jako { $login }.
account-keep = Zapisz
account-data = Twoje dane
account-data-why = Wszystko, co ten serwer o tobie wie. Możesz to pobrać albo usunąć.
account-export = Pobierz moje dane
account-delete = Usuń konto
account-delete-sure = Imię, login, hasło i tokeny znikną na zawsze. Zakończone gry zostaną, bez twojego imienia.
account-delete-yes = Tak, usuń
account-delete-no = Anuluj
account-gone = Twoje konto i dane zostały usunięte.
settings-why-account = Język jest zapisany na koncie. Reszta zostaje na tym urządzeniu.
start-rated = Rankingowa: zmienia ranking obu stron

## Tokeny

tokens-title = Tokeny dla programów
tokens-why = Twój robot loguje się tokenem zamiast twoim hasłem.
tokens-name = Do czego służy?
tokens-may = Co może
tokens-play = patrzeć i grać
tokens-read = tylko patrzeć
tokens-holds = Ważność
tokens-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
 }
tokens-for-good = bezterminowo
tokens-until = do { $date }
tokens-make = Utwórz token
tokens-made = Skopiuj go teraz. Drugi raz go nie zobaczysz.
tokens-revoke = Unieważnij

## Urządzenia

devices-title = Urządzenia
devices-why = Na tych urządzeniach twoje konto jest zalogowane. Jeśli któregoś nie znasz, wyloguj je i zmień hasło.
devices-unknown = Nieznane urządzenie
devices-here = To urządzenie
devices-seen = Ostatnio: { $date }
devices-end = Wyloguj
devices-everywhere = Wyloguj wszędzie

## Czyj to ruch

waiting-turn = Twoja kolej
waiting-offer = Propozycja czeka na twoją odpowiedź
waiting-seat = Czeka na ciebie miejsce przy stole
waiting-count = { $count ->
    [one] { $count } gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
   *[many] { $count } gier czeka na ciebie
 }
seats-kept = Czekamy na pozostałych
notices-switch = Powiadom mnie, gdy przyjdzie moja kolej
notices-why = W długich grach, także przy zamkniętej stronie. Tylko w tej przeglądarce.
notices-denied = Powiadomienia są zablokowane. Zezwól na nie dla Parlour w ustawieniach przeglądarki.
notices-unable = Ta przeglądarka nie obsługuje powiadomień.
