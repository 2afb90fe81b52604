"""leagues"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "league",
        sa.Column("id", Id, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("organiser", sa.BigInteger(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("press", sa.Text(), nullable=True),
        sa.Column("stands", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("edited", sa.BigInteger(), nullable=False),
        sa.Column("sending", sa.Text(), nullable=True),
        sa.Column("lost", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league")),
        sa.UniqueConstraint("press", name=op.f("uq_league_press")),
    )
    op.create_index("ix_league_server", "league", ["server"])
    op.create_table(
        "entrant",
        sa.Column("league", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("left_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["league"], ["league.id"], name=op.f("fk_entrant_league")),
        sa.PrimaryKeyConstraint("league", "number", name=op.f("pk_entrant")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_entrant_person", "entrant", ["person"])
    op.create_table(
        "fixture",
        sa.Column("league", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("numbered", sa.BigInteger(), nullable=True),
        sa.Column("places", sa.LargeBinary(), nullable=False),
        sa.Column("scored", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["league"], ["league.id"], name=op.f("fk_fixture_league")),
        sa.PrimaryKeyConstraint("league", "season", "round", "number", name=op.f("pk_fixture")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_fixture_numbered", "fixture", ["numbered"])
    op.create_table(
        "announcement",
        sa.Column("id", Id, nullable=False),
        sa.Column("league", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("sending", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["league"], ["league.id"], name=op.f("fk_announcement_league")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_announcement")),
    )
    op.create_index("ix_announcement_league", "announcement", ["league"])
