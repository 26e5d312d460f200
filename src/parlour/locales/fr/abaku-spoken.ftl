### Abaku for those who listen.

ab-joker = joker
ab-joker-at = joker valant { $digit } en { $at }
ab-joker-as = joker valant { $digit }
ab-run = { $from } à { $to } : { $digits }
ab-run-one = { $at } : { $digits }
ab-line = { $way ->
    [row] Rangée { $at }
   *[column] Colonne { $at }
 }
ab-line-empty = aucune tuile
ab-no-line = { $way ->
    [row] Les rangées vont de 1 à { $last } : tape rangée 8.
   *[column] Les colonnes vont de A à { $last } : tape colonne H.
 }
ab-no-square = Les cases vont de A1 à { $last } : tape autour de H8.
ab-free-bonuses = Libres avec bonus : { $squares }.
ab-cell-free = { $at } libre
ab-board-empty = Le plateau est vide.
ab-laying = { $tiles } en { $squares }
ab-laying-run = { $digits } de { $from } à { $to }
ab-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ab-choice = { $act } : { $laying }, { $made }
ab-say-laid = { $name } pose { $laying } : { $made }.
ab-you-draw = Tu pioches { $tiles }.
ab-form = Pour poser des tuiles, tape la première case et les tuiles : 8G 13 pose de G8 vers la droite, G8 13 vers le bas. Un point remplace une tuile déjà posée : 8G 1.3. Les lettres a à j sont le joker valant 0 à 9. exchange 3,5 échange des tuiles, pass passe ton tour.
ab-form-answer = Tape accept pour accepter, ou challenge pour contester.
