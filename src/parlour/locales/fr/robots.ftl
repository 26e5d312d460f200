### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Robot au hasard
robot-novice = Robot débutant
    .about = Apprend encore et prend ce qui saute aux yeux.
    .play = Jouer contre le robot débutant
robot-casual = Robot du dimanche
    .about = Joue pour la compagnie. Gentil, mais pas aveugle.
    .play = Jouer contre le robot du dimanche
robot-medium = Robot moyen
robot-strong = Robot fort
    .about = Prévoit ses coups et se trompe rarement.
    .play = Jouer contre le robot fort
robot-expert = Robot expert
robot-tree = Robot à arbre
robot-greedy = Robot gourmand
robot-best = Meilleur robot
    .about = Sait tout ce que nous savons. Bats-le et raconte-nous.
    .play = Jouer contre le meilleur robot
robot-perfect = Robot parfait
    .about = Ne se trompe jamais. Voyons si tu peux t’en approcher.
    .play = Jouer contre le robot parfait

start-with = Jouer avec { $name }
quick-here = Sur un seul appareil
quick-friends = Inviter quelqu’un
