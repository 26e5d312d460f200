### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Zapisano
share-saved-why = Obraz został zapisany.
room-save = Zapisz
room-changed = Ustalenia się zmieniły.
error-has-guests = Ktoś już dołączył na tych warunkach. Utwórz inny stół, żeby je zmienić.
