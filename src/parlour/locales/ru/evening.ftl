### The evening: a picture of the end, and what is agreed changed while the table fills up.

share-saved = Сохранено
share-saved-why = Картинка сохранена.
room-save = Сохранить
room-changed = Хозяин стола изменил параметры.
error-has-guests = За этот стол уже кто-то сел. Чтобы играть иначе, создай другой стол.
