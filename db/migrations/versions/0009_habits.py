"""whether a person confirms the end of a turn"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "habit",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("confirms", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_habit")),
    )
