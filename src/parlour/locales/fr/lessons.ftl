### La première leçon de chaque jeu : une tâche, un indice, et ce qu’on a appris.

lesson-link = Nouveau pour toi ? Apprends-le en une minute
lesson-title = Première leçon
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suite
lesson-again = Encore une fois
lesson-play = Jouer maintenant
lesson-over = Voilà le jeu. Le reste vient en jouant.
lesson-refused = Cela ne va pas :
lesson-shut-the-box-1 = Deux dés sur le feutre : 3 et 5. Ferme des clapets qui font 8 — un ou plusieurs.
    .hint = Touche des clapets jusqu’à 8, puis ferme-les.
    .done = Ils restent fermés pour ce tour. Maintenant tu relancerais.
lesson-shut-the-box-2 = On a lancé 11. Cette fois, ferme au moins deux clapets : les grands sont durs à fermer plus tard.
    .hint = Un seul serait permis. Trouve-en deux ou trois qui font 11.
    .done = Quand un lancer ne convient à rien, ton tour est fini et les clapets ouverts comptent contre toi.
lesson-shut-the-box-3 = Il reste deux clapets, et les dés montrent 3. Tu le vois.
    .hint = 1 et 2 font 3.
    .done = La boîte est fermée : c’est gagné aussitôt.
lesson-chikugo-1 = Les deux billes volent d’un seul lancer. Lance-les.
    .hint = Appuie sur « Lancer ».
    .done = On compte le rectangle entre les billes. Le lancer le plus bas de la manche est Nadir et prend un jeton.
lesson-chikugo-2 = Une fois tous les jetons pris, on veut s’en défaire. La rouge est en a2, la noire en a5 : pose un jeton que le lancer permet.
    .hint = Une rangée de quatre trous est une ligne. Touche un jeton cerclé de laiton.
    .done = Qui a posé tous ses jetons est sauvé. Le dernier perd.
lesson-take-it-1 = Même boîte, autre but : ici on veut des jetons. Lance les deux billes.
    .hint = Appuie sur « Lancer ».
    .done = Les points du lancer décident de ce que tu peux prendre.
lesson-take-it-2 = Retourne un des jetons.
    .hint = Touche un jeton face cachée.
    .done = Chaque jeton dit ce qu’un lancer doit faire pour le prendre.
lesson-take-it-3 = Ce lancer permet plusieurs des jetons visibles. Prends-en un.
    .hint = On peut prendre les jetons cerclés de laiton.
    .done = Il est devant toi et compte à la fin.
lesson-take-it-4 = Rien ne convient au milieu, mais quelqu’un a ce que tu as mérité. Prends-le-lui.
    .hint = On peut renoncer. Choisis le jeton cerclé de laiton chez l’autre.
    .done = Rien n’est sûr avant la fin de la partie.
lesson-abaku-1 = Tes tuiles sont 1 1 2 3 6. Poses-en sur le départ de sorte qu’elles se lisent comme un calcul : 1 1 2 est 1 + 1 = 2. On ne pose pas de signes.
    .hint = Prends une tuile, puis une case. La case de départ au milieu doit être couverte.
    .done = Chaque tuile d’une équation est un point. Puis tu tires de nouvelles tuiles.
lesson-abaku-2 = 1 + 2 = 3 est là. Pose des tuiles qui la touchent et forment une nouvelle équation avec elle.
    .hint = Essaie 1 et 4 après le 3 : 3 1 4 est 3 + 1 = 4.
    .done = Chaque nouvelle équation compte, en travers aussi.
lesson-kryds-bolle-1 = Neuf tiges. Fais glisser une boule sur l’une d’elles.
    .hint = Touche une tige ou un anneau, puis pose la boule.
    .done = Les boules s’empilent : la suivante sur cette tige sera à l’étage du milieu.
lesson-kryds-bolle-2 = Trois alignées font un point. Deux de tes boules claires sont devant : finis la ligne.
    .hint = La tige avant droite est encore vide.
    .done = Une ligne est un point, et tu peux en faire beaucoup.
lesson-kryds-bolle-3 = Les boules sombres vont faire une ligne au fond. Arrête-les.
    .hint = Prends la place de la troisième : la tige arrière droite.
    .done = Arrêter une ligne vaut autant que d’en faire une.
lesson-kryds-bolle-4 = Les lignes traversent le cube en tous sens. Une des tiennes monte de l’avant gauche à l’arrière droite : finis-la.
    .hint = En bas à l’avant gauche, le centre, et maintenant le haut de la tige arrière droite.
    .done = C’est une diagonale de tout le cube.
