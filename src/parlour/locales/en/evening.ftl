### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Saved
share-saved-why = The picture is saved.
room-save = Save
room-changed = The host changed what’s agreed.
error-has-guests = Someone has already joined with these rules. Create another table to play by others.
