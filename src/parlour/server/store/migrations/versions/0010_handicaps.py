"""Handicaps: points ahead, and fewer seconds for a robot."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("ahead", sa.Integer(), nullable=False, server_default="0"))
        seats.add_column(sa.Column("seconds", sa.Float()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seconds")
        seats.drop_column("ahead")
