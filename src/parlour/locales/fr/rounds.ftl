### Rondes d’une ligue : échéances, plusieurs parties, flux ; parties importées.

## Until when

left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
 }
left-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
 }
left-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
 }
due-league = { $league }, ronde { $round }
due-game = partie { $game } sur { $count }
due-at = échéance : { $date }
remind-day = Il te reste moins d’un jour.
remind-hour = Il te reste moins d’une heure.

## A league

league-game = Partie { $game }
league-best-of = Parties par rencontre
league-best = { $count ->
    [1] une partie
   *[other] au meilleur des { $count } parties
 }
league-clock-days = jours par coup
league-options = Options du jeu
league-feed = Fil d’actualité (Atom)
league-calendar = Calendrier

## Records

import-title = Importer une partie
import-why = Choisis le fichier d’une partie terminée, ou colle son contenu. Nous vérifions chaque coup avant de l’accepter.
import-file = Fichier de la partie
import-text = Ou colle-le ici
import-do = Importer
import-public = La montrer dans les listes de ce serveur
imported-by = Importée par { $name }. Chaque coup et chaque tirage a été vérifié.
error-record-refused = Impossible de l’importer : le fichier est abîmé, modifié ou ne vient pas de Parlour.
error-unfinished-record = La partie de ce fichier n’est pas encore terminée.
error-too-many-imports = Tu as importé autant de parties que ce serveur le permet.

## A shared link

card-open = Prends place et joue.
card-running = Regarde la partie en direct.
card-over = Revois la partie.
card-won = Victoire de { $name }. Revois la partie.
