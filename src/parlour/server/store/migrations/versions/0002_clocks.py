"""Start time of a match, and when its clock must be checked."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("started", sa.BigInteger()))
        matches.add_column(sa.Column("due", sa.BigInteger()))
        matches.create_index("ix_matches_due", ["due"])


def downgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.drop_index("ix_matches_due")
        matches.drop_column("due")
        matches.drop_column("started")
