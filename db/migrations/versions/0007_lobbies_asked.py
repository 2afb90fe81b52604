"""tables that wait for players are asked about in time, those of older versions too"""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.execute(
        "insert into due (game, kind, body, at, tries, nonce) "
        "select id, 'remind', x'', updated_at + 604800, 0, lower(hex(randomblob(12))) from game "
        "where status = 'open' and id not in (select game from due where kind = 'remind' and done is null)"
    )
