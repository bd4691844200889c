/** Texts of the page of a person, in Polish. */
import type { PersonWords } from '../en/person.js';
import { counted } from './grammar.js';

export const words: PersonWords = {
  description: (name) => `${name}: własne i rozwiązane nonogramy.`,
  since: (month) => `rozwiązuje od: ${month}`,
  roles: { person: '', moderator: 'Moderator', administrator: 'Administrator' },
  banned: 'Ta osoba nie może tu teraz pisać.',
  ownBan: 'Moderator zabronił ci tu pisać. Powód i termin są w ustawieniach.',
  follow: 'Obserwuj',
  following: 'Obserwujesz',
  followersOf: (count) => counted(count, 'osoba obserwuje', 'osoby obserwują', 'osób obserwuje'),
  desk: 'Twoja pracownia',
  settings: 'Ustawienia',
  exportAll: 'Eksportuj',
  counts: {
    solved: { one: 'rozwiązany', few: 'rozwiązane', other: 'rozwiązanych' },
    made: { one: 'własny', few: 'własne', other: 'własnych' },
    points: { one: 'punkt', few: 'punkty', other: 'punktów' },
    likes: {
      one: 'polubienie nonogramów',
      few: 'polubienia nonogramów',
      other: 'polubień nonogramów',
    },
    ownLikes: {
      one: 'polubienie twoich nonogramów',
      few: 'polubienia twoich nonogramów',
      other: 'polubień twoich nonogramów',
    },
  },
  skill: (deviation) => `siła gry, ± ${deviation}`,
  year: 'Rok',
  yearNote: 'Każda zamalowana kratka to dzień z rozwiązanym nonogramem; liczby liczą te dni.',
  yearLabel: (days, solved) => `Dni z rozwiązanymi nonogramami: ${days}; rozwiązane: ${solved}.`,
  sizes: 'Czas według rozmiaru',
  upTo: (side) => `do ${side}\u00a0×\u00a0${side}`,
  fastest: 'najszybciej bez pomocy',
  techniques: 'Najtrudniejsza potrzebna technika',
  noTechnique: 'Żadna',
  colors: 'Kolory',
  made: 'Nonogramy',
  all: 'Wszystkie nonogramy',
  nothingMade: 'Jeszcze nic nie opublikowano.',
};
