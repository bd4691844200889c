/** Texts of the rankings, in English. */
export const words = {
  title: 'Ranking',
  description:
    'The day’s fastest solvers, the most puzzles solved, the most points, the best-liked authors.',
  boards: {
    day: 'Day',
    solved: 'Solved',
    points: 'Points',
    fastest: 'Fastest',
    storm: 'Storm',
    authors: 'Authors',
  },
  boardsMenu: 'Rankings',
  kindsMenu: 'Who is ranked',
  kinds: { person: 'Without hints', helped: 'With hints', machine: 'Machines' },
  sizesMenu: 'Size',
  /** Most cells on the longer side. */
  sizeUpTo: (side: number) => `up to ${side}`,
  periodsMenu: 'Period',
  periods: { day: 'Today', week: 'This week', ever: 'All time' },
  puzzlesMenu: 'Puzzle of the day',
  puzzles: { small: 'Small', medium: 'Medium', coloured: 'Coloured' },
  puzzleOfDay: (day: string) => `Puzzle of the day, ${day}`,
  solvedCount: { one: 'solved it on its day', other: 'solved it on its day' } as Partial<
    Record<Intl.LDMLPluralRule, string>
  >,
  play: 'Play',
  look: 'View',
  place: 'Place',
  player: 'Player',
  author: 'Author',
  streak: 'Streak',
  time: 'Time',
  solved: 'Solved',
  points: 'Points',
  right: 'Right',
  likes: 'Likes',
  published: 'Puzzles',
  puzzle: 'Puzzle',
  days: { one: 'day', other: 'days' } as Partial<Record<Intl.LDMLPluralRule, string>>,
  you: 'you',
  hiddenName: 'name hidden',
  emptyDay: 'No times yet today. The first solve opens the table.',
  nobody: 'Nobody yet. Be the first.',
  noPuzzles: 'There is no puzzle of the day yet. It appears once the catalogue has puzzles.',
  more: 'More places',
  first: 'Back to first place',
  /** For moderators: leads to where a run is taken out of the rankings. */
  strike: 'Remove…',
  note: 'The server measures the times and checks every grid.',
  notes: {
    day: 'Everyone who solved it on its day (UTC), fastest first.',
    solved: 'Different puzzles, each counted once.',
    points: 'Harder and larger puzzles give more points; using hints gives fewer.',
    fastest: 'Each player’s best time.',
    storm:
      'Each player’s best run of three minutes. Days and weeks, from Monday, are those of UTC.',
    authors: 'A like is a vote of four or five stars from a player who solved the puzzle.',
  },
};

export type RankingWords = typeof words;
