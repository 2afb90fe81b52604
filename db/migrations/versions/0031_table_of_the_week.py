"""the table of the week, and votes for it"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.create_table(
        "weekly",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("week", sa.Integer(), nullable=False),
        sa.Column("sending", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("server", name=op.f("pk_weekly")),
    )
    op.create_table(
        "vote",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("week", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_vote_game")),
        sa.PrimaryKeyConstraint("server", "week", "person", name=op.f("pk_vote")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_vote_game"), "vote", ["game"])
