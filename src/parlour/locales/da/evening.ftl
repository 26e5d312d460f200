### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Gemt
share-saved-why = Billedet er gemt.
room-save = Gem
room-changed = Værten har ændret reglerne.
error-has-guests = Nogen er allerede med på disse regler. Opret et andet bord for at spille efter andre.
