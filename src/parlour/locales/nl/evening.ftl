### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Opgeslagen
share-saved-why = De afbeelding is opgeslagen.
room-save = Opslaan
room-changed = De regels zijn gewijzigd.
error-has-guests = Er doet al iemand mee met deze regels. Open een andere tafel voor andere regels.
