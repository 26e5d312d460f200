"""The table online: matches, people, store and the API. Nothing but `cli` imports this."""

from parlour.core.missing import need

need("serve")
