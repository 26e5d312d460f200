"""Chat, and the host's tools: reports, sanctions, rules for names, an audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("admin", sa.Boolean(), nullable=False, server_default=sa.false()))
        people.add_column(sa.Column("chat", sa.String(10), nullable=False, server_default="phrases"))
    op.create_table(
        "chat",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("phrase", sa.String(20)),
        sa.Column("text", sa.Text()),
        sa.Column("key", sa.String(100), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_chat_match_matches")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chat_person_people")),
        sa.PrimaryKeyConstraint("match", "n", name=op.f("pk_chat")),
        sa.UniqueConstraint("match", "key", name=op.f("uq_chat_match_key")),
    )
    op.create_index(op.f("ix_chat_person"), "chat", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mutes_person_people")),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=op.f("fk_mutes_other_people")),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_mutes")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer()),
        sa.Column("said", sa.Text()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.Column("note", sa.Text()),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_reports_by_people")),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name=op.f("fk_reports_about_people")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_reports_match_matches")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("address", sa.String(50)),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sanctions_person_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sanctions")),
    )
    op.create_table(
        "name_rules",
        sa.Column("word", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("word", name=op.f("pk_name_rules")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )


def downgrade() -> None:
    for table in ("audit", "name_rules", "sanctions", "reports", "mutes"):
        op.drop_table(table)
    op.drop_index(op.f("ix_chat_person"), "chat")
    op.drop_table("chat")
    with op.batch_alter_table("people") as people:
        people.drop_column("chat")
        people.drop_column("admin")
