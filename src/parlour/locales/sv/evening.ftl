### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Sparad
share-saved-why = Bilden är sparad.
room-save = Spara
room-changed = Värden ändrade reglerna.
error-has-guests = Någon har redan gått med på de här reglerna. Skapa ett annat bord för andra regler.
