### Пожелания, что остаются на устройстве: звук, темп, вид.

settings-title = Настройки
settings-why = Они остаются на этом устройстве.
settings-light = Светлая или тёмная
settings-sound = Звук
settings-pace = Ходы других появляются
settings-motion = Движение
pace-slow = медленно
pace-usual = спокойно
pace-fast = быстро
pace-once = сразу
motion-full = как обычно
motion-quick = быстрое
motion-none = нет
sound-on = Включить звук
sound-off = Выключить звук
new-version-ready = Готов новый Parlour.
