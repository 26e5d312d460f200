### Le bureau de l’hôte : personnes, signalements, sanctions, noms, journal, chiffres.

host-title = Administration
host-figures = Statistiques
host-people = Personnes
host-reports = Signalements
host-sanctions = Exclusions
host-names = Noms
host-log = Journal
host-search = Nom, identifiant ou numéro
host-find = Chercher
host-nobody = Nous n’avons trouvé personne de ce nom.
host-admin = administration
host-since = Ici depuis le { $date }
host-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
host-reset = Réinitialiser le mot de passe
host-ban = Exclure
host-invite = Créer une invitation
host-invite-why = Un code à usage unique : il permet à une personne de créer un compte là où il faut une invitation.
host-code-invite = { $count ->
    [one] Transmets ce code d’invitation. Il est valable { $count } jour et tu ne le reverras plus.
   *[other] Transmets ce code d’invitation. Il est valable { $count } jours et tu ne le reverras plus.
 }
host-code-reset = { $count ->
    [one] Donne ce code à { $login } pour choisir un nouveau mot de passe. Il est valable { $count } jour et tu ne le reverras plus.
   *[other] Donne ce code à { $login } pour choisir un nouveau mot de passe. Il est valable { $count } jours et tu ne le reverras plus.
 }
host-what = Exclure de
host-what-chat = Chat
host-what-play = Chat et nouvelles parties
host-what-all = Tout
host-reason = Raison
host-address = Adresses
host-ban-address = Exclure des adresses
host-lay = Exclure
host-laid = L’exclusion est en vigueur.
host-lift = Lever l’exclusion
host-none-held = Aucune exclusion en vigueur.
host-closed-too = Afficher les signalements clos
host-about = À propos de { $name }
host-close = Clore le signalement
host-closed = Clos le { $date }.
host-note = Qu’as-tu fait ?
host-no-reports = Aucun signalement.
host-names-why = Les nouveaux noms ne peuvent pas contenir ces mots, quelle que soit leur orthographe. Les noms existants restent.
host-word = Mot
host-forbid = Interdire
host-allow = Autoriser de nouveau
log-by = par
log-none = Aucune action pour l’instant.
figures-guests = Invités
figures-accounts = Comptes
figures-open = Parties en attente
figures-running = Parties en cours
figures-over = Parties terminées
figures-lately = Nouvelles en 7 jours
figures-leagues = Ligues
figures-reports = Signalements ouverts
figures-sanctions = Exclusions

## Ce que les hôtes ont fait

audit-code-issued = Code créé
audit-administrator-made = Droits d’admin donnés
audit-administrator-unmade = Droits d’admin retirés
audit-league-made = Ligue créée
audit-season-started = Saison lancée
audit-season-opened = Saison ouverte
audit-pairing-settled = Rencontre décidée
audit-report-closed = Signalement clos
audit-sanction-laid = Exclusion
audit-sanction-lifted = Exclusion levée
audit-name-forbidden = Mot interdit
audit-name-allowed = Mot autorisé
