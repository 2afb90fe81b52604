"""each server with games has a row"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    game = sa.table("game", sa.column("server", sa.BigInteger()))
    server = sa.table("server", sa.column("id", sa.BigInteger()), sa.column("settings", sa.LargeBinary()))
    nothing = sa.literal(b"", sa.LargeBinary())
    known = sa.select(server.c.id)
    without = sa.select(game.c.server, nothing).where(game.c.server != 0, game.c.server.not_in(known)).distinct()
    op.execute(sa.insert(server).from_select(["id", "settings"], without))
