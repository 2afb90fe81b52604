"""results of games that are over"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "ending",
        sa.Column("game", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("fewest", sa.Boolean(), nullable=False),
        sa.Column("sources", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_ending_game")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_ending")),
    )
    op.create_table(
        "score",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_score_game")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_score")),
        sqlite_with_rowid=False,
    )
    _due_of_old_games()


def _due_of_old_games() -> None:
    """The results of games that are over already are written as those of all others."""
    bind = op.get_bind()
    game = sa.table("game", sa.column("id"), sa.column("status"), sa.column("updated_at"))
    names = ("game", "kind", "body", "at", "tries", "nonce")
    due = sa.table("due", *(sa.column(name, sa.LargeBinary if name == "body" else None) for name in names))
    over = sa.select(game.c.id, game.c.updated_at).where(game.c.status == "finished").order_by(game.c.id)
    work = [
        {"game": n, "kind": "result", "body": b"", "at": at, "tries": 0, "nonce": secrets.token_hex(12)}
        for n, at in bind.execute(over).all()
    ]
    if work:
        bind.execute(sa.insert(due), work)
