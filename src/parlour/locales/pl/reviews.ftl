### Partia oceniona: ile kosztował każdy ruch, co dało szczęście.

review-measure = { $measure ->
    [win] szansa wygranej, jeśli wszyscy grają dalej bezbłędnie; wspólna wygrana liczy się w połowie
    [win-uniform] szansa wygranej przy równomiernych rzutach; wspólna wygrana liczy się w części
    [win-estimated] szansa wygranej, oszacowana z tego, co widać z miejsca
    [not-lose] szansa, by nie przegrać, przy równomiernych rzutach
    [difference] punkty na końcu, własne minus drugiego gracza, jeśli oboje grają dalej bezbłędnie
    [difference-estimated] punkty na końcu, własne minus najlepszego z pozostałych, oszacowane z tego, co widać z miejsca
   *[fewer-points] o ile mniej punktów minusowych, niż bezbłędna gra oczekuje w tylu kolejkach
 }
review-proved = Każda wartość jest udowodniona: początek + szczęście + wybory + inni = koniec, dokładnie.
review-estimated = Niektóre wartości są oszacowane (~). Co zmieniły same oszacowania, stoi pod niejasne.
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
review-line-cost = kosztuje { $cost }: najlepiej { $best }
review-line-best = najlepiej
review-more = { $named } (i jeszcze { $more })
