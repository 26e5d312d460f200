"""Names that look like another: by Unicode's table of confusable characters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.server.base.names import Names, is_disguised, looks, skeleton
from parlour.table.refusal import Refusal
from tests.server.client import Client

RESERVED = Names(["admin", "host", "Parlour", "moderator"])


@pytest.mark.parametrize(
    "name",
    [
        "admin", "ADMIN", "a d m i n", "ádmïn", "4dm1n",
        "аdmin",  # Cyrillic a
        "аdmіn",  # Cyrillic a and i
        "ΑDΜΙΝ",  # Greek capitals
        "АDМІN",  # Cyrillic capitals
        "ａｄｍｉｎ",  # full width
        "𝐚𝐝𝐦𝐢𝐧",  # mathematical
        "adrnin", "adm\u0131n", "admln", "ⓐⓓⓜⓘⓝ",
        "НOST",  # Cyrillic N, which looks like H
        "hοst",  # Greek omicron
        "Ρarlοur",  # Greek
        "moderat\u043er",
    ],
)  # fmt: skip
def test_nobody_is_called_what_looks_like_a_reserved_name(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        RESERVED.clean(name)
    assert refused.value.code == "name-not-allowed"


@pytest.mark.parametrize(
    "name", ["Anna", "Admiral", "Иван", "Ольга", "Γιώργος", "Ærø", "Łukasz", "Lila", "Ghost", "Ahmed", "山田"]
)
def test_people_keep_their_names(name: str) -> None:
    assert RESERVED.clean(name) == name


def test_names_in_one_class_are_compared_as_they_look() -> None:
    assert skeleton("Аnnа") == skeleton("anna")
    assert skeleton("ВОВА") == skeleton("Вова") == skeleton("вова")
    names = ["Lila", "Ilia", "Lia", "Вова", "Вава", "Нина", "Инна", "Νίκος", "Νίκη", "Mia", "Nia"]
    assert len({skeleton(name) for name in names}) == len(names)


@given(st.text(max_size=30))
def test_a_skeleton_is_its_own(name: str) -> None:
    assert skeleton(skeleton(name)) == skeleton(name)
    assert skeleton(name) in looks(name)


def test_a_forbidden_word_is_found_in_other_letters() -> None:
    names = Names()
    names.words = frozenset({skeleton("troll")})
    for name in ("trоll", "xTROLLx", "тroll", "tr0ll"):
        with pytest.raises(Refusal):
            names.clean(name)


@pytest.mark.parametrize(
    ("login", "disguised"),
    [
        ("anna", False),
        ("аnna", True),
        ("сор", True),
        ("anna\u0501", True),
        ("ольга", False),
        ("jürgen", False),
    ],
)
def test_a_login_in_disguise(login: str, disguised: bool) -> None:
    assert is_disguised(login) == disguised


def test_a_login_in_disguise_is_refused_like_one_that_is_taken(url: str) -> None:
    Client(url).post("/api/account", login="original", password="correct horse battery")
    answers = [
        Client(url).post("/api/account", login=login, password="correct horse battery")
        for login in ("original", "оriginal")
    ]
    assert [(a.status_code, a.json()["code"]) for a in answers] == [(409, "login-taken")] * 2
