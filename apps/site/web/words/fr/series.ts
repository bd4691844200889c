/** Texts of series of puzzles, in French. */
import type { SeriesWords } from '../en/series.js';
import { counted } from './grammar.js';

export const words: SeriesWords = {
  title: 'Séries',
  description:
    'Séries de nonogrammes : des grilles d’un même auteur, dans l’ordre, comme un livre.',
  about: 'Des grilles dans l’ordre, comme dans un livre.',
  by: (author) => `par ${author}`,
  puzzles: { one: 'grille', other: 'grilles' },
  solvedOf: (solved, count) => `${counted(solved, 'résolue', 'résolues')} sur ${count}`,
  booklet: 'En livret (PDF)',
  begin: 'Commencer',
  goOn: 'Continuer',
  all: 'Toutes les séries',
  more: 'Autres séries',
  none: 'Il n’y a pas encore de séries',
  noneHelp: 'Les auteurs peuvent réunir leurs grilles en séries.',
  describe: (title, count) =>
    `${title} : une série de ${counted(count, 'nonogramme', 'nonogrammes')}.`,
};
