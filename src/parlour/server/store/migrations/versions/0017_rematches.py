"""Who wants a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("again", sa.Text))


def downgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("again")
