### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Salvato
share-saved-why = L’immagine è salvata.
room-save = Salva
room-changed = Gli accordi sono cambiati.
error-has-guests = Qualcuno si è già unito a queste condizioni. Crea un altro tavolo per cambiarle.
