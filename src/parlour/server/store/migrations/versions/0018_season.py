"""How a pairing's points came about; lifted sanctions keep their row, and so their id."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("pairings") as pairings:
        pairings.add_column(sa.Column("how", sa.String(10)))
    with op.batch_alter_table("sanctions") as sanctions:
        sanctions.add_column(sa.Column("lifted", sa.BigInteger()))


def downgrade() -> None:
    op.execute("DELETE FROM sanctions WHERE lifted IS NOT NULL")
    with op.batch_alter_table("sanctions") as sanctions:
        sanctions.drop_column("lifted")
    with op.batch_alter_table("pairings") as pairings:
        pairings.drop_column("how")
