"""The language that a person chose."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("language", sa.String(5)))


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_column("language")
