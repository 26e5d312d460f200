### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Random robot
robot-novice = Novice robot
    .about = Still learning. Takes what it sees first.
    .play = Play with Novice robot
robot-casual = Casual robot
    .about = Plays for company. Kind, but not blind.
    .play = Play with Casual robot
robot-medium = Middling robot
robot-strong = Strong robot
    .about = Plans ahead and rarely slips.
    .play = Play with Strong robot
robot-expert = Expert robot
robot-greedy = Greedy robot
robot-best = Best robot
    .about = Knows everything we know. Beat it and tell us.
    .play = Play with Best robot
robot-perfect = Perfect robot
    .about = Never makes a mistake. See how close you get.
    .play = Play with Perfect robot
robot-tree = Tree robot

start-with = Play with { $name }
quick-here = Pass & play
quick-friends = Invite a friend
