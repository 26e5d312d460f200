# what was agreed for a match, and how it ended
offer-draw = { $name } propose la nulle.
offer-end = { $name } voudrait compter la partie telle quelle.
offer-take-back = { $name } voudrait reprendre un coup.
offer-pause = { $name } demande une pause.
offer-resume = { $name } voudrait continuer.
offer-adjourn = { $name } voudrait continuer un autre jour.
reason-played = Jouée jusqu’au bout.
reason-resigned = Finie parce que quelqu’un a abandonné.
reason-draw = Nulle d’un commun accord.
reason-end = Finie d’un commun accord, comptée telle quelle.
reason-time = Finie parce que quelqu’un n’avait plus de temps.
reason-left = Finie parce que tout le monde est parti.
reason-aborted = Arrêtée avant le premier coup.
error-nothing-to-throw = Il n’y a pas de dés à lancer pour l’instant.
error-no-claim = Tu ne peux pas réclamer cela dans cette partie.
error-too-early = La connexion peut encore revenir. Attends encore un peu.
