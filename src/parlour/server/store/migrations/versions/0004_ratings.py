"""Ratings per game, and their history."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("ordinal", sa.Float(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ratings_person_people")),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_board", "ratings", ["game", "ordinal"])
    op.create_table(
        "rated",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_rated_match_matches")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_rated_person_people")),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_rated")),
    )
    op.create_index("ix_rated_history", "rated", ["person", "game", "at"])


def downgrade() -> None:
    op.drop_index("ix_rated_history", "rated")
    op.drop_table("rated")
    op.drop_index("ix_ratings_board", "ratings")
    op.drop_table("ratings")
