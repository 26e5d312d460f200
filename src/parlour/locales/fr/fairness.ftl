### Hasard loyal : comment les dés, les lancers et les tirages ont été faits, et vérifiés.

fair-title = Hasard équitable
fair-checked = Vérifié par ton navigateur : { $outcomes ->
    [one] { $outcomes } tirage découle de ce que tout le monde avait scellé avant la partie.
   *[other] les { $outcomes } tirages découlent de ce que tout le monde avait scellé avant la partie.
 }
fair-checked-itself = Vérifié par ton navigateur : { $outcomes ->
    [one] { $outcomes } tirage découle de la graine de l’enregistrement.
   *[other] les { $outcomes } tirages découlent de la graine de l’enregistrement.
 }
fair-thrown = { $count ->
    [one] { $count } lancer à la main repose sur la physique du serveur.
   *[other] { $count } lancers à la main reposent sur la physique du serveur.
 }
fair-unknown = Vérifié par ton navigateur : la graine est bien celle qui était scellée. Il ne peut pas recalculer les tirages de ce jeu.
fair-nothing = La partie s’est terminée sans résultat, avant tout tirage.
fair-wrong = Le hasard de cette partie ne se vérifie pas.
fair-why-other-commitment = L’enregistrement n’est pas celui qui était scellé avant la partie : un engagement a été remplacé.
fair-why-other-nonce = Ta part du tirage n’est pas dans l’enregistrement.
fair-why-bad-seed = La graine n’est pas celle que le serveur avait scellée.
fair-why-bad-nonce = { $name } n’a pas dévoilé la part du tirage qui était scellée.
fair-why-withheld = { $name } n’a pas dévoilé sa part du tirage : la partie s’est terminée sans résultat.
fair-why-false-outcome = L’événement { $seq } ne découle pas de la graine.
fair-how = Avant la partie, le serveur et chaque personne à la table ont scellé un nombre secret. Ces nombres n’ont été dévoilés qu’ensuite, et ensemble ils décident de chaque tirage. Personne ne peut en choisir un à sa convenance.
fair-keep = Garde ces deux valeurs si tu veux vérifier toi-même l’enregistrement avec « parlour verify ».
fair-seal = Sceau
fair-nonce = Ton nombre
fair-record = Télécharger l’enregistrement
fair-failed = Nous n’avons pas pu charger l’enregistrement : le hasard n’est pas encore vérifié.
fair-waits = Tout le monde est là. En attente : { $names }…
fair-beacon = Tout le monde est là. En attente de la balise publique…
fair-elsewhere = Tu as rejoint cette partie sur un autre appareil. Ouvre-la là-bas pour commencer.
error-has-sealed = Les places sont déjà scellées. Attends le début de la partie, ou quitte la table.
error-not-sealed = Toutes les places ne sont pas encore prises et scellées. Réessaie quand tout le monde sera là.
error-other-seal = Un sceau vient de changer. Réessaie.
error-other-nonce = Ce n’est pas le nombre scellé par cette place. Utilise l’appareil avec lequel tu as rejoint la table.
