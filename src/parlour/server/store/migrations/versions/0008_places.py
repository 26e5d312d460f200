"""Each seat's place, so that profiles and lists need not fold the match."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("place", sa.Integer()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("place")
