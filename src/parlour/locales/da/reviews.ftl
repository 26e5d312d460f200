### Et parti set efter: hvad hvert træk kostede, hvad heldet gav.

review-measure = { $measure ->
    [win] chance for at vinde, hvis alle spiller perfekt videre; en delt sejr tæller halvt
    [win-uniform] chance for at vinde med jævnt fordelte kast; en delt sejr tæller sin del
    [win-estimated] chance for at vinde, anslået ud fra, hvad pladsen ser
    [not-lose] chance for ikke at tabe med jævnt fordelte kast
    [difference] point til sidst, egne minus modpartens, hvis begge spiller perfekt videre
    [difference-estimated] point til sidst, egne minus den bedste modparts, anslået ud fra, hvad pladsen ser
   *[fewer-points] færre minuspoint end forventet ved perfekt spil i lige så mange ture
 }
review-proved = Hver værdi er bevist: start + held + valg + andre = slut, nøjagtigt.
review-estimated = Nogle værdier er skøn (~). Hvad skønnene selv ændrede, står under »uklart«.
review-turning-points = Vendepunkter:
review-head = { $of ->
    [seq] nr.
    [who] hvem
    [what] hvad
    [player] spiller
    [start] start
    [luck] held
    [choices] valg
    [others] andre
    [unclear] uklart
    [end] slut
    [best] bedste
   *[accuracy] præcision
 }
review-line-luck = { $kind ->
    [bad] uheld
   *[good] held
 } { $luck } for { $name }
review-line-not-judged = ikke bedømt
review-line-cost = kostede { $cost }: { $best } var bedst
review-line-best = bedst
review-more = { $named } (eller { $more } andre)
