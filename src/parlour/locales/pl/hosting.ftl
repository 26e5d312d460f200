### Dlaczego serwer nie startuje.

error-bad-database = Nie udało się użyć bazy danych: { $why }
error-bad-setting = Jedno z ustawień serwera jest błędne: { $why }
error-cannot-listen = Serwer nie może nasłuchiwać pod { $address }: { $why }
error-database-in-use = Serwer jeszcze używa bazy danych. Najpierw go zatrzymaj.
error-no-cookie-key = Brakuje klucza ciasteczek { $file }. Skopiuj go z miejsca, gdzie serwer działał wcześniej, albo utwórz pusty plik, by zacząć z nowym kluczem; to wyloguje wszystkich.
