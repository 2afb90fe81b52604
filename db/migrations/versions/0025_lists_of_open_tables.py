"""lists of open tables, and people who seek one"""

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
    op.create_table(
        "seeker",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("rests", sa.BigInteger(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=True),
        sa.Column("answer", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("server", "person", name=op.f("pk_seeker")),
        sqlite_with_rowid=False,
    )
