"""The table online: matches, people, store and the API. Nothing but `cli` imports this."""
