"""lists of open tables"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "errand",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("turn", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("held", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("server", "kind", name=op.f("pk_errand")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_errand_at", "errand", ["at"])
    op.create_table(
        "listing",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("stands", sa.BigInteger(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("edited", sa.BigInteger(), nullable=False),
        sa.Column("sending", sa.Text(), nullable=True),
        sa.Column("lost", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("server", name=op.f("pk_listing")),
    )
