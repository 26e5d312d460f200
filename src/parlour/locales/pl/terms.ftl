# what was agreed for a match, and how it ended
reason-time = Koniec, bo komuś skończył się czas.
reason-left = Koniec, bo nikogo już nie ma przy stole.
reason-aborted = Przerwane przed pierwszym ruchem.
error-nothing-to-throw = Teraz nie ma czym rzucać.
error-no-claim = W tej partii nie można tego zażądać.
error-too-early = Połączenie może jeszcze wrócić. Poczekaj chwilę.
