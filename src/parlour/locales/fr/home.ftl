### The first page: a question, the shelf, three cards.

home-first = Cinq jeux en bois, en solo, à deux ou à plusieurs. Gratuit, et sans compte.
home-with = { $game } avec { $names }
home-alone = { $game } en solo
home-join = Rejoindre
home-more-games = { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
 }
home-task = Ton exercice
home-task-left = { $count ->
    [one] Encore { $count } question.
   *[other] Encore { $count } questions.
 }
home-go-on = Continuer
home-lesson = Ta leçon
home-learn = Apprendre { $game }
home-learn-time = Ça prend une minute.
home-show-me = Montre-moi
home-other-games = Autres jeux
home-ask-shut-the-box = Quels clapets ?
home-ask-chikugo = Quel jeton ?
home-ask-take-it = Que prends-tu ?
home-ask-abaku = Le meilleur coup ?
home-ask-kryds-bolle = Où jouer ?
home-streak = { $game } · jour { $days } d’affilée
home-done = { $days ->
    [one] C’est fait. { $days } jour d’affilée.
   *[other] C’est fait. { $days } jours d’affilée.
 }
home-code = Tu as un code ?
home-code-title = Rejoindre une table ou une classe
home-code-why = Le code ou le lien qu’on t’a envoyé.
home-code-label = Code
home-tonight = Pour ce soir
home-tonight-for = { $count ->
    [2] Deux à table ?
    [3] Trois à table ?
    [4] Quatre à table ?
    [5] Cinq à table ?
    [6] Six à table ?
   *[other] { $count } à table ?
 }
home-tonight-takes = { $game } dure { $minutes } minutes.
home-set-up = Préparer
home-else = Autre chose
install-title = Garder sur cet appareil
install-why = S’ouvre comme une appli, avec sa propre icône.
install-yes = Installer
install-no = Pas maintenant
