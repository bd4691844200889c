/** Texts of the first page, in English. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

export const words = {
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
    5: { name: 'up to 5 × 5', time: 'a minute' },
    10: { name: 'up to 10 × 10', time: 'a few minutes' },
    15: { name: 'up to 15 × 15', time: 'ten minutes' },
    20: { name: 'up to 20 × 20', time: 'twenty minutes' },
    30: { name: 'up to 30 × 30', time: 'an hour' },
    60: { name: 'up to 60 × 60', time: 'an evening' },
  },
  puzzles: 'Puzzles',
  count: { one: 'puzzle', other: 'puzzles' } as Forms,
  blindNote: 'titles and pictures appear once you solve them',
  filters: 'Filters',
  show: 'Show',
  shows: { all: 'All', unsolved: 'Not solved', solved: 'Solved' },
  size: 'Size',
  sizeUpTo: (from: number, to: number) => `longest side ${from} to ${to} cells`,
  difficulty: 'Difficulty',
  colors: 'Colours',
  inks: { 1: 'Black and white', '2-3': '2 or 3', 4: '4 or more' },
  /** How many of the puzzles that are shown the player has solved. */
  solvedOf: (done: number, all: number) => `${done} of ${all} solved`,
  /** Opens any of the puzzles that are shown. */
  any: 'Play any of these',
  more: 'Show more',
  series: 'Series',
  seriesAbout: 'Puzzles that belong together, the easier ones first.',
  allSeries: (count: number) => `All ${count} series`,
  fewerSeries: 'Show fewer',
  courseTitle: 'The course',
  courseText: 'Small puzzles in order. Each one asks for a little more than the last.',
  leaveSeries: 'All puzzles',
  loading: 'Loading puzzles…',
  notLoaded: 'The other puzzles could not be loaded. Check your connection.',
  again: 'Try again',
  showAll: 'Show all puzzles',
  nothing: 'No puzzles match',
  nothingHelp: 'Try another size, difficulty or number of colours, or open a file of your own.',
  noneSolved: 'No solved puzzles yet',
  noneSolvedHelp: 'Puzzles you solve appear here, with picture and title.',
  learnTitle: 'New to nonograms?',
  learnText: 'Solve your first one in a minute. Lessons explain every step in words.',
  makeTitle: 'Make a puzzle',
  makeText: 'Paint one, or start from a picture. As you paint, you see whether it can be solved.',
  openTitle: 'Have a puzzle of your own?',
  openText: 'Open a file in any of 79 formats. It never leaves your device.',
};

export type HomeWords = typeof words;
