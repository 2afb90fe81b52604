"""insights: which seats somebody has held, as digests that outlast a person who is forgotten"""

import hashlib
import hmac

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "insight",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("person", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_insight_game")),
        sa.PrimaryKeyConstraint("game", "seat", "person", name=op.f("pk_insight")),
        sqlite_with_rowid=False,
    )
    held = op.get_bind().execute(
        sa.text(
            "select distinct game.id, tenure.seat, game.seed_hash, tenure.person from tenure "
            "join game on game.id = tenure.game "
            "where tenure.person is not null and game.status in ('playing', 'paused')"
        )
    )
    rows = [
        {
            "game": game,
            "seat": seat,
            "person": hmac.new(seed_hash, b"%d" % person, hashlib.sha256).digest()[:16],
        }
        for game, seat, seed_hash, person in held
    ]
    if rows:
        table = sa.table("insight", sa.column("game"), sa.column("seat"), sa.column("person"))
        op.get_bind().execute(sa.insert(table), rows)
