"""Pairings that are the best of several games, and reminders of what is due."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pairing_games",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("league", sa.String(16), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("group", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("first_points", sa.Integer(), nullable=False),
        sa.Column("second_points", sa.Integer(), nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_pairing_games"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_pairing_games_match_matches"),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"], name="fk_pairing_games_league_leagues"),
    )
    op.create_index("ix_pairing_games_season", "pairing_games", ["league", "season"])
    op.create_table(
        "reminders",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", "due", "hours", name="pk_reminders"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_reminders_match_matches"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_reminders_person_people"),
    )


def downgrade() -> None:
    op.drop_table("reminders")
    op.drop_table("pairing_games")
