"""Discord's scheduled events of leagues"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.create_table(
        "scheduled",
        sa.Column("league", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("event", sa.BigInteger(), nullable=True),
        sa.Column("starts", sa.BigInteger(), nullable=False),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("sending", sa.Text(), nullable=True),
        sa.Column("lost", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["league"], ["league.id"], name=op.f("fk_scheduled_league")),
        sa.PrimaryKeyConstraint("league", name=op.f("pk_scheduled")),
    )
