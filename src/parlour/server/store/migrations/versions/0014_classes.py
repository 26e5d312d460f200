"""Classes: pupils, tasks, results, and the matches of a class's league."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "classes",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("teacher", sa.String(32), nullable=False),
        sa.Column("code", sa.String(12)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("league", sa.Text()),
        sa.ForeignKeyConstraint(["teacher"], ["people.id"], name=op.f("fk_classes_teacher_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_classes")),
        sa.UniqueConstraint("code", name=op.f("uq_classes_code")),
    )
    op.create_index(op.f("ix_classes_teacher"), "classes", ["teacher"])
    op.create_table(
        "pupils",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("class", sa.String(12), nullable=False),
        sa.Column("spelling", sa.String(200), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("waiting", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_pupils_person_people")),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], name=op.f("fk_pupils_class_classes")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_pupils")),
        sa.UniqueConstraint("class", "spelling", name=op.f("uq_pupils_class_spelling")),
    )
    op.create_table(
        "tasks",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("class", sa.String(12), nullable=False),
        sa.Column("drill", sa.Text(), nullable=False),
        sa.Column("questions", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], name=op.f("fk_tasks_class_classes")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tasks")),
    )
    op.create_index(op.f("ix_tasks_class"), "tasks", ["class"])
    op.create_table(
        "answers",
        sa.Column("task", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("theme", sa.String(80), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger()),
        sa.Column("ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["task"], ["tasks.id"], name=op.f("fk_answers_task_tasks")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_answers_person_people")),
        sa.PrimaryKeyConstraint("task", "person", "number", name=op.f("pk_answers")),
    )
    op.create_index(op.f("ix_answers_person"), "answers", ["person"])
    op.create_table(
        "class_matches",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("class", sa.String(12), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_class_matches_match_matches")),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], name=op.f("fk_class_matches_class_classes")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_class_matches")),
    )
    op.create_index(op.f("ix_class_matches_class"), "class_matches", ["class"])


def downgrade() -> None:
    for table in ("class_matches", "answers", "tasks", "pupils", "classes"):
        op.drop_table(table)
