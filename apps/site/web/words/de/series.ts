/** Texts of series of puzzles, in German. */
import type { SeriesWords } from '../en/series.js';

export const words: SeriesWords = {
  title: 'Rätselreihen',
  description: 'Reihen von Nonogrammen: Rätsel aus einer Hand in fester Folge, wie in einem Buch.',
  about: 'Rätsel in fester Folge, wie in einem Buch.',
  by: (author) => `von ${author}`,
  puzzles: { one: 'Rätsel', other: 'Rätsel' },
  solvedOf: (solved, count) => `${solved} von ${count} gelöst`,
  booklet: 'Als Heft (PDF)',
  begin: 'Anfangen',
  goOn: 'Weiter',
  all: 'Alle Rätselreihen',
  more: 'Mehr Rätselreihen',
  none: 'Noch gibt es keine Rätselreihen',
  noneHelp: 'Wer Rätsel erstellt, kann sie zu Reihen zusammenstellen.',
  describe: (title, count) => `${title}: eine Reihe von ${count} Nonogrammen.`,
};
