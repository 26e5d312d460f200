### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Сохранено
share-saved-why = Картинка сохранена.
room-save = Сохранить
room-changed = Условия изменились.
error-has-guests = Кто-то уже сел за стол на этих условиях. Создай другой стол, чтобы их изменить.
