/** Texts of the page about the API, in Russian. */
import type { ApiWords } from '../en/api.js';

export const words: ApiWords = {
  title: 'API этого сайта',
  description: 'Всё, что умеет этот сайт, для программ: кроссворды, игры и решатель.',
  intro:
    'Всё это доступно и программам: через /api/v1, в JSON. Для чтения учётная запись не ' +
    'нужна; для остального создайте ключ в настройках и передавайте его так: ' +
    '«Authorization: Bearer КЛЮЧ». Вызовы описаны по-английски.',
  errors: 'Ошибки — application/problem+json: постоянный код и понятное объяснение.',
  machine: 'Машиночитаемое описание (OpenAPI 3.1)',
  client: 'Для JavaScript всё это, с типами, есть в «nonokit/client».',
  parameters: 'Параметры',
  body: 'Тело',
  answers: 'Ответы',
  optional: 'необязательно',
  access: {
    anyone: 'Доступно всем.',
    reader: 'Доступно всем; ключу нужно право «read».',
    read: 'После входа или с ключом, у которого есть право «read».',
    play: 'После входа или с ключом, у которого есть право «play».',
    publish: 'После входа или с ключом, у которого есть право «publish».',
    session: 'Только после входа, не с ключом.',
    moderator: 'Только для модераторов, после входа.',
    administrator: 'Только для администраторов, после входа.',
  },
  parts: {
    people: 'Люди и учётные записи',
    owner: 'Управление сайтом',
    catalogue: 'Кроссворды',
    games: 'Игры и решения',
    talk: 'Комментарии и оценки',
    rankings: 'Рейтинги',
    daily: 'Кроссворды дня',
    lists: 'Списки',
    contests: 'Соревнования',
    rooms: 'Комнаты',
    moderation: 'Модерация',
    engine: 'Решатель',
  },
};
