### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Guardado
share-saved-why = La imagen está guardada.
room-save = Guardar
room-changed = Han cambiado las reglas elegidas.
error-has-guests = Alguien ya se ha unido con estas reglas. Crea otra mesa para jugar con otras.
