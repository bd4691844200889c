/** Texts of puzzle cards, in English. */
export const words = {
  difficulties: {
    trivial: 'Gentle',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Very hard',
    guess: 'Trial and error',
  },
  /** The name of a puzzle that came from a file or an address. */
  opened: 'Opened puzzle',
  blackAndWhite: 'black and white',
  oneColor: '1 colour',
  colors: { one: 'colour', other: 'colours' } as Partial<Record<Intl.LDMLPluralRule, string>>,
  minutes: (count: number) => `about ${count} min`,
  hours: (count: number, andHalf: boolean) => `about ${count}${andHalf ? '½' : ''} h`,
  stars: 'stars of 5',
  by: (author: string) => `by ${author}`,
  solves: (count: number) => (count === 0 ? '' : `${count} solved`),
  solvedIn: 'Solved in',
  playedFor: 'Begun, played for',
  days: {
    today: 'today',
    yesterday: 'yesterday',
    /** From Sunday. */
    on: [
      'on Sunday',
      'on Monday',
      'on Tuesday',
      'on Wednesday',
      'on Thursday',
      'on Friday',
      'on Saturday',
    ],
  },
};

export type CardWords = typeof words;
