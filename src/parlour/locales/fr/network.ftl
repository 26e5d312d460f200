### Without a network: what still works, and moves that wait.

offline-works = Les règles, les leçons déjà vues et tes parties terminées s’ouvrent toujours.
slip-unsent = Ton coup { $act } est en attente
slip-unsent-why = Tu es hors ligne. Il partira à ton retour.
slip-unsend = Annuler le coup
stale-alone = La partie avait avancé : ce coup n’a pas été joué. Voici où on en est.
