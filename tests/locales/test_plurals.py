"""Russian and Polish words beside a number, as their grammars have them for 0, 1, 2, 5, 21 and 22."""

from __future__ import annotations

import pytest

from parlour.locales import Words

NUMBERS = (0, 1, 2, 5, 21, 22)
#: what the texts name besides the number that is looked at
OTHERS: dict[str, object] = {
    "name": "Ida", "skipped": 0, "mean": "1", "shares": "1", "matches": 1, "problems": 0, "id": "1",
    "game": "Abaku", "season": "1", "round": "1", "status": "open", "done": "0", "way": "down",
}  # fmt: skip

RUSSIAN = {
    ("ab-tiles-way", "count"): "0 фишек, 1 фишка, 2 фишки, 5 фишек, 21 фишка, 22 фишки",
    ("ab-say-exchange", "count"): "0 фишек, 1 фишку, 2 фишки, 5 фишек, 21 фишку, 22 фишки",
    ("kb-left", "count"): "0 шариков, 1 шарик, 2 шарика, 5 шариков, 21 шарик, 22 шарика",
    ("kb-over-why", "lines"): "0 линий, 1 линия, 2 линии, 5 линий, 21 линия, 22 линии",
    ("stb-alone", "points"): (
        "0 штрафных очков, 1 штрафное очко, 2 штрафных очка, 5 штрафных очков, 21 штрафное очко, "
        "22 штрафных очка"
    ),
    ("room-more", "count"): "0 стульев, 1 стул, 2 стула, 5 стульев, 21 стул, 22 стула",
    ("screen-bag", "tiles"): "0 фишек, 1 фишка, 2 фишки, 5 фишек, 21 фишка, 22 фишки",
    ("lobby-free", "count"): "0 свободных, 1 свободное, 2 свободных, 5 свободных, 21 свободное, 22 свободных",
    ("record-follows", "events"): "0 событий, 1 событие, 2 события, 5 событий, 21 событие, 22 события",
    ("verify-fair", "outcomes"): "0 исходов, 1 исход, 2 исхода, 5 исходов, 21 исход, 22 исхода",
    ("stb-solved-digits", "count"): "0 цифр, 1 цифра, 2 цифры, 5 цифр, 21 цифра, 22 цифры",
    ("throw-many", "count"): "0 бросков, 1 бросок, 2 броска, 5 бросков, 21 бросок, 22 броска",
    ("desk-checked", "problems"): "в порядке, 1 ошибка, 2 ошибки, 5 ошибок, 21 ошибка, 22 ошибки",
    ("desk-checked", "matches"): (
        "Проверено 0 партий, Проверена 1 партия, Проверены 2 партии, Проверено 5 партий, "
        "Проверена 21 партия, Проверены 22 партии"
    ),
    ("desk-league", "players"): "0 игроков, 1 игрок, 2 игрока, 5 игроков, 21 игрок, 22 игрока",
}
POLISH = {
    ("ab-tiles-way", "count"): "0 płytek, 1 płytka, 2 płytki, 5 płytek, 21 płytek, 22 płytki",
    ("ab-say-exchange", "count"): "0 płytek, 1 płytkę, 2 płytki, 5 płytek, 21 płytek, 22 płytki",
    ("kb-left", "count"): "0 kulek, 1 kulka, 2 kulki, 5 kulek, 21 kulek, 22 kulki",
    ("kb-over-why", "lines"): "0 linii, Jedna linia, 2 linie, 5 linii, 21 linii, 22 linie",
    ("stb-alone", "points"): (
        "0 punktów karnych, 1 punkt karny, 2 punkty karne, 5 punktów karnych, "
        "21 punktów karnych, 22 punkty karne"
    ),
    ("room-more", "count"): "0 wolnych, jedno wolne, 2 wolne, 5 wolnych, 21 wolnych, 22 wolne",
    ("screen-bag", "tiles"): "0 płytek, 1 płytka, 2 płytki, 5 płytek, 21 płytek, 22 płytki",
    ("lobby-free", "count"): "0 wolnych, 1 wolne, 2 wolne, 5 wolnych, 21 wolnych, 22 wolne",
    ("record-follows", "events"): "0 zdarzeń, 1 zdarzenie, 2 zdarzenia, 5 zdarzeń, 21 zdarzeń, 22 zdarzenia",
    ("verify-fair", "outcomes"): "0 wyników, 1 wynik, 2 wyniki, 5 wyników, 21 wyników, 22 wyniki",
    ("stb-solved-digits", "count"): "0 cyfr, 1 cyfra, 2 cyfry, 5 cyfr, 21 cyfr, 22 cyfry",
    ("throw-many", "count"): "0 rzutów, 1 rzut, 2 rzuty, 5 rzutów, 21 rzutów, 22 rzuty",
    ("desk-checked", "problems"): "w porządku, 1 błąd, 2 błędy, 5 błędów, 21 błędów, 22 błędy",
    ("desk-checked", "matches"): "0 partii, 1 partię, 2 partie, 5 partii, 21 partii, 22 partie",
    ("desk-league", "players"): "0 graczy, 1 gracz, 2 graczy, 5 graczy, 21 graczy, 22 graczy",
}


@pytest.mark.parametrize(("lang", "table"), [("ru", RUSSIAN), ("pl", POLISH)])
def test_numbers_have_the_right_form_beside_them(lang: str, table: dict[tuple[str, str], str]) -> None:
    words = Words(lang)
    for (key, name), forms in table.items():
        for number, form in zip(NUMBERS, forms.split(", "), strict=True):
            told = words(key, **{**OTHERS, name: number})
            assert form in told, (key, number, told)
            # the form itself, and no longer one that begins like it
            assert not told.partition(form)[2][:1].isalpha(), (key, number, told)
