### Why a server does not start.

error-bad-database = The database cannot be used: { $why }
error-bad-setting = A setting of the server is wrong: { $why }
error-cannot-listen = The server cannot listen at { $address }: { $why }
error-database-in-use = A server still uses the database; stop it first.
