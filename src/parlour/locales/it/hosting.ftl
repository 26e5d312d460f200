### Perché un server non parte.

error-bad-database = La banca dati non si può usare: { $why }
error-bad-setting = Un’impostazione del server è sbagliata: { $why }
error-cannot-listen = Non si può ascoltare su { $address }: { $why }
