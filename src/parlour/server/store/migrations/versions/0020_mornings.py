"""A class's rules, its second teacher, groups, tasks for some, kept answers, and live rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("classes") as classes:
        classes.add_column(sa.Column("rules", sa.Text()))
        classes.add_column(sa.Column("invitation", sa.String(64)))
    with op.batch_alter_table("pupils") as pupils:
        pupils.add_column(sa.Column("group", sa.String(40)))
    with op.batch_alter_table("tasks") as tasks:
        tasks.add_column(sa.Column("whom", sa.Text()))
        tasks.add_column(sa.Column("course", sa.String(40)))
    with op.batch_alter_table("answers") as answers:
        answers.add_column(sa.Column("ask", sa.String(20), nullable=False, server_default=""))
        answers.add_column(sa.Column("given", sa.Text()))
        answers.add_column(sa.Column("level", sa.Integer()))
    op.create_table(
        "teachers",
        sa.Column("class", sa.String(12), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], name=op.f("fk_teachers_class_classes")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_teachers_person_people")),
        sa.PrimaryKeyConstraint("class", "person", name=op.f("pk_teachers")),
    )
    op.create_index(op.f("ix_teachers_person"), "teachers", ["person"])
    op.create_table(
        "rounds",
        sa.Column("class", sa.String(12), nullable=False),
        sa.Column("drill", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.Column("shut", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], name=op.f("fk_rounds_class_classes")),
        sa.PrimaryKeyConstraint("class", name=op.f("pk_rounds")),
    )
    op.create_table(
        "round_answers",
        sa.Column("class", sa.String(12), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("given", sa.String(200), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], name=op.f("fk_round_answers_class_classes")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_round_answers_person_people")),
        sa.PrimaryKeyConstraint("class", "person", name=op.f("pk_round_answers")),
    )
    op.create_index(op.f("ix_round_answers_person"), "round_answers", ["person"])


def downgrade() -> None:
    op.drop_table("round_answers")
    op.drop_table("rounds")
    op.drop_table("teachers")
    with op.batch_alter_table("answers") as answers:
        answers.drop_column("level")
        answers.drop_column("given")
        answers.drop_column("ask")
    with op.batch_alter_table("tasks") as tasks:
        tasks.drop_column("course")
        tasks.drop_column("whom")
    with op.batch_alter_table("pupils") as pupils:
        pupils.drop_column("group")
    with op.batch_alter_table("classes") as classes:
        classes.drop_column("invitation")
        classes.drop_column("rules")
