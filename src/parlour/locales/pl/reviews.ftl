### Partia oceniona: ile kosztował każdy ruch, co dało szczęście.

review-measure = { $measure ->
    [win] szansa na wygraną, jeśli wszyscy grają dalej bezbłędnie; wspólna wygrana liczy się w połowie
    [win-uniform] szansa na wygraną przy równomiernych rzutach; wspólna wygrana liczy się w części
    [win-estimated] szansa na wygraną, oszacowana z tego, co widać z miejsca
    [not-lose] szansa, by nie przegrać, przy równomiernych rzutach
    [difference] punkty na końcu, własne minus drugiej strony, jeśli obie grają dalej bezbłędnie
    [difference-estimated] punkty na końcu, własne minus najlepszej z pozostałych osób, oszacowane z tego, co widać z miejsca
   *[fewer-points] o ile mniej punktów karnych, niż bezbłędna gra daje w tylu kolejkach
 }
review-proved = Każda wartość jest udowodniona: początek + szczęście + wybory + inni = koniec, dokładnie.
review-estimated = Niektóre wartości to szacunki (~). Co zmieniły same szacunki, jest pod „niejasne”.
review-turning-points = Punkty zwrotne:
review-head = { $of ->
    [seq] nr
    [who] kto
    [what] co
    [player] gracz
    [start] początek
    [luck] szczęście
    [choices] wybory
    [others] inni
    [unclear] niejasne
    [end] koniec
    [best] najlepsze
   *[accuracy] trafność
 }
review-line-luck = { $kind ->
    [bad] pech
   *[good] szczęście
 } { $luck }: { $name }
review-line-not-judged = bez oceny
review-line-cost = kosztuje { $cost }: najlepszy był ruch { $best }
review-line-best = najlepszy ruch
review-more = { $named } (i jeszcze { $more })
