### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Gespeichert
share-saved-why = Das Bild ist gespeichert.
room-save = Speichern
room-changed = Die Regeln wurden geändert.
error-has-guests = Jemand sitzt mit diesen Regeln schon am Tisch. Eröffne für andere Regeln einen neuen Tisch.
