### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Salvato
share-saved-why = Immagine salvata.
room-save = Salva
room-changed = L’host ha cambiato le opzioni.
error-has-guests = Qualcuno si è già unito con queste regole. Per giocare con altre, crea un altro tavolo.
