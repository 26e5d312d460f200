### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Gemt
share-saved-why = Billedet er gemt.
room-save = Gem
room-changed = Aftalen er ændret.
error-has-guests = Nogen er allerede med på disse vilkår. Opret et andet bord for at ændre dem.
