### Ce qui est refusé, par son code, à côté des refus de la page.

error-error = Ce n’est pas possible.
error-unknown-game = Ce jeu n’existe pas.
error-unknown-bot = Il n’y a pas ce robot pour ce jeu.
error-unknown-language = Parlour ne parle pas cette langue.
error-unknown-option = Le jeu n’a pas cette option.
error-no-rules = Il n’y a pas de règles à lire pour ce jeu.
error-bad-position = Ce ne peut pas être une position de ce jeu.
error-bad-view = Ce n’est pas une vue de ce jeu.
error-bad-record = L’enregistrement ne suit pas les règles.
error-illegal-action = Les règles ne le permettent pas.
error-not-enumerable = Il y a trop de possibilités pour les énumérer.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-no-file = Nomme un fichier où écrire.
error-no-seed = On ne peut reprendre qu’un enregistrement gardé en jouant.
error-no-matplotlib = Pour dessiner, il faut l’extra parlour[plots].

## Les jeux

error-no-choice-of-dice = Il n’y a pas de dés à choisir maintenant.
error-no-such-flap = Ce clapet n’existe pas.
error-no-such-chip = Ce jeton n’existe pas.
error-no-such-seat = Cette place n’existe pas.
error-no-such-square = Cette case n’existe pas.
error-not-now = Pas maintenant.
error-no-aim = Ici on ne vise pas : lance simplement.
error-aim-asked = Tape throw avec la direction et la force : throw 0 15 est un lancer doux tout droit.
error-aim-missing = Dis comment tu vises.
error-bad-aim = La visée n’est pas complète.
error-aim-out-of-limits = Aucune main ne lance ainsi.
error-digit-used-up = Ce chiffre a déjà assez servi.

## Le serveur

error-server-error = Le serveur a échoué. Réessaie.
error-store-down = La base de données ne répond pas. Réessaie dans un instant.
error-robot-failed = Le robot a échoué.
error-refused = C’est refusé.
error-not-found = Il n’y a rien à cette adresse.
error-bad-request = La demande est illisible.
error-bad-message = Cela ne se fait pas ainsi.
error-foreign-origin = Cette demande vient d’un autre site.
error-no-server = Le serveur ne répond pas.
error-who-are-you = Dis d’abord qui tu es.
error-not-with-a-token = Une clé ne peut pas faire cela.
error-bad-token = La clé est inconnue ou périmée.
error-no-such-token = Cette clé n’existe pas.
error-too-many-tokens = Tu as trop de clés.
error-wrong-password = Identifiant ou mot de passe faux.
error-wrong-code = Le code est faux ou périmé.
error-bad-login = Un identifiant a de 3 à 40 lettres, chiffres, points ou tirets.
error-login-taken = Cet identifiant est pris.
error-no-such-login = Cet identifiant n’existe pas.
error-bad-name = Un nom a besoin d’un signe visible.
error-has-account = Tu as déjà un compte.
error-no-accounts = Ce serveur n’a pas de comptes.
error-no-such-person = Il n’y a personne de ce nom.
error-no-such-match = Cette table n’existe pas.
error-no-spectators = Cette table est fermée aux spectateurs.
error-no-open-seat = Aucune place n’est libre.
error-open-seats = Il y a des places libres.
error-has-seat = Tu as déjà une place.
error-has-started = La partie a déjà commencé.
error-has-resigned = Tu as déjà abandonné.
error-not-the-host = Seul qui a dressé la table commence.
error-not-over = La partie n’est pas encore finie.
error-no-offer = Il n’y a rien à répondre.
error-out-of-time = Ton temps est écoulé.
error-too-long = La partie est trop longue.
error-bad-clock = L’horloge ne peut pas être réglée ainsi.
error-cannot-be-rated = Une partie classée oppose des personnes différentes.
error-too-many-sockets = Trop de monde regarde cette table.
error-too-many-guests = Trop de nouveaux invités depuis ton adresse.
error-too-many-robots = Trop de robots.
error-too-many-tries = Trop d’essais ; attends un peu.
error-too-many-matches = Tu as trop de parties en cours.
error-no-frames = Rien n’a été gardé de ce lancer.
