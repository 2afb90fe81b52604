"""ratings"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "ladder",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("upto", sa.BigInteger(), nullable=True),
        sa.Column("stale", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("server", "key", name=op.f("pk_ladder")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rating",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("opponent", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("server", "key", "person", "opponent", name=op.f("pk_rating")),
        sqlite_with_rowid=False,
    )
    op.add_column("ending", sa.Column("rated", sa.Boolean(), server_default="0", nullable=False))
