"""due work, tenures, ballots, terms"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

OLD = "id, game, kind, body, due, tries, nonce, done"


def upgrade() -> None:
    op.create_table(
        "due",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("holder", sa.Text(), nullable=True),
        sa.Column("held", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_due_game")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_due")),
        sqlite_autoincrement=True,
    )
    op.execute(f"insert into due (id, game, kind, body, at, tries, nonce, done) select {OLD} from outbox")
    # The numbers of posts are in the buttons of their messages, so they are never used again.
    op.execute("delete from sqlite_sequence where name = 'due'")
    op.execute("insert into sqlite_sequence select 'due', seq from sqlite_sequence where name = 'outbox'")
    op.drop_table("outbox")
    with op.batch_alter_table("due", schema=None) as batch_op:
        batch_op.create_index("ix_due_kind", ["kind", "at"], unique=False, sqlite_where=sa.text("done IS NULL"))
        batch_op.create_index("ix_due_game", ["game"], unique=False, sqlite_where=sa.text("done IS NULL"))

    op.create_table(
        "tenure",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=True),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("opponent", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_tenure_game")),
        sa.PrimaryKeyConstraint("game", "seat", "first", name=op.f("pk_tenure")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("tenure", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tenure_person"), ["person"], unique=False)
    op.execute(
        """insert into tenure (game, seat, first, person, opponent, name)
        select seat.game, seat."index", 0, seat.person, seat.opponent, seat.name
        from seat join game on game.id = seat.game where game.head >= 0"""
    )

    op.create_table(
        "ballot",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("about", sa.SmallInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_ballot_game")),
        sa.PrimaryKeyConstraint("game", "kind", "about", "person", name=op.f("pk_ballot")),
        sqlite_with_rowid=False,
    )

    op.add_column("game", sa.Column("terms", sa.LargeBinary(), server_default="", nullable=False))
    op.add_column("game", sa.Column("lost", sa.Text(), nullable=True))
    op.add_column("game", sa.Column("paused", sa.Text(), nullable=True))
    op.drop_index(op.f("ix_game_server"), "game")
    op.create_index("ix_game_listed", "game", ["server", "status", "updated_at"], unique=False)
    op.create_index(op.f("ix_game_channel"), "game", ["channel"], unique=False)
    op.create_index(op.f("ix_game_thread"), "game", ["thread"], unique=False)
    op.add_column("seat", sa.Column("open", sa.Boolean(), server_default="0", nullable=False))
    op.drop_column("seat", "seen")

    # In an older version, the start woke the opponents.
    op.execute(
        """insert into due (game, kind, body, at, tries, nonce)
        select id, 'opponents', x'', updated_at, 0, lower(hex(randomblob(12))) from game
        where status = 'playing' and exists (select 1 from seat where seat.game = game.id and opponent is not null)"""
    )
    # Games that are over are packed a day later.
    op.execute(
        """insert into due (game, kind, body, at, tries, nonce)
        select id, 'pack', x'', updated_at + 86400, 0, lower(hex(randomblob(12))) from game
        where status in ('finished', 'abandoned') and head >= 0 and id not in (select game from archive)"""
    )
