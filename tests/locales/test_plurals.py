"""Russian and Polish words beside a number, as their grammars have them for 0, 1, 2, 5, 21 and 22."""

from __future__ import annotations

import pytest

from parlour.locales import Words

NUMBERS = (0, 1, 2, 5, 21, 22)

RUSSIAN = {
    ("ab-tiles", "count"): "0 фишек, 1 фишка, 2 фишки, 5 фишек, 21 фишка, 22 фишки",
    ("ab-say-exchange", "count"): "0 фишек, 1 фишку, 2 фишки, 5 фишек, 21 фишку, 22 фишки",
    ("kb-left", "count"): "0 шариков, 1 шарик, 2 шарика, 5 шариков, 21 шарик, 22 шарика",
    ("kb-over-why", "lines"): "0 линий, 1 линия, 2 линии, 5 линий, 21 линия, 22 линии",
    ("stb-alone", "points"): (
        "0 штрафных очков, 1 штрафное очко, 2 штрафных очка, 5 штрафных очков, 21 штрафное очко, "
        "22 штрафных очка"
    ),
    ("seats-title", "open"): "0 мест, 1 место, 2 места, 5 мест, 21 место, 22 места",
}
POLISH = {
    ("ab-tiles", "count"): "0 płytek, 1 płytka, 2 płytki, 5 płytek, 21 płytek, 22 płytki",
    ("ab-say-exchange", "count"): "0 płytek, 1 płytkę, 2 płytki, 5 płytek, 21 płytek, 22 płytki",
    ("kb-left", "count"): "0 kulek, 1 kulka, 2 kulki, 5 kulek, 21 kulek, 22 kulki",
    ("kb-over-why", "lines"): "0 linii, Jedna linia, 2 linie, 5 linii, 21 linii, 22 linie",
    ("stb-alone", "points"): (
        "0 punktów minusowych, 1 punkt minusowy, 2 punkty minusowe, 5 punktów minusowych, "
        "21 punktów minusowych, 22 punkty minusowe"
    ),
    ("seats-title", "open"): "0 miejsc, Jedno miejsce, 2 miejsca, 5 miejsc, 21 miejsc, 22 miejsca",
}


@pytest.mark.parametrize(("lang", "table"), [("ru", RUSSIAN), ("pl", POLISH)])
def test_numbers_have_the_right_form_beside_them(lang: str, table: dict[tuple[str, str], str]) -> None:
    words = Words(lang)
    for (key, name), forms in table.items():
        for number, form in zip(NUMBERS, forms.split(", "), strict=True):
            assert form in words(key, **{name: number}, name="Ida"), (key, number)
