"""The Kugelbox drawn without English words, with throw and chips told in a language."""

import parlour
from parlour.locales import Words
from parlour.locales.drawings import drawing_of, picture


def test_the_box_stays_and_throw_and_chips_are_told() -> None:
    game, words = parlour.game("take-it"), Words("de")
    view = game.position("play||12|;;|0 red c3 black e5|0|1|turn").view(0)
    box = picture("take-it", game.drawn(view), words).splitlines()
    assert [box[0], box[2], box[5]] == ["5 . . . . B", "3 . . R . .", "  a b c d e"]
    drawing = drawing_of("take-it")
    assert drawing is not None
    told = drawing.beside(view, ["Anna", "Bo"], words)
    assert told[0] == "Anna: 9 Punkte, ein Quadrat, Rot c3, Schwarz e5."
    assert told[-1] == "Bo hat keine Chips."
