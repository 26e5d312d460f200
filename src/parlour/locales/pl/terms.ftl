# what was agreed for a match, and how it ended
offer-draw = { $name } proponuje remis.
offer-end = { $name } proponuje koniec i podliczenie punktów.
offer-take-back = { $name } chce cofnąć ruch.
offer-pause = { $name } prosi o przerwę.
offer-resume = { $name } chce grać dalej.
offer-adjourn = { $name } chce dokończyć innego dnia.
reason-played = Gra do samego końca.
reason-resigned = Koniec, bo ktoś się poddał.
reason-draw = Uzgodniony remis.
reason-end = Zakończono za zgodą i podliczono punkty.
reason-time = Koniec, bo komuś skończył się czas.
reason-left = Koniec, bo wszyscy odeszli od stołu.
reason-aborted = Przerwano przed pierwszym ruchem.
error-nothing-to-throw = Teraz nie ma kostek do rzucenia.
error-no-claim = W tej grze nie możesz tego zażądać.
error-too-early = Połączenie może jeszcze wrócić. Poczekaj chwilę.
