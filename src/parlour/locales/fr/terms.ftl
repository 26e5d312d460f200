# what was agreed for a match, and how it ended
reason-time = Finie parce que quelqu’un n’avait plus de temps.
reason-left = Finie parce que tout le monde est parti.
reason-aborted = Arrêtée avant le premier coup.
error-nothing-to-throw = Il n’y a pas de dés à lancer pour l’instant.
error-no-claim = Tu ne peux pas réclamer cela dans cette partie.
error-too-early = La connexion peut encore revenir. Attends encore un peu.
