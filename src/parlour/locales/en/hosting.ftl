### Why a server does not start.

error-bad-database = We can’t use the database: { $why }
error-bad-setting = One of the server’s settings is wrong: { $why }
error-cannot-listen = The server can’t listen at { $address }: { $why }
error-database-in-use = A server is still using the database. Stop it first.
error-no-cookie-key = The cookie key { $file } is missing. Copy it from where the server ran before, or create an empty file to start with a new key; that signs everyone out.
