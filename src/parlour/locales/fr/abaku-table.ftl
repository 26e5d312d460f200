### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } pioche { $tile } pour savoir qui commence.
ab-lot-joker = { $name } pioche le joker et pioche encore.
ab-lot-first = { $name } commence.
ab-claims = Annoncé : { $claims }.
ab-claim = { $points ->
    [one] { $claim } pour { $points } point
   *[other] { $claim } pour { $points } points
 }
ab-to-claim = Annoncer
ab-claim-done = C’est tout
ab-claim-none = Qu’annonces-tu ?
ab-claimed = { $count ->
    [1] Une équation annoncée
   *[other] { $count } équations annoncées
 }
ab-claim-why = Annonce tes équations : touche la première et la dernière tuile. Sans annonce, toutes les équations justes comptent.
ab-claim-first = Touche la première tuile d’une équation.
ab-claim-last = Maintenant, la dernière.
ab-wrong-bad-claim = annonce des tuiles côte à côte sur une même ligne, dont au moins une nouvelle.
