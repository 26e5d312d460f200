### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Robot casuale
robot-novice = Robot principiante
    .about = Sta ancora imparando e prende la prima cosa che vede.
    .play = Gioca con il robot principiante
robot-casual = Robot della domenica
    .about = Gioca per la compagnia. Gentile, ma non ingenuo.
    .play = Gioca con il robot della domenica
robot-medium = Robot medio
robot-strong = Robot forte
    .about = Pensa in anticipo e sbaglia di rado.
    .play = Gioca con il robot forte
robot-expert = Robot esperto
robot-tree = Robot ad albero
robot-greedy = Robot ingordo
robot-best = Robot migliore
    .about = Sa tutto quello che sappiamo noi. Battilo e raccontacelo.
    .play = Gioca con il robot migliore
robot-perfect = Robot perfetto
    .about = Non sbaglia mai. Vediamo quanto ti avvicini.
    .play = Gioca con il robot perfetto

start-with = Gioca con { $name }
quick-here = Su un solo dispositivo
quick-friends = Invita qualcuno
