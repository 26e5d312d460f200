"""Drawings of positions and of questions; each game brings its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from parlour.analysis.drills.question import Question
from parlour.core.errors import UnknownGame
from parlour.core.registry import Registry
from parlour.locales import Words

from .pen import Pen


class Figure(Protocol):
    """Draws the positions of a game."""

    @property
    def columns(self) -> int:
        """Puzzles beside each other on a worksheet."""

    def height(self, view: Mapping[str, Any], room: float) -> float:
        """How high the drawing is in this width."""

    def draw(
        self,
        pen: Pen,
        x: float,
        y: float,
        room: float,
        view: Mapping[str, Any],
        say: Words,
        played: str = "",
    ) -> None:
        """Draw a position; what is `played` in it is marked."""

    def beside(self, view: Mapping[str, Any], say: Words) -> str:
        """What one has to know besides the drawing, in words; possibly nothing."""

    def told(self, answer: str, view: Mapping[str, Any], say: Words) -> str:
        """An action in words."""


class AskedFigure(Protocol):
    """Draws the questions of one kind, to be answered with a pencil."""

    @property
    def columns(self) -> int:
        """Questions beside each other."""

    @property
    def count(self) -> int:
        """How many a worksheet has."""

    def height(self, question: Question, room: float, solved: bool, say: Words) -> float:
        """How high the question is in this width."""

    def draw(
        self, pen: Pen, x: float, y: float, room: float, question: Question, solved: bool, say: Words
    ) -> None:
        """Draw a question, with its answers if it is `solved`; its number stands left of x."""


#: figures by game
FIGURES: Registry[Figure] = Registry("parlour.figures", UnknownGame)
#: drawings of questions by what they ask
ASKED: Registry[AskedFigure] = Registry("parlour.asked_figures", UnknownGame)
