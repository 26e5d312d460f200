### Why a server does not start.

error-bad-database = The database cannot be used: { $why }
error-bad-setting = A setting of the server is wrong: { $why }
error-cannot-listen = The server cannot listen at { $address }: { $why }
error-database-in-use = A server still uses the database; stop it first.
error-no-cookie-key = The cookie key { $file } is missing. Copy it from where the server ran before, or create an empty file to begin with a new key; that signs everybody out.
