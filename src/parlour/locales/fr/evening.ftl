### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Enregistré
share-saved-why = L’image est enregistrée.
room-save = Enregistrer
room-changed = Ce qui est convenu a changé.
error-has-guests = Une personne a déjà rejoint la table à ces conditions. Crée une autre table pour les changer.
