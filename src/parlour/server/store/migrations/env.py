"""How Alembic meets the database: on the connection it is handed, in batch mode for SQLite."""

from alembic import context

from parlour.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
