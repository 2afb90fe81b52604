"""what the holder of a seat was last shown of the log"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seat", sa.Column("shown", sa.LargeBinary(), server_default="", nullable=False))
