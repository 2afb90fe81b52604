"""how past seasons of leagues ended"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.create_table(
        "season",
        sa.Column("league", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["league"], ["league.id"], name=op.f("fk_season_league")),
        sa.PrimaryKeyConstraint("league", "number", name=op.f("pk_season")),
        sqlite_with_rowid=False,
    )
