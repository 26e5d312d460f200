### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Enregistré
share-saved-why = L’image est enregistrée.
room-save = Enregistrer
room-changed = L’hôte a changé les règles de la partie.
error-has-guests = Quelqu’un a déjà rejoint la table avec ces règles. Crée une autre table pour en changer.
