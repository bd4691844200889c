/** Texts of the day's page, in English. */
import { grouped } from '../grouped.js';

export const words = {
  title: 'Puzzles of the day',
  heading: 'Puzzle of the day',
  titleOf: (day: string) => `Puzzles of ${day}`,
  description:
    'A small, a medium and a coloured nonogram every day, with a ranking and a calendar.',
  kinds: { small: 'Small', medium: 'Medium', coloured: 'Coloured' },
  play: 'Play',
  look: 'View',
  giant: 'Giant of the week',
  giantTitle: (size: string) => `${size}, to finish by Friday night`,
  giantButton: { new: 'Play', started: 'Continue', solved: 'View' },
  linesDone: (done: number, of: number) => `${done} of ${of} lines done`,
  solvedIn: 'Solved in',
  solvedLater: 'Solved, but not on its day',
  /** How many solved it on its day, and in how much time half of them. */
  solved: (count: number, median: string | null) =>
    count === 0
      ? 'No solves yet'
      : `${grouped(count, ',')} solved${median === null ? '' : `, median ${median}`}`,
  none: 'This day has no puzzles. Daily puzzles begin once the catalogue has some.',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  today: 'Today',
  weekCount: (days: string) => `${days} of the last seven. A missed day takes nothing away.`,
  weekEmpty: 'Days on which you solve a puzzle are filled.',
  longest: (days: string) => `Longest run of daily puzzles: ${days}.`,
  signIn: 'Sign in, and your times appear in the ranking.',
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
  ownMidnight: 'The day is yours: it ends at your midnight.',
  ownHour: (hour: string) => `The day is yours: it ends at ${hour}.`,
  mendable: (day: string, until: string) =>
    `You missed ${day}. A second puzzle of a day, by ${until}, mends it.`,
};

export type DailyWords = typeof words;
