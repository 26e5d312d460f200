### Отказы по коду, кроме отказов страницы.

error-error = Так нельзя.
error-unknown-game = Такой игры нет.
error-unknown-bot = Такого робота для этой игры нет.
error-unknown-language = На этом языке Parlour не говорит.
error-unknown-option = Такого условия у игры нет.
error-no-rules = Правил этой игры нет.
error-bad-position = Такой позиции в этой игре быть не может.
error-bad-view = Это не вид этой игры.
error-bad-record = Запись не соответствует правилам.
error-illegal-action = Правила этого не разрешают.
error-not-enumerable = Возможностей слишком много, чтобы их перечислить.
error-nothing-to-undo = Возвращать нечего.
error-no-file = Назови файл, куда сохранить.
error-no-seed = Продолжить можно только запись, сохранённую во время игры.
error-no-matplotlib = Для рисунков нужно дополнение parlour[plots].

## Игры

error-no-choice-of-dice = Сейчас кубики не выбирают.
error-no-such-flap = Такой крышки нет.
error-no-such-chip = Такого жетона нет.
error-no-such-seat = Такого места нет.
error-no-such-square = Такой клетки нет.
error-not-now = Не сейчас.
error-no-aim = Здесь не целятся: просто брось.
error-aim-asked = Напиши throw с направлением и силой: throw 0 15 — мягкий бросок прямо.
error-aim-missing = Скажи, как целишься.
error-bad-aim = Прицел неполный.
error-aim-out-of-limits = Так не бросит ни одна рука.
error-digit-used-up = Эта цифра уже использована достаточно.

## Сервер

error-server-error = Сервер не справился. Попробуй ещё раз.
error-store-down = База данных не отвечает. Попробуй чуть позже.
error-robot-failed = Робот не справился.
error-refused = Отказано.
error-not-found = По этому адресу ничего нет.
error-bad-request = Запрос не читается.
error-bad-message = Так не делают.
error-foreign-origin = Этот запрос пришёл с другого сайта.
error-no-server = Сервер не отвечает.
error-who-are-you = Сначала скажи, кто ты.
error-not-with-a-token = Ключу это не разрешено.
error-bad-token = Ключ неизвестен или просрочен.
error-no-such-token = Такого ключа нет.
error-too-many-tokens = У тебя слишком много ключей.
error-wrong-password = Неверный логин или пароль.
error-wrong-code = Код неверен или просрочен.
error-bad-login = Логин — от 3 до 40 букв, цифр, точек, дефисов или подчёркиваний.
error-login-taken = Этот логин занят.
error-no-such-login = Такого логина нет.
error-bad-name = В имени нужен видимый знак.
error-has-account = У тебя уже есть учётная запись.
error-no-accounts = На этом сервере нет учётных записей.
error-no-such-person = Никого с таким именем нет.
error-no-such-match = Такого стола нет.
error-no-spectators = Этот стол закрыт для зрителей.
error-no-open-seat = Свободных мест нет.
error-open-seats = Ещё есть свободные места.
error-has-seat = У тебя уже есть место.
error-has-started = Игра уже началась.
error-has-resigned = Эта игра тобой уже сдана.
error-not-the-host = Начинает только тот, кто накрыл стол.
error-not-over = Игра ещё не окончена.
error-no-offer = Отвечать не на что.
error-out-of-time = Твоё время вышло.
error-too-long = Игра слишком длинная.
error-bad-clock = Так часы не поставить.
error-cannot-be-rated = Игра на рейтинг идёт только между разными людьми.
error-too-many-sockets = За этим столом слишком много зрителей.
error-too-many-guests = Слишком много новых гостей с твоего адреса.
error-too-many-robots = Слишком много роботов.
error-too-many-tries = Слишком много попыток; подожди немного.
error-too-many-matches = У тебя слишком много неоконченных игр.
error-no-frames = От этого броска ничего не сохранилось.
