### Le bureau de l’hôte : personnes, signalements, sanctions, noms, journal, chiffres.

host-title = Administration
host-figures = Chiffres
host-people = Personnes
host-reports = Signalements
host-sanctions = Sanctions
host-names = Noms
host-log = Journal
host-search = Nom, identifiant ou numéro
host-find = Chercher
host-nobody = Personne de ce nom.
host-admin = administration
host-since = Ici depuis le { $date }
host-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
host-reset = Code de mot de passe
host-ban = Sanctionner
host-invite = Faire une invitation
host-invite-why = Un code à usage unique pour créer un compte là où les comptes sont sur invitation.
host-code-invite = { $count ->
    [one] Transmets cette invitation. Elle vaut { $count } jour et ne s’affiche qu’une fois.
   *[other] Transmets cette invitation. Elle vaut { $count } jours et ne s’affiche qu’une fois.
 }
host-code-reset = { $count ->
    [one] Avec ce code, { $login } choisit un nouveau mot de passe. Il vaut { $count } jour et ne s’affiche qu’une fois.
   *[other] Avec ce code, { $login } choisit un nouveau mot de passe. Il vaut { $count } jours et ne s’affiche qu’une fois.
 }
host-what = Ce qui est retiré
host-what-chat = Discussion
host-what-play = Aussi les parties
host-what-all = Tout
host-reason = Pourquoi
host-address = Adresses
host-ban-address = Sanctionner des adresses
host-lay = Sanctionner
host-laid = C’est en vigueur.
host-lift = Lever
host-none-held = Aucune sanction en vigueur.
host-closed-too = Aussi les affaires réglées
host-about = À propos de { $name }
host-close = Réglé
host-closed = Réglé le { $date }.
host-note = Ce qui en est advenu
host-no-reports = Rien à signaler.
host-names-why = Aucun nouveau nom ne peut contenir ces mots, quelle que soit leur graphie. Les noms existants restent.
host-word = Mot
host-forbid = Interdire
host-allow = Permettre
log-by = par
log-none = Rien n’a encore été fait.
figures-guests = Invités
figures-accounts = Comptes
figures-open = Parties en attente
figures-running = Parties en cours
figures-over = Parties finies
figures-lately = Nouvelles en sept jours
figures-leagues = Ligues
figures-reports = Signalements ouverts
figures-sanctions = Sanctions

## Ce que les hôtes ont fait

audit-code-issued = Code émis
audit-administrator-made = Administration confiée
audit-administrator-unmade = Administration retirée
audit-league-made = Ligue créée
audit-season-started = Saison lancée
audit-season-opened = Saison ouverte
audit-pairing-settled = Rencontre décidée
audit-report-closed = Signalement réglé
audit-sanction-laid = Sanction prise
audit-sanction-lifted = Sanction levée
audit-name-forbidden = Mot interdit
audit-name-allowed = Mot permis
