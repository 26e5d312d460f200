"""Leagues: seasons, entries and pairings."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leagues")),
    )
    op.create_table(
        "seasons",
        sa.Column("league", sa.String(16), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"], name=op.f("fk_seasons_league_leagues")),
        sa.PrimaryKeyConstraint("league", "season", name=op.f("pk_seasons")),
    )
    op.create_index(op.f("ix_seasons_status"), "seasons", ["status"])
    op.create_table(
        "entries",
        sa.Column("league", sa.String(16), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("rank", sa.Integer()),
        sa.Column("group", sa.Integer()),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"], name=op.f("fk_entries_league_leagues")),
        sa.PrimaryKeyConstraint("league", "season", "player", name=op.f("pk_entries")),
    )
    op.create_index(op.f("ix_entries_player"), "entries", ["player"])
    op.create_table(
        "pairings",
        sa.Column("league", sa.String(16), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("group", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("first", sa.String(64), nullable=False),
        sa.Column("second", sa.String(64)),
        sa.Column("match", sa.String(32)),
        sa.Column("first_points", sa.Integer()),
        sa.Column("second_points", sa.Integer()),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"], name=op.f("fk_pairings_league_leagues")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_pairings_match_matches")),
        sa.PrimaryKeyConstraint("league", "season", "group", "round", "board", name=op.f("pk_pairings")),
    )


def downgrade() -> None:
    op.drop_table("pairings")
    op.drop_index(op.f("ix_entries_player"), "entries")
    op.drop_table("entries")
    op.drop_index(op.f("ix_seasons_status"), "seasons")
    op.drop_table("seasons")
    op.drop_table("leagues")
