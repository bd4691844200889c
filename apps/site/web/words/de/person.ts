/** Texts of the page of a person, in German. */
import type { PersonWords } from '../en/person.js';
import { counted } from './grammar.js';

export const words: PersonWords = {
  description: (name) => `Rätsel von ${name}, und was ${name} gelöst hat.`,
  since: (month) => `löst seit ${month}`,
  roles: { person: '', moderator: 'Moderation', administrator: 'Verwaltung' },
  banned: 'Diese Person darf hier zurzeit nicht schreiben.',
  ownBan:
    'Die Moderation hat dir das Schreiben hier untersagt. Grund und Ende stehen in den Einstellungen.',
  follow: 'Folgen',
  following: 'Du folgst',
  followersOf: (count) => counted(count, 'Follower', 'Follower'),
  desk: 'Dein Schreibtisch',
  settings: 'Einstellungen',
  exportAll: 'Exportieren',
  counts: {
    solved: { other: 'gelöst' },
    made: { other: 'erstellt' },
    points: { one: 'Punkt', other: 'Punkte' },
    likes: { one: 'Like für die Rätsel', other: 'Likes für die Rätsel' },
    ownLikes: { one: 'Like für deine Rätsel', other: 'Likes für deine Rätsel' },
  },
  skill: (deviation) => `Spielstärke, ± ${deviation}`,
  year: 'Das Jahr',
  yearNote:
    'Jedes ausgefüllte Feld ist ein Tag mit einem gelösten Rätsel; die Zahlen zählen diese Tage.',
  yearLabel: (days, solved) => `Tage mit gelösten Rätseln: ${days}; gelöst: ${solved}.`,
  sizes: 'Zeit nach Größe',
  upTo: (side) => `bis ${side}\u00a0×\u00a0${side}`,
  fastest: 'am schnellsten ohne Hilfe',
  techniques: 'Schwerste nötige Technik',
  noTechnique: 'Keine',
  colors: 'Farben',
  made: 'Rätsel',
  all: 'Alle Rätsel',
  nothingMade: 'Noch keine Rätsel veröffentlicht.',
};
