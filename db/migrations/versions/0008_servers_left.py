"""when the bot left a server, and when it greeted it"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("server", sa.Column("left_at", sa.BigInteger(), nullable=True))
    op.add_column("server", sa.Column("greeted_at", sa.BigInteger(), nullable=True))
