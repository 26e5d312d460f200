### Ett parti i efterhand: vad varje drag kostade, vad turen gav.

review-measure = { $measure ->
    [win] chans att vinna om alla spelar perfekt vidare; en delad seger räknas halv
    [win-uniform] chans att vinna med jämnt fördelade kast; en delad seger räknas efter sin andel
    [win-estimated] chans att vinna, uppskattad efter vad platsen ser
    [not-lose] chans att inte förlora med jämnt fördelade kast
    [difference] poäng i slutet, egna minus den andras, om båda spelar perfekt vidare
    [difference-estimated] poäng i slutet, egna minus den bästa andras, uppskattade efter vad platsen ser
   *[fewer-points] färre minuspoäng än väntat vid perfekt spel om poäng på lika många turer
 }
review-proved = Varje värde är bevisat: start + slump + val + andra = slut, exakt.
review-estimated = Några värden är uppskattningar (~). Vad uppskattningarna själva ändrade står under ”oklart”.
review-turning-points = Vändpunkter:
review-head = { $of ->
    [seq] nr
    [who] vem
    [what] vad
    [player] spelare
    [start] start
    [luck] slump
    [choices] val
    [others] andra
    [unclear] oklart
    [end] slut
    [best] bästa
   *[accuracy] precision
 }
review-line-luck = { $kind ->
    [bad] otur
   *[good] tur
 } { $luck } för { $name }
review-line-not-judged = inte bedömt
review-line-cost = kostar { $cost }: bäst var { $best }
review-line-best = bäst
review-more = { $named } (eller { $more } andra)
