"""how people live, when they were called, and the calls that wait for them"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("life", sa.LargeBinary(), nullable=False),
        sa.Column("calls", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
    )
    op.create_table(
        "owed",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("mark", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_owed_game")),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_owed")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_owed_game"), "owed", ["game"])
