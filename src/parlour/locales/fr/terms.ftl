# what was agreed for a match, and how it ended
offer-draw = { $name } propose la nulle.
offer-end = { $name } propose d’arrêter et de compter.
offer-take-back = { $name } voudrait annuler un coup.
offer-pause = { $name } demande une pause.
offer-resume = { $name } voudrait continuer.
offer-adjourn = { $name } voudrait continuer un autre jour.
reason-played = Jouée jusqu’au bout.
reason-resigned = Terminée parce que quelqu’un a abandonné.
reason-draw = Nulle d’un commun accord.
reason-end = Terminée d’un commun accord, comptée telle quelle.
reason-time = Terminée parce que quelqu’un n’avait plus de temps.
reason-left = Terminée parce que tout le monde est parti.
reason-aborted = Arrêtée avant le premier coup.
error-nothing-to-throw = Il n’y a pas de dés à lancer maintenant.
error-no-claim = Tu ne peux pas réclamer ça dans cette partie.
error-too-early = La connexion peut encore revenir. Attends un peu.
