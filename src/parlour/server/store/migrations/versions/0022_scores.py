"""Scores of games that are played alone for a score."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "scores",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("way", sa.String(32), nullable=False),
        sa.Column("deal", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_scores_match_matches")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_scores_person_people")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_scores")),
    )
    op.create_index("ix_scores_own", "scores", ["person", "game", "way", "points"])
    op.create_index("ix_scores_deal", "scores", ["game", "way", "deal", "points"])


def downgrade() -> None:
    op.drop_table("scores")
