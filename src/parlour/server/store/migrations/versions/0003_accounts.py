"""Accounts, tokens, and one-time codes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("login", sa.String(40)))
        people.add_column(sa.Column("password", sa.String(200)))
        people.add_column(sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
        people.create_unique_constraint(op.f("uq_people_login"), ["login"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("scopes", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tokens_person_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("hash", name=op.f("uq_tokens_hash")),
    )
    op.create_index(op.f("ix_tokens_person"), "tokens", ["person"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_codes_person_people")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_codes")),
    )


def downgrade() -> None:
    op.drop_table("codes")
    op.drop_index(op.f("ix_tokens_person"), "tokens")
    op.drop_table("tokens")
    with op.batch_alter_table("people") as people:
        people.drop_constraint(op.f("uq_people_login"), type_="unique")
        people.drop_column("epoch")
        people.drop_column("password")
        people.drop_column("login")
