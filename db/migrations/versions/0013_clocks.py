"""clocks of seats, how people lived before, and when clocks stood"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("seat", sa.Column("clock", sa.LargeBinary(), server_default="", nullable=False))
    op.add_column("seat", sa.Column("counted", sa.BigInteger(), nullable=True))
    op.add_column("person", sa.Column("earlier", sa.LargeBinary(), server_default="", nullable=False))
    op.create_table(
        "stop",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("game", sa.BigInteger(), nullable=True),
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("shard", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_stop_game")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_stop")),
    )
    op.create_index(op.f("ix_stop_game"), "stop", ["game"])
    op.create_table(
        "alive",
        sa.Column("shards", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("shards", "shard", name=op.f("pk_alive")),
        sqlite_with_rowid=False,
    )
