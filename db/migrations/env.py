"""Alembic's entry point: runs the revisions on the connection and in the transaction of `db.migrate`."""

from alembic import context

from db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
