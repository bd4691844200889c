/** Texts of the day's page, in English. */
export const words = {
  title: 'Puzzles of the day',
  titleOf: (day: string) => `Puzzles of ${day}`,
  description:
    'A small, a medium and a coloured nonogram every day, with a ranking and a calendar.',
  kinds: { small: 'Small', medium: 'Medium', coloured: 'Coloured' },
  play: 'Play',
  look: 'View',
  giant: 'Giant of the week',
  giantTitle: (size: string) => `${size}, to finish by Sunday night`,
  playedFor: 'Played for',
  goOn: { started: 'Continue', solved: 'View' },
  solvedIn: 'Solved in',
  solvedLater: 'Solved, but not on its day',
  nobodyOnDay: 'Nobody solved it on its day',
  onDay: { one: 'person solved it on its day', other: 'people solved it on its day' } as Partial<
    Record<Intl.LDMLPluralRule, string>
  >,
  none: 'This day has no puzzles. Daily puzzles begin once the catalogue has some.',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  today: 'Today',
  streak: 'Your streak',
  streakNow: (days: string) => `${days} in a row`,
  streakNone: 'Solve one of today’s puzzles to begin a streak.',
  streakOpen: 'Today is still open.',
  streakDone: 'Today is done.',
  longest: (days: string) => `Longest: ${days}.`,
  signIn: 'Sign in to keep a streak and appear in the ranking.',
  days: { one: 'day', other: 'days' } as Partial<Record<Intl.LDMLPluralRule, string>>,
  calendar: 'Calendar',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  /** A day of the calendar, for screen readers. */
  dayState: (day: string, solved: number, of: number) => `${day}: ${solved} of ${of} solved`,
  dayOpen: (day: string, of: number) => `${day}: ${of} puzzles`,
  ranking: 'Ranking of the day',
  utc: 'Days begin at midnight UTC.',
};

export type DailyWords = typeof words;
