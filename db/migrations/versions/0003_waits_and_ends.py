"""since when a seat is waited for, ends without a result"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game", sa.Column("ended", sa.Text(), nullable=True))
    op.add_column("seat", sa.Column("since", sa.BigInteger(), nullable=True))
    op.add_column("seat", sa.Column("told", sa.SmallInteger(), server_default="0", nullable=False))
    # The first reminder finds out who is waited for. That loads the game, so they are spread over a day.
    op.execute(
        """insert into due (game, kind, body, at, tries, nonce)
        select id, 'remind', x'', max(updated_at, strftime('%s', 'now') - 86400 + id * 37 % 86400) + 86400,
            0, lower(hex(randomblob(12)))
        from game
        where status = 'playing'"""
    )
