"""Guessing passwords, and keeping others from signing in."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable

import httpx
import pytest

from parlour.server.base.settings import Settings
from parlour.server.base.shared_limits import SharedLimits
from parlour.server.people.tries import Tries
from parlour.table.refusal import Refusal
from tests.server.client import Client
from tests.server.people.test_accounts import PASSWORD, account

HERE, ELSEWHERE = "192.0.2.1", "198.51.100.1"


async def waits(tries: Tries, login: str, address: str) -> int:
    """The seconds that a try has to wait."""
    try:
        await tries.count(login, address)
    except Refusal as why:
        return int(str(why.details["wait"]))
    return 0


def test_guesses_from_one_address_wait_and_the_owner_elsewhere_does_not() -> None:
    async def test() -> None:
        tries = Tries(Settings(login_tries=3, login_tries_shared=50), SharedLimits())
        assert [await waits(tries, "anna", HERE) for _ in range(4)] == [0, 0, 0, 1]
        assert await waits(tries, "ANNA", HERE) == 1
        assert await waits(tries, "anna", ELSEWHERE) == 0
        assert await waits(tries, "bo", HERE) == 0

    asyncio.run(test())


def test_nobody_is_kept_out_where_they_signed_in_before() -> None:
    async def test() -> None:
        tries = Tries(Settings(login_tries=3, login_tries_shared=5), SharedLimits())
        await tries.succeeded("anna", HERE)
        found = [await waits(tries, "anna", f"203.0.113.{n}") for n in range(9)]
        assert found[:5] == [0] * 5
        assert min(found[5:]) >= 1, "one login tried from everywhere"
        found = [await waits(tries, f"login-{n}", HERE) for n in range(9)]
        assert min(found[5:]) >= 1, "one address that tries many logins"
        assert await waits(tries, "anna", HERE) == 0
        assert await waits(tries, "bo", HERE) > 0

    asyncio.run(test())


def test_a_school_that_signs_in_at_once_does_not_wait() -> None:
    async def test() -> None:
        tries = Tries(Settings(login_tries_shared=10), SharedLimits())
        for n in range(100):
            assert await waits(tries, f"pupil-{n}", HERE) == 0
            await tries.succeeded(f"pupil-{n}", HERE)

    asyncio.run(test())


@pytest.mark.slow
def test_forged_addresses_give_no_more_tries(serve: Callable[..., str]) -> None:
    url = serve(login_tries=3)
    codes = [
        httpx.post(
            f"{url}/api/login",
            json={"login": "x", "password": "y"},
            headers={"X-Forwarded-For": f"203.0.113.{n}"},
        )
        for n in range(5)
    ]
    assert [answer.status_code for answer in codes] == [403, 403, 403, 429, 429]
    assert codes[-1].headers["retry-after"] == "1"


@pytest.mark.slow
def test_tries_at_once_count_too(serve: Callable[..., str]) -> None:
    url = serve(login_tries=3)

    async def flood() -> list[int]:
        async with httpx.AsyncClient(base_url=url) as http:
            tries = [http.post("/api/login", json={"login": "x", "password": "y"}) for _ in range(20)]
            return [answer.status_code for answer in await asyncio.gather(*tries)]

    assert asyncio.run(flood()).count(403) == 3


@pytest.mark.slow
def test_registrations_are_limited(serve: Callable[..., str]) -> None:
    url = serve(registrations_per_hour=2)
    answers = [
        Client(url).post("/api/account", login=f"login{n // 2}", password=PASSWORD).json() for n in range(4)
    ]
    assert [answer.get("code") for answer in answers] == [None, "login-taken", *["too-many-accounts"] * 2]


@pytest.mark.slow
def test_registrations_do_not_slow_down_signing_in(serve: Callable[..., str]) -> None:
    url = serve(password_rounds=3, password_kib=65_536, password_waiting=5)
    account(url, "anna")
    guests = [Client(url) for _ in range(40)]

    async def flood() -> tuple[list[int], float]:
        async def register(n: int) -> int:
            async with httpx.AsyncClient(base_url=url, cookies=guests[n].http.cookies, timeout=60) as http:
                body = {"login": f"flood{n}", "password": PASSWORD}
                return (await http.post("/api/account", json=body)).status_code

        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            floods = [asyncio.create_task(register(n)) for n in range(40)]
            await asyncio.sleep(0.2)
            began = time.monotonic()
            answer = await http.post("/api/login", json={"login": "anna", "password": PASSWORD})
            took = time.monotonic() - began
            assert answer.status_code == 200
            return list(await asyncio.gather(*floods)), took

    codes, took = asyncio.run(flood())
    assert codes.count(201) == 6, "one at work and five waiting"
    assert codes.count(503) == 34
    assert took < 3


@pytest.mark.slow
def test_a_taken_login_is_refused_as_slowly_as_a_free_one_is_given(serve: Callable[..., str]) -> None:
    url = serve(password_rounds=2, password_kib=32_768)
    account(url, "taken")

    def took(login: str) -> float:
        guest = Client(url)
        began = time.monotonic()
        guest.post("/api/account", login=login, password=PASSWORD)
        return time.monotonic() - began

    free, taken = [], []
    for n in range(7):
        free.append(took(f"free{n}"))
        taken.append(took("taken"))
    assert 0.5 < statistics.median(taken) / statistics.median(free) < 2
