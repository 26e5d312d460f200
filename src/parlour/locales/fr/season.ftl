### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Le Buchholz est la somme des points des adversaires. Une exemption compte comme un adversaire avec autant de points que toi.
tie-direct = Face à face
tie-direct-why = Le face à face compte les points des ex æquo entre eux, s’ils se sont tous rencontrés.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = Le Sonneborn-Berger compte les points de ceux que tu as battus, et la moitié en cas de nulle.
tie-told = À égalité de points : { $names }, puis les parties gagnées.
tie-why = Ce que ça veut dire
league-cross = Qui a battu qui

## How a result came about

how-resigned = abandon
how-time = au temps
how-left = parti
how-draw = d’un commun accord
how-end = terminée plus tôt
how-forfeit = absence
how-aborted = annulée
how-paused = encore en pause à la fin
how-host = décidé par l’hôte

## Up and down

league-came-up = monte du groupe { $group }
league-came-down = descend du groupe { $group }
league-came-new = arrive
league-goes-up = { $count ->
    [1] La première place monte.
   *[other] Les { $count } premières places montent.
 }
league-goes-down = { $count ->
    [1] La dernière place descend.
   *[other] Les { $count } dernières places descendent.
 }
league-rehearsal = Si ça commençait maintenant, voici les groupes et les premières rencontres.
league-starts = Ça commence tout seul le { $date }.
league-due = À jouer avant le { $date }.
league-round-of = Tour { $round } sur { $count }

## The host's part

league-correct = Corriger
league-note = Note pour le journal
league-nobody-came = 0 : 0 (personne n’est venu)
league-host = Gérer la ligue
league-save = Enregistrer
league-saved = C’est enregistré.
league-late = On peut rejoindre une saison en cours
league-members = Il faut un compte pour participer
league-pauses = Les parties peuvent être mises en pause jusqu’à la fin du tour
league-every = Jours avant que la saison suivante commence toute seule (0 : jamais)
league-rounds-left = Tours (vide : autant qu’il faut)
league-delete = Supprimer la ligue
league-delete-sure = Supprimer { $name } et toutes ses saisons ? Les parties restent.
league-add = Ajouter quelqu’un
league-added = { $name } participe.
audit-league-changed = Ligue modifiée
audit-league-deleted = Ligue supprimée
host-said-by = signalé par { $name }

## What is refused

ban-why = La raison de l’hôte : { $reason }
ban-until = Jusqu’au { $date }.
error-impossible-result = Ce n’est pas un résultat possible. C’est 2 : 0, 1 : 1, 0 : 2, ou 0 : 0 si personne n’est venu.
error-no-pauses = Pas de pause dans cette ligue : ses tours ont une fin.
error-own-address = Ta propre adresse en fait partie : tu te bloquerais toi-même.
error-is-an-administrator = On ne peut pas exclure quelqu’un qui administre le serveur. Retire d’abord ses droits.
error-last-administrator = Tu es seul·e à administrer ce serveur. Nomme d’abord quelqu’un d’autre.
error-members-only = Cette ligue est réservée aux comptes. Crée d’abord le tien.
