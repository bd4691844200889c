/** Texts of series of puzzles, in English. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

export const words = {
  title: 'Series',
  description: 'Series of nonograms: puzzles by one author in order, as in a book.',
  about: 'Puzzles in order, as in a book.',
  by: (author: string) => `by ${author}`,
  puzzles: { one: 'puzzle', other: 'puzzles' } as Forms,
  solvedOf: (solved: number, count: number) => `${solved} of ${count} solved`,
  booklet: 'As a booklet (PDF)',
  begin: 'Begin',
  goOn: 'Continue',
  all: 'All series',
  more: 'More series',
  none: 'There are no series yet',
  noneHelp: 'Authors can collect their puzzles in series.',
  describe: (title: string, count: number) => `${title}: a series of ${count} nonograms.`,
};

export type SeriesWords = typeof words;
