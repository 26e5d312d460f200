# what was agreed for a match, and how it ended
offer-draw = { $name } proponuje remis.
offer-end = { $name } chce policzyć grę, jak stoi.
offer-take-back = { $name } chce cofnąć ruch.
offer-pause = { $name } prosi o przerwę.
offer-resume = { $name } chce grać dalej.
offer-adjourn = { $name } chce dokończyć innego dnia.
reason-played = Rozegrane do końca.
reason-resigned = Koniec, bo ktoś się poddał.
reason-draw = Uzgodniony remis.
reason-end = Zakończone za zgodą, policzone, jak stało.
reason-time = Koniec, bo komuś skończył się czas.
reason-left = Koniec, bo nikogo już nie ma przy stole.
reason-aborted = Przerwane przed pierwszym ruchem.
error-nothing-to-throw = Teraz nie ma czym rzucać.
error-no-claim = W tej partii nie można tego zażądać.
error-too-early = Połączenie może jeszcze wrócić. Poczekaj chwilę.
