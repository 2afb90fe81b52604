"""shards that are handed on, and who prepares to take them"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.create_table(
        "handing",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("term", sa.BigInteger(), nullable=False),
        sa.Column("heir", sa.Text(), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("heard", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_handing")),
    )
