/** Texts of the first page, in English. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

export const HOME_EN = {
  heading: 'Nonograms',
  description:
    'Play nonograms in the browser: hints with reasons, nothing is lost, no account, no ads.',
  lead: 'Read the numbers, fill the cells, and a picture appears. Your games stay on this device.',
  play: 'Play',
  goOn: 'Continue',
  firstTime: 'First time? Learn it in a minute',
  /** The drawing beside the heading. */
  boardOf: (name: string) => `Clues of puzzle ${name}`,
  /** The last seven days as a line of cells. */
  week: (count: number) => `${count} solved in the last seven days`,
  weekDays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  continued: 'Continue',
  allStarted: (count: number) => `All ${count} started`,
  fewerStarted: 'Show fewer',
  bySize: 'By size',
  sizes: {
    10: { name: 'up to 10 × 10', time: 'a coffee sip' },
    15: { name: 'up to 15 × 15', time: 'a few minutes' },
    20: { name: 'up to 20 × 20', time: 'ten minutes' },
    30: { name: 'up to 30 × 30', time: 'half an hour' },
    50: { name: 'up to 50 × 50', time: 'an evening' },
    100: { name: 'up to 100 × 100', time: 'a weekend' },
  },
  puzzles: 'Puzzles',
  count: { one: 'puzzle', other: 'puzzles' } as Forms,
  blindNote: 'titles and pictures appear once you solve them',
  filters: 'Filters',
  show: 'Show',
  unsolved: 'Not solved',
  size: 'Size',
  sizeUpTo: (from: number, to: number) => `longest side ${from} to ${to} cells`,
  difficulty: 'Difficulty',
  showAll: 'Show all puzzles',
  nothing: 'No puzzle of the shelf is like this',
  nothingHelp: 'Take another size or difficulty, or open a file of your own.',
  learnTitle: 'New to nonograms?',
  learnText: 'Solve your first one in a minute. Lessons explain every step in words.',
  makeTitle: 'Make a puzzle',
  makeText:
    'Paint one, or begin with a picture. While you paint, you see whether it can be solved.',
  openTitle: 'Have a puzzle of your own?',
  openText: 'Open a file in any of 79 formats. It never leaves your device.',
};

export type HomeWords = typeof HOME_EN;
