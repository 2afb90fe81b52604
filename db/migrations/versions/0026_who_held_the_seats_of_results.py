"""who held the seats of results, and an index of what statistics ask of a game"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column("score", sa.Column("person", sa.BigInteger(), nullable=True))
    score = sa.table("score", sa.column("game"), sa.column("seat"), sa.column("person"))
    names = ("game", "seat", "last", "person", "opponent")
    tenure = sa.table("tenure", *(sa.column(name) for name in names))
    at_the_end = (tenure.c.game == score.c.game, tenure.c.seat == score.c.seat, tenure.c.last.is_(None))
    held = sa.select(sa.func.coalesce(tenure.c.person, 0)).where(*at_the_end, tenure.c.opponent.is_(None))
    op.execute(sa.update(score).values(person=held.scalar_subquery()))
    op.create_index("ix_game_played", "game", ["server", "status", "key", "channel", "thread", "created_at"])
