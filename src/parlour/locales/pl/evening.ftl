### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Zapisano
share-saved-why = Obrazek jest zapisany.
room-save = Zapisz
room-changed = Gospodarz stołu zmienił opcje.
error-has-guests = Ktoś już dołączył na tych zasadach. Żeby zagrać na innych, utwórz nowy stół.
