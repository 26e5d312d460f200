### Et parti set efter: hvad hvert træk kostede, hvad heldet gav.

reviewed-measure = { $measure ->
    [win] chance for at vinde, hvis alle spiller perfekt videre; en delt sejr tæller halvt
    [win-uniform] chance for at vinde med ensartet fordelte kast; en delt sejr tæller sin del
    [win-estimated] chance for at vinde, skønnet ud fra, hvad pladsen ser
    [not-lose] chance for ikke at tabe med ensartet fordelte kast
    [difference] point til sidst, egne minus den andens, hvis begge spiller perfekt videre
    [difference-estimated] point til sidst, egne minus den bedste andens, skønnet ud fra, hvad pladsen ser
   *[fewer-points] færre minuspoint, end perfekt spil venter i lige så mange ture
 }
reviewed-proved = Hver værdi er bevist: start + held + valg + andre = slut, nøjagtigt.
reviewed-estimated = Nogle værdier er skøn (~). Hvad skønnene selv ændrede, står under uklart.
reviewed-turning-points = Vendepunkter:
reviewed-head = { $of ->
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
reviewed-luck = { $kind ->
    [bad] uheld
   *[good] held
 } { $luck } for { $name }
reviewed-not-judged = ikke bedømt
reviewed-cost = koster { $cost }: bedst var { $best }
reviewed-best = bedst
reviewed-more = { $named } (eller { $more } andre)
reviewed-step = skridt { $step } af { $of }
