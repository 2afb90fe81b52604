"""levels of games alone"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("ending", sa.Column("level", sa.Text(), nullable=True))
