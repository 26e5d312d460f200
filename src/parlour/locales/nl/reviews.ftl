### Een partij nagekeken: wat elke zet kostte, wat het geluk gaf.

review-measure = { $measure ->
    [win] kans om te winnen als iedereen perfect doorspeelt; een gedeelde overwinning telt half
    [win-uniform] kans om te winnen bij gelijk verdeelde worpen; een gedeelde overwinning telt naar rato
    [win-estimated] kans om te winnen, geschat uit wat je op die plaats ziet
    [not-lose] kans om niet te verliezen bij gelijk verdeelde worpen
    [difference] punten aan het eind, eigen min die van de ander, als beiden perfect doorspelen
    [difference-estimated] punten aan het eind, eigen min die van de beste ander, geschat uit wat je op die plaats ziet
   *[fewer-points] minder minpunten dan verwacht bij perfect spel om punten in evenveel beurten
 }
review-proved = Elke waarde is bewezen: begin + geluk + keuzes + anderen = eind, precies.
review-estimated = Sommige waarden zijn schattingen (~). Wat de schattingen zelf veranderden, staat onder ‘onduidelijk’.
review-turning-points = Keerpunten:
review-head = { $of ->
    [seq] nr.
    [who] wie
    [what] wat
    [player] speler
    [start] begin
    [luck] geluk
    [choices] keuzes
    [others] anderen
    [unclear] onduidelijk
    [end] eind
    [best] beste
   *[accuracy] precisie
 }
review-line-luck = { $kind ->
    [bad] pech
   *[good] geluk
 } { $luck } voor { $name }
review-line-not-judged = niet beoordeeld
review-line-cost = kost { $cost }: het beste was { $best }
review-line-best = het beste
review-more = { $named } (of { $more } andere)
