### Eine Partie im Rückblick: was jeder Zug gekostet hat, was das Glück gab.

review-measure = { $measure ->
    [win] Chance zu gewinnen, wenn alle perfekt weiterspielen; ein geteilter Sieg zählt halb
    [win-uniform] Chance zu gewinnen bei gleichverteilten Würfen; ein geteilter Sieg zählt anteilig
    [win-estimated] Chance zu gewinnen, geschätzt aus dem, was man am Platz sieht
    [not-lose] Chance, nicht zu verlieren, bei gleichverteilten Würfen
    [difference] Punkte am Ende, die eigenen minus die der anderen Seite, wenn beide perfekt weiterspielen
    [difference-estimated] Punkte am Ende, die eigenen minus die besten der anderen, geschätzt aus dem, was man am Platz sieht
   *[fewer-points] weniger Minuspunkte, als perfektes Spiel auf Punkte in so vielen Zügen erwarten lässt
 }
review-proved = Jeder Wert ist bewiesen: Anfang + Glück + Wahl + andere = Ende, genau.
review-estimated = Einige Werte sind Schätzungen (~). Was die Schätzungen selbst verändert haben, steht unter „unklar“.
review-turning-points = Wendepunkte:
review-head = { $of ->
    [seq] Nr.
    [who] wer
    [what] was
    [player] Name
    [start] Anfang
    [luck] Glück
    [choices] Wahl
    [others] andere
    [unclear] unklar
    [end] Ende
    [best] Bestes
   *[accuracy] Genauigkeit
 }
review-line-luck = { $kind ->
    [bad] Pech
   *[good] Glück
 } { $luck } für { $name }
review-line-not-judged = nicht beurteilt
review-line-cost = kostet { $cost }: am besten war { $best }
review-line-best = am besten
review-more = { $named } (oder { $more } andere)
