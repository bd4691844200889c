/** Texts of the rankings, in English. */
export const words = {
  title: 'Ranking',
  description: 'The fastest on the day’s puzzles, the most puzzles, the most points, the authors.',
  boards: {
    day: 'Day',
    solved: 'Solved',
    points: 'Points',
    fastest: 'Fastest',
    authors: 'Authors',
  },
  boardsMenu: 'Rankings',
  kindsMenu: 'Whose ranking',
  kinds: { person: 'Without hints', helped: 'With hints', machine: 'Machines' },
  sizesMenu: 'Size',
  /** Up to so many cells on the longer side. */
  sizeUpTo: (side: number) => `up to ${side}`,
  puzzlesMenu: 'Puzzle of the day',
  puzzles: { small: 'Small', medium: 'Medium', coloured: 'Coloured' },
  puzzleOfDay: (day: string) => `Puzzle of the day, ${day}`,
  nobodySolved: 'nobody has solved it on the day',
  solvedCount: { one: 'solved it on the day', other: 'solved it on the day' } as Partial<
    Record<Intl.LDMLPluralRule, string>
  >,
  play: 'Play',
  look: 'Look',
  place: 'Place',
  player: 'Player',
  author: 'Author',
  streak: 'Streak',
  time: 'Time',
  solved: 'Solved',
  points: 'Points',
  likes: 'Likes',
  published: 'Puzzles',
  puzzle: 'Puzzle',
  days: { one: 'day', other: 'days' } as Partial<Record<Intl.LDMLPluralRule, string>>,
  you: 'you',
  somebody: 'does not show the name',
  nobody: 'Nobody yet. Be the first.',
  noPuzzles: 'There is no puzzle of the day. It comes with the first puzzles of the catalogue.',
  more: 'Further places',
  first: 'To the first place',
  note: 'Times are measured and every grid is checked on the server.',
  notes: {
    day: 'Who solved it on the day, in UTC, by time of play.',
    solved: 'Different puzzles, each counted once.',
    points: 'Harder and larger puzzles give more points; with hints fewer.',
    fastest: 'The best time of each person.',
    authors: 'Likes are votes of four or five stars by people who solved the puzzle.',
  },
};

export type RankingWords = typeof words;
