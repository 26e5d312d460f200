"""The five games. Each is one folder; other packages add theirs by the entry point `parlour.games`."""

from parlour.core.registry import GAMES

__all__ = ["GAMES"]

GAMES.declare(
    {
        "shut-the-box": "parlour.games.shut_the_box.rules:GAME",
        "chikugo": "parlour.games.kugelbox.chikugo.rules:GAME",
        "take-it": "parlour.games.kugelbox.take_it.rules:GAME",
        "abaku": "parlour.games.abaku.rules:GAME",
        "kryds-bolle": "parlour.games.kryds_bolle.rules:GAME",
    }
)
