/** Texts of the page of a person, in Ukrainian. */
import type { PersonWords } from '../en/person.js';
import { counted } from './grammar.js';

export const words: PersonWords = {
  description: (name) => `${name}: створені й розв’язані японські кросворди.`,
  since: (month) => `розв’язує з: ${month}`,
  roles: { person: '', moderator: 'Модератор', administrator: 'Адміністратор' },
  banned: 'Цій людині зараз заборонено тут писати.',
  ownBan: 'Модератор заборонив вам тут писати. Причину й термін показано в налаштуваннях.',
  follow: 'Підписатися',
  following: 'Ви підписані',
  followersOf: (count) => counted(count, 'підписник', 'підписники', 'підписників'),
  desk: 'Ваш стіл',
  settings: 'Налаштування',
  exportAll: 'Експорт',
  counts: {
    solved: { other: 'розв’язано' },
    made: { other: 'створено' },
    points: { one: 'очко', few: 'очки', many: 'очок', other: 'очка' },
    likes: {
      one: 'уподобання кросвордів автора',
      few: 'уподобання кросвордів автора',
      many: 'уподобань кросвордів автора',
      other: 'уподобання кросвордів автора',
    },
    ownLikes: {
      one: 'уподобання ваших кросвордів',
      few: 'уподобання ваших кросвордів',
      many: 'уподобань ваших кросвордів',
      other: 'уподобання ваших кросвордів',
    },
  },
  skill: (deviation) => `майстерність, ± ${deviation}`,
  year: 'Рік',
  yearNote: 'Кожна зафарбована клітинка — день із розв’язаним кросвордом; числа рахують ці дні.',
  yearLabel: (days, solved) => `Днів із розв’язаними кросвордами: ${days}; розв’язано: ${solved}.`,
  sizes: 'Час за розміром',
  upTo: (side) => `до ${side}\u00a0×\u00a0${side}`,
  fastest: 'найшвидше без допомоги',
  techniques: 'Найскладніший потрібний прийом',
  noTechnique: 'Жодного',
  colors: 'Кольори',
  made: 'Кросворди',
  all: 'Усі кросворди',
  nothingMade: 'Опублікованих кросвордів ще немає.',
};
