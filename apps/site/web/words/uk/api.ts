/** Texts of the page about the API, in Ukrainian. */
import type { ApiWords } from '../en/api.js';

export const words: ApiWords = {
  title: 'API цього сайту',
  description: 'Усе, що робить цей сайт, для програм: кросворди, ігри й рушій.',
  intro:
    'Програмам доступно все через /api/v1, у JSON. Для читання обліковий запис не потрібен; ' +
    'для решти створіть ключ у налаштуваннях і надсилайте його як «Authorization: Bearer KEY».',
  errors: 'Помилки — application/problem+json: сталий код і зрозуміле речення.',
  machine: 'Машиночитний опис (OpenAPI 3.1)',
  client: 'Для JavaScript усе це з типами дає «nonokit/client».',
  parameters: 'Параметри',
  body: 'Тіло',
  answers: 'Відповіді',
  optional: 'не обов’язково',
  access: {
    anyone: 'Для всіх.',
    reader: 'Для всіх; ключу потрібен дозвіл «read».',
    read: 'Після входу або з ключем, що має дозвіл «read».',
    play: 'Після входу або з ключем, що має дозвіл «play».',
    publish: 'Після входу або з ключем, що має дозвіл «publish».',
    session: 'Лише після входу, не з ключем.',
    moderator: 'Лише для модераторів, після входу.',
    administrator: 'Лише для адміністраторів, після входу.',
  },
  parts: {
    people: 'Люди й облікові записи',
    owner: 'Керування сайтом',
    catalogue: 'Кросворди',
    games: 'Ігри й розв’язки',
    talk: 'Коментарі й оцінки',
    rankings: 'Рейтинги',
    daily: 'Кросворди дня',
    lists: 'Списки',
    contests: 'Змагання',
    rooms: 'Кімнати',
    moderation: 'Модерація',
    engine: 'Рушій',
  },
};
