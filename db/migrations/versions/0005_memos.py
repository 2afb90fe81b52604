"""memos: what people have written to themselves at tables"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "memo",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_memo_game")),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_memo")),
        sqlite_with_rowid=False,
    )
