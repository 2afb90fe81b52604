"""what is rare is found by an index: tables without a place, and work that is being done"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    for name, table, column, rare in (
        ("ix_game_lost", "game", "status", "lost IS NOT NULL"),
        ("ix_due_held", "due", "game", "held IS NOT NULL"),
    ):
        op.create_index(name, table, [column], sqlite_where=sa.text(rare), postgresql_where=sa.text(rare))
