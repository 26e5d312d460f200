### Le compte : comment on entre, ce qui en fait partie, comment on sort ; et à qui c’est le tour.

account-title = Compte
account-of = Compte de { $name }
account-why = Pas besoin de compte pour jouer. Avec un compte, tes parties, ta cote et ta langue te suivent sur chaque appareil.
account-guest = Tu joues sans compte, sous le nom { $name }. Crée un compte et toutes tes parties y seront gardées.
account-guest-stays = Si tu te connectes à un autre compte, les parties jouées ici sans compte ne te suivent pas. Pour les garder, crée un nouveau compte.
account-off = Ce serveur n’a pas de comptes. Tout le monde joue avec un simple nom.
account-way = Se connecter ou créer un compte
account-way-in = Connexion
account-way-up = Nouveau compte
account-way-reset = Mot de passe oublié ?
account-name = Nom
account-name-hint = C’est ce que voient les autres.
account-name-kept = Ton nom est enregistré.
account-login = Identifiant
account-login-hint = De 3 à 40 lettres, chiffres, points, tirets ou tirets bas. Il ne sert qu’à toi.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-change = Changer le mot de passe
account-password-changed = Mot de passe changé. Tous tes autres appareils sont déconnectés.
account-invitation = Code d’invitation
account-invited = Ici, il faut une invitation pour créer un compte. Demande un code à l’hôte.
account-code = Code à usage unique
account-reset-why = Demande à l’hôte un code à usage unique, puis choisis un nouveau mot de passe.
account-reset = Définir le mot de passe
account-sign-in = Se connecter
account-sign-up = Créer le compte
account-sign-out = Se déconnecter
account-signed-in = Compte : { $login }.
account-keep = Enregistrer
account-data = Tes données
account-data-why = Tout ce que ce serveur sait de toi. Télécharge-le ou supprime-le.
account-export = Télécharger mes données
account-delete = Supprimer le compte
account-delete-sure = Ton nom, ton identifiant, ton mot de passe et tes clés seront supprimés pour de bon. Tes parties terminées restent, sans ton nom.
account-delete-yes = Oui, supprimer
account-delete-no = Annuler
account-gone = Ton compte et tes données sont supprimés.
settings-why-account = Ta langue suit ton compte. Les autres réglages restent sur cet appareil.
start-rated = Classée : elle change les deux cotes

## Jetons

tokens-title = Clés pour programmes
tokens-why = Ton robot se connecte avec une clé à la place de ton mot de passe.
tokens-name = À quoi sert-elle ?
tokens-may = Ce qu’elle permet
tokens-play = regarder et jouer
tokens-read = regarder seulement
tokens-holds = Validité
tokens-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
tokens-for-good = sans limite
tokens-until = jusqu’au { $date }
tokens-make = Créer une clé
tokens-made = Copie-la maintenant : tu ne la reverras plus.
tokens-revoke = Révoquer

## Appareils

devices-title = Appareils
devices-why = Ton compte est ouvert sur ces appareils. Si tu n’en reconnais pas un, déconnecte-le et change ton mot de passe.
devices-unknown = Appareil inconnu
devices-here = Cet appareil
devices-seen = Dernière utilisation : { $date }
devices-end = Déconnecter
devices-everywhere = Déconnecter partout

## À qui c’est le tour

waiting-turn = À toi de jouer
waiting-offer = Une proposition attend ta réponse
waiting-seat = Une place t’est réservée
waiting-count = { $count ->
    [one] { $count } partie t’attend
   *[other] { $count } parties t’attendent
 }
seats-kept = On attend les autres
notices-switch = M’avertir quand c’est mon tour
notices-why = Dans les parties lentes, même quand la page est fermée. Seulement dans ce navigateur.
notices-denied = Les notifications sont bloquées. Autorise-les pour Parlour dans les réglages de ton navigateur.
notices-unable = Ce navigateur ne prend pas en charge les notifications.
