"""Codes of tables that a big screen shows."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "screens",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_screens_match_matches")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_screens")),
        sa.UniqueConstraint("match", name=op.f("uq_screens_match")),
    )


def downgrade() -> None:
    op.drop_table("screens")
