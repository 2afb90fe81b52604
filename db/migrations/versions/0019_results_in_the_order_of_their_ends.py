"""results in the order of their ends"""

from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_index("ix_ending_ended", "ending", ["ended"])
