"""Index on the host of a match."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_matches_host", "matches", ["host", "status"])


def downgrade() -> None:
    op.drop_index("ix_matches_host", "matches")
