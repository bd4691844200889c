/** Texts of the page of a person, in Russian. */
import type { PersonWords } from '../en/person.js';
import { counted } from './grammar.js';

const LIKES: PersonWords['counts']['likes'] = {
  one: 'отметка «нравится»',
  few: 'отметки «нравится»',
  many: 'отметок «нравится»',
  other: 'отметки «нравится»',
};

export const words: PersonWords = {
  description: (name) => `Кроссворды автора ${name} и что им решено.`,
  since: (month) => `здесь с ${month}`,
  roles: { person: '', moderator: 'Модератор', administrator: 'Администратор' },
  banned: 'Сейчас этот человек не может здесь писать.',
  ownBan: 'Модератор запретил вам здесь писать. Срок и причина указаны в настройках.',
  follow: 'Подписаться',
  following: 'Вы подписаны',
  followersOf: (count) => counted(count, 'подписчик', 'подписчика', 'подписчиков'),
  desk: 'Мастерская',
  settings: 'Настройки',
  exportAll: 'Экспорт',
  counts: {
    solved: { one: 'решён', other: 'решено' },
    made: { one: 'составлен', other: 'составлено' },
    points: { one: 'очко', few: 'очка', many: 'очков', other: 'очка' },
    likes: LIKES,
    ownLikes: LIKES,
  },
  skill: (deviation) => `сила, ± ${deviation}`,
  year: 'Год',
  yearNote:
    'Закрашенная клетка — день с решённым кроссвордом; числа показывают, сколько таких дней подряд.',
  yearLabel: (days, solved) => `Дней с решёнными кроссвордами: ${days}; решено: ${solved}.`,
  sizes: 'Время по размерам',
  upTo: (side) => `до ${side}\u00a0×\u00a0${side}`,
  fastest: 'лучшее время без помощи',
  techniques: 'Самый трудный приём',
  noTechnique: 'Без приёмов',
  colors: 'Цвета',
  made: 'Кроссворды',
  all: 'Все кроссворды',
  nothingMade: 'Пока ничего не опубликовано.',
};
