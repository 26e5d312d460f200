"""Players commit to nonces before any is revealed; a beacon's round can be mixed in."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("commitment", sa.String(64)))
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("sealed", sa.BigInteger()))
        matches.add_column(sa.Column("beacon", sa.BigInteger()))


def downgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("beacon")
        matches.drop_column("sealed")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("commitment")
