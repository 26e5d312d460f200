### Without a network: what still works, and moves that wait.

offline-works = Zasady, obejrzane lekcje i twoje zakończone gry nadal się otwierają.
slip-unsent = Twój ruch { $act } czeka
slip-unsent-why = Jesteś offline. Wyślemy go, gdy wróci połączenie.
slip-unsend = Cofnij
stale-alone = Gra poszła już dalej, więc ten ruch nie został zagrany. Tak wygląda teraz stół.
