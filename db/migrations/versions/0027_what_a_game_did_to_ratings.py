"""what a rated game did to the ratings of its players; all ladders are computed again, so that old games have it"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    for name in ("rating_before", "rating_after"):
        op.add_column("score", sa.Column(name, sa.Integer(), nullable=True))
    ladder = sa.table("ladder", sa.column("version"), sa.column("stale"))
    op.execute(sa.update(ladder).values(stale=sa.true(), version=ladder.c.version + 1))
