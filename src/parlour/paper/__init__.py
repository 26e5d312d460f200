"""Paper: score sheets, boards, chips, rules and worksheets as PDF, in ten languages, on A4 or Letter.

A sheet is drawn as marks of ink (`ink`), and these are written as PDF (`pdf`) or as a picture (`svg`).
`printed` makes a PDF; `listed` names every sheet.
"""

from .making import Printing, listed, pictured, printed
from .sheet import SHEETS, PrintOrder, Sheet

__all__ = ["SHEETS", "PrintOrder", "Printing", "Sheet", "listed", "pictured", "printed"]
