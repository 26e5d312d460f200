"""Write a new golden playthrough of random play to standard output; read it before it is committed."""

import argparse
import random
import sys

import parlour
from parlour.testing import playthrough


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", help="name=value")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = parlour.game(given.game)
    texts = dict(word.split("=", 1) for word in given.options)
    chosen = game.options_from_text(texts)
    rng = random.Random(given.seed)
    state, actions = game.first_state(chosen), []
    while (actor := state.actor) is not None:
        action = state.sample(rng) if actor is parlour.CHANCE else game.some_action(state.view(actor), rng)
        actions.append(str(action))
        state = state.play(action)
    plain = {"seats": chosen.seats} | {name: getattr(chosen, name) for name in texts if name != "seats"}
    sys.stdout.write(playthrough(game, plain, actions))


if __name__ == "__main__":
    main()
