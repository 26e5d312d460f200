### Le compte : comment on entre, ce qui en fait partie, comment on sort ; et à qui c’est le tour.

account-title = Compte
account-of = Compte de { $name }
account-why = Pas besoin de compte pour jouer. Avec un compte, tes parties, ta cote et ta langue te suivent sur chaque appareil.
account-guest = Tu joues en invité sous le nom { $name }. Un nouveau compte garde toutes tes parties.
account-guest-stays = Les parties jouées ici en invité restent à l’invité. Pour les garder, crée un nouveau compte.
account-off = Ce serveur n’a pas de comptes : chacun joue en invité, avec un simple nom.
account-way = Comment entrer
account-way-in = Connexion
account-way-up = Nouveau compte
account-way-reset = Oublié
account-name = Nom
account-name-hint = C’est ce que voient les autres.
account-name-kept = Le nom est enregistré.
account-login = Identifiant
account-login-hint = De 3 à 40 lettres, chiffres, points, tirets ou tirets bas. Toi seul en as besoin.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-change = Changer le mot de passe
account-password-changed = C’est changé. Partout ailleurs, la session est fermée.
account-invitation = Invitation
account-invited = Ici, les comptes sont sur invitation. L’hôte t’a donné un code.
account-code = Code à usage unique
account-reset-why = Demande à l’hôte un code à usage unique. Il sert à choisir un nouveau mot de passe.
account-reset = Choisir ce mot de passe
account-sign-in = Se connecter
account-sign-up = Créer le compte
account-sign-out = Se déconnecter
account-signed-in = Identifiant de connexion : { $login }.
account-keep = Enregistrer
account-data = Tes données
account-data-why = Tout ce que ce serveur sait de toi : emporte-le, ou fais-le effacer.
account-export = Sauver mes données
account-delete = Tout effacer
account-delete-sure = Ton nom, ton identifiant, ton mot de passe et tes clés sont effacés pour de bon. Les parties finies restent, sans ton nom.
account-delete-yes = Oui, effacer
account-delete-no = Non
account-gone = C’est oublié. Plus rien ici ne te connaît.
settings-why-account = La langue suit ton compte ; le reste demeure sur cet appareil.
start-rated = Classée : elle change les deux cotes

## Jetons

tokens-title = Clés pour programmes
tokens-why = Un robot à toi se connecte avec une clé au lieu de ton mot de passe.
tokens-name = À quoi elle sert
tokens-may = Elle permet de
tokens-play = regarder et jouer
tokens-read = seulement regarder
tokens-holds = Elle vaut
tokens-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
tokens-for-good = sans limite
tokens-until = jusqu’au { $date }
tokens-make = Créer une clé
tokens-made = Copie-la maintenant : elle ne s’affiche qu’une fois.
tokens-revoke = Révoquer

## Appareils

devices-title = Appareils
devices-why = Tu es connecté·e ici. Si tu ne connais pas un appareil, déconnecte-le et change ton mot de passe.
devices-unknown = Appareil inconnu
devices-here = Cet appareil
devices-seen = Dernière utilisation : { $date }
devices-end = Déconnecter
devices-everywhere = Déconnecter partout

## À qui c’est le tour

waiting-turn = À toi de jouer
waiting-offer = Une proposition attend ta réponse
waiting-seat = Une place t’est gardée
waiting-count = { $count ->
    [one] { $count } partie t’attend
   *[other] { $count } parties t’attendent
 }
seats-kept = On attend les autres
notices-switch = Me prévenir quand c’est mon tour
notices-why = Dans les parties lentes, même page fermée. Seulement dans ce navigateur.
notices-denied = Ce navigateur ne laisse pas Parlour te prévenir. Tu peux l’autoriser dans ses réglages.
notices-unable = Ce navigateur ne peut pas être prévenu.
