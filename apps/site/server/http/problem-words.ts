/**
 * Problems in Russian, by code. The English sentence stands where the problem is thrown; a code
 * that is missing here, or is thrown in Russian already, keeps its own sentence.
 */
import type { HttpProblem } from './problem.js';

/** A sentence, perhaps with facts of the problem. */
type Sentence = string | ((facts: Readonly<Record<string, unknown>>) => string | undefined);

const NOTHING_IS_KEPT =
  'Сайт сейчас ничего не может сохранить. Те, кто за него отвечает, об этом знают. Зайдите позже.';

const RUSSIAN: Readonly<Record<string, Sentence>> = {
  // requests
  'invalid-request': ({ field }) =>
    field === undefined ? undefined : `Поле «${field}» заполнено не так, как нужно.`,
  'invalid-cursor': 'Значение «after» не от этого списка; возьмите «next» предыдущей страницы.',
  'no-puzzle': 'Запрос пуст; пришлите кроссворд в любом формате.',
  'not-found': 'Здесь такого нет. Проверьте адрес.',
  'not-signed-in': 'Сначала войдите.',
  'scope-missing': 'Этому ключу такое не разрешено.',
  'not-a-moderator': 'Это могут только модераторы.',
  'key-unknown': 'Этот ключ API неизвестен или отозван. Создайте другой в настройках.',
  'foreign-origin': 'Запрос пришёл с другого сайта. Откройте нашу страницу и сделайте это там.',
  banned: ({ until }) => `Модератор запретил этой учётной записи писать до ${day(until)}.`,
  'body-too-large': ({ maxBytes }) =>
    `Слишком много данных: здесь принимается не больше ${kibibytes(maxBytes)} КиБ.`,
  'no-room': ({ retryAfter }) =>
    `Сейчас присылают слишком много больших файлов. Попробуйте ещё раз через ${retryAfter} с.`,
  'too-many-requests': ({ retryAfter }) =>
    `Слишком часто. Попробуйте ещё раз через ${retryAfter} с.`,
  'catalogue-filling': 'Каталог ещё заполняется. Попробуйте снова через несколько секунд.',
  'database-gone': 'База данных не отвечает. Попробуйте ещё раз через несколько секунд.',
  'database-busy': 'База данных занята. Попробуйте ещё раз через несколько секунд.',
  'database-full': NOTHING_IS_KEPT,
  'database-read-only': NOTHING_IS_KEPT,
  'database-damaged': NOTHING_IS_KEPT,
  internal: 'У нас что-то сломалось. Мы это записали.',
  // names and passwords
  'name-length': 'В имени от 2 до 30 знаков.',
  'name-signs':
    'В имени могут быть буквы и цифры, а между ними по одному пробелу, дефису или подчёркиванию.',
  'name-scripts': 'Буквы имени — из одного алфавита, цифры — от 0 до 9.',
  'name-reserved': 'Это имя примут за сам сайт. Выберите другое.',
  'name-taken': 'Такое имя, или похожее на вид, уже занято. Выберите другое.',
  'password-length': 'В пароле от 10 до 1000 знаков.',
  'password-common':
    'Этот пароль — один из 10 000 самых частых, их пробуют первыми. Выберите другой.',
  'password-is-name': 'Пароль не должен совпадать с именем.',
  'password-wrong': 'Пароль неверен.',
  // signing in
  'sign-in-wrong': 'Имя или пароль неверны.',
  'recovery-wrong': 'Имя или код восстановления неверны.',
  'invitation-wrong': 'Приглашение уже использовано или истекло. Попросите новое.',
  'passkey-wrong': 'Этот ключ доступа не удалось проверить. Попробуйте ещё раз.',
  'prove-again': 'Сначала войдите ещё раз: для этого нужен только что введённый пароль или ключ.',
  'code-wrong': 'Код неверен или истёк.',
  'too-many-keys': 'Больше 20 ключей нельзя. Сначала отзовите один.',
  busy: 'Сейчас входит слишком много людей. Попробуйте ещё раз через несколько секунд.',
  // puzzles, series and games
  'not-the-author': 'Это может только автор.',
  'solved-by-others': 'Кроссворд уже решили другие, поэтому удалить его нельзя.',
  'changed-meanwhile': 'Кроссворд тем временем изменился. Прочитайте его ещё раз.',
  'puzzle-of-another': ({ puzzle }) =>
    `В серии — кроссворды её автора, а «${puzzle}» сделали не вы.`,
  'series-empty': 'В серии нет кроссвордов.',
  'given-unknown': 'Значение «given» пришло не с этим кроссвордом.',
  'game-over': 'Эта игра уже закончена.',
  'gone-apart': 'Эта игра на двух устройствах пошла по-разному. Прочитайте её ещё раз.',
  'record-unreadable': 'Поле «record» — не сохранённая игра этого кроссворда в base64.',
  'record-too-large': 'Ходов в записи больше, чем бывает в кроссворде такого размера.',
  'not-solved': 'Кроссворд не решён. Сначала решите его до конца.',
  'too-fast': 'Запись быстрее руки, поэтому решением она не считается.',
  'times-fall': 'Время в записи идёт назад. Пришлите запись такой, какой её сделало поле.',
  'record-known': 'Эту запись уже присылали. Чтобы решение засчиталось, решите кроссворд сами.',
  clock: 'Запись длиннее времени с тех пор, как даны числа. Пришлите значение «given».',
  'no-dump-yet': 'Первый архив всех кроссвордов ещё пишется. Зайдите позже.',
  'format-not-offered': 'Здесь есть только формат «json».',
  // talk and votes
  'own-puzzle': 'За ваш кроссворд голосуют другие, а не вы.',
  'not-solved-yet': 'Сначала решите кроссворд.',
  'comment-hidden': 'Модератор скрыл этот комментарий.',
  'comment-empty': 'В комментарии нет текста.',
  'comment-gives-away': 'Комментарий выдаёт, что на картинке: отметьте его как подсказывающий.',
  'talk-locked': 'Модератор закрыл обсуждение этого кроссворда.',
  'too-many-comments': 'Слишком много комментариев подряд. Подождите немного.',
  'too-many-reports': 'Слишком много жалоб подряд. Подождите немного.',
  'comment-too-long': 'Комментарий слишком длинный. Сократите его.',
  // moderation
  'action-does-not-fit': 'Это действие не подходит к тому, что выбрано.',
  'already-so': 'Так уже есть: кто-то успел раньше.',
  'ban-in-the-past': 'Запрет кончился бы раньше, чем начался.',
  'not-an-administrator': 'Роли раздают только администраторы.',
  'role-missing': 'Скажите, какая роль: нет поля «role».',
  'role-too-high': 'Это можно делать с людьми, чья роль ниже вашей, и не с собой.',
};

/** The problem's sentence in Russian, if there is one. */
export function russianSentence({ code, facts }: HttpProblem): string | undefined {
  const sentence = RUSSIAN[code];
  return typeof sentence === 'function' ? sentence(facts) : sentence;
}

function day(time: unknown): string {
  return String(time).slice(0, 10);
}

function kibibytes(bytes: unknown): number {
  return Math.floor(Number(bytes) / 1024);
}
