"""Rows for a person's data export, besides their matches and chat."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, select

from parlour.server.store.schema import (
    entries,
    leagues,
    rated,
    ratings,
    reports,
    sanctions,
    sessions,
    subscriptions,
)


def export_rows(connection: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    """The person's ratings with their history, reports, sanctions, leagues, sessions, push subscriptions."""
    return {
        what: [dict(row) for row in connection.execute(question).mappings()]
        for what, question in _questions(person).items()
    }


def _questions(person: str) -> dict[str, Select[Any]]:
    return {
        "ratings": select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.played).where(
            ratings.c.person == person
        ),
        "rated": select(
            rated.c.match, rated.c.game, rated.c.at, rated.c.place, rated.c.mu, rated.c.sigma
        ).where(rated.c.person == person),
        "reports": select(
            reports.c.at, reports.c.match, reports.c.line, reports.c.reason, reports.c.closed
        ).where(reports.c.by == person),
        "sanctions": select(sanctions.c.what, sanctions.c.reason, sanctions.c.at, sanctions.c.until).where(
            sanctions.c.person == person
        ),
        "leagues": select(leagues.c.name, entries.c.season, entries.c.group, entries.c.withdrawn)
        .join(entries, entries.c.league == leagues.c.id)
        .where(entries.c.player == person),
        "sessions": select(sessions.c.device, sessions.c.created, sessions.c.seen).where(
            sessions.c.person == person
        ),
        "browsers": select(subscriptions.c.endpoint, subscriptions.c.created).where(
            subscriptions.c.person == person
        ),
    }
