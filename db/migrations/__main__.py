"""Write the next revision from the difference between `db/schema` and the revisions so far. Read and correct it.

python -m db.migrations "games have a title"
"""

import sys
import tempfile

from alembic import command
from sqlalchemy import create_engine

from db.migrate import FOLDER, configuration, upgrade

with tempfile.TemporaryDirectory() as folder:
    engine = create_engine(f"sqlite:///{folder}/empty.db")
    with engine.begin() as connection:
        upgrade(connection)
        config = configuration()
        config.attributes["connection"] = connection
        number = f"{len(list((FOLDER / 'versions').glob('*.py'))) + 1:04}"
        command.revision(config, " ".join(sys.argv[1:]), autogenerate=True, rev_id=number)
    engine.dispose()
