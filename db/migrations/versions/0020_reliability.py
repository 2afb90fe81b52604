"""reliability"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "pace",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("marks", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_pace")),
    )
    op.add_column("seat", sa.Column("began", sa.BigInteger(), nullable=True))
