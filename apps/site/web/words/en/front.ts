/** Texts of the first page of the whole site, in English. */
export const words = {
  description:
    'Nonograms (picross, griddlers, hanjie) in the browser: a puzzle of the day, hints with reasons, open to everyone.',
  heading: 'Puzzle of the day',
  headings: {
    small: 'Small puzzle of the day',
    medium: 'Puzzle of the day',
    coloured: 'Puzzle of the day',
  },
  noDaily: 'Nonograms',
  solvedToday: (count: number, median: string | null) =>
    count === 0
      ? 'No solves yet today'
      : `${count} solved today${median === null ? '' : `, median ${median}`}`,
  alsoToday: 'Also today',
  kinds: { small: 'small', medium: 'medium', coloured: 'coloured' },
  allDone: 'You have solved all of today’s puzzles.',
  toDay: 'Today’s ranking',
  rows: { chosen: 'Next for you', easy: 'Good first puzzles', new: 'New puzzles' },
  catalogue: 'Catalogue',
  sizes: {
    '5': { name: '5 × 5', time: 'a coffee sip' },
    '10': { name: '10 × 10', time: '3 minutes' },
    '15': { name: '15 × 15', time: '7 minutes' },
    '20': { name: '20 × 20', time: '12 minutes' },
    '25,30': { name: '30 × 30', time: 'half an hour' },
    '40,60,200': { name: '50 × 50+', time: 'an evening' },
  } as Readonly<Record<string, { readonly name: string; readonly time: string }>>,
  learnTitle: 'New to nonograms?',
  learnText: 'Solve your first one in a minute. We explain every step in words.',
  seriesTitle: 'Puzzles in series',
  seriesText: 'By the sea, in the kitchen, under the stars: the easier ones first.',
  makeTitle: 'Turn a picture into a puzzle',
  makeText: 'Drop an image. We check that it has one solution and repair it if not.',
};

export type FrontWords = typeof words;
