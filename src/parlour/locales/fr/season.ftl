### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Le Buchholz est la somme des points des adversaires. Une ronde au repos compte comme une rencontre avec quelqu’un qui a autant de points que toi.
tie-direct = Face à face
tie-direct-why = Le face à face compte les parties entre les personnes à égalité de points, si elles se sont toutes rencontrées.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = Le Sonneborn-Berger additionne les points de toutes les personnes que tu as battues, et la moitié des points de celles avec qui tu as fait nulle.
tie-told = À égalité de points : { $names }, puis les parties gagnées.
tie-why = Ce que ça veut dire
league-cross = Qui a battu qui

## How a result came about

how-resigned = abandon
how-time = au temps
how-left = départ
how-draw = d’un commun accord
how-end = terminée plus tôt
how-forfeit = absence
how-aborted = annulée
how-paused = encore en pause à la fin
how-host = décision de l’hôte

## Up and down

league-came-up = monte du groupe { $group }
league-came-down = descend du groupe { $group }
league-came-new = arrivée
league-goes-up = { $count ->
    [1] La première place monte.
   *[other] Les { $count } premières places montent.
 }
league-goes-down = { $count ->
    [1] La dernière place descend.
   *[other] Les { $count } dernières places descendent.
 }
league-rehearsal = Si la saison commençait maintenant, voici les groupes et les premières rencontres.
league-starts = Début le { $date }.
league-due = Échéance : { $date }.
league-round-of = Ronde { $round } sur { $count }

## The host's part

league-correct = Corriger
league-note = Note pour le journal
league-nobody-came = 0 : 0 (personne n’est venu)
league-host = Gérer la ligue
league-save = Enregistrer
league-saved = C’est enregistré.
league-late = On peut rejoindre une saison en cours
league-members = Il faut un compte pour participer
league-pauses = Les parties peuvent être mises en pause jusqu’à la fin de la ronde
league-every = Jours avant le début automatique de la saison suivante (0 : jamais)
league-rounds-left = Rondes (vide : automatique)
league-delete = Supprimer la ligue
league-delete-sure = Supprimer { $name } et toutes ses saisons ? Les parties restent.
league-add = Ajouter quelqu’un
league-added = { $name } a rejoint la ligue.
audit-league-changed = Ligue modifiée
audit-league-deleted = Ligue supprimée
host-said-by = { $name } a écrit

## What is refused

ban-why = La raison de l’hôte : { $reason }
ban-until = Jusqu’au { $date }.
error-impossible-result = Ce résultat n’est pas possible. Permis : 2 : 0, 1 : 1, 0 : 2, ou 0 : 0 si personne n’est venu.
error-no-pauses = Les parties de cette ligue ne peuvent pas être mises en pause : chaque ronde a une date limite.
error-own-address = Ta propre adresse en fait partie : tu te bloquerais toi-même.
error-is-an-administrator = On ne peut pas exclure quelqu’un qui administre le serveur. Retire d’abord ses droits.
error-last-administrator = Tu es la seule personne à administrer ce serveur. Nomme d’abord quelqu’un d’autre.
error-members-only = Cette ligue est réservée aux personnes qui ont un compte. Crée d’abord le tien.
