"""plans: what a person leaves beforehand for their seat's turn"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "plan",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("decision", sa.Text(), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_plan_game")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_plan")),
        sqlite_with_rowid=False,
    )
