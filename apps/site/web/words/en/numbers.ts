/** Texts of the page with the numbers of a site, in English. */
const PUZZLES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'puzzle', other: 'puzzles' };
const SOLVES: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'solve by a member',
  other: 'solves by members',
};
const TODAY: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'person has solved one today',
  other: 'people have solved one today',
};

export const words = {
  title: 'The site in numbers',
  description: 'How many people solve puzzles here, and how many new ones there are each day.',
  note: 'Counted from what the site keeps anyway: nobody is tracked, and solves of guests are not known. Days are those of UTC.',
  puzzles: PUZZLES,
  solves: SOLVES,
  today: TODAY,
  charts: {
    people: 'People who solved a puzzle',
    solves: 'Solves',
    puzzles: 'New puzzles',
  },
  none: 'none yet',
  most: (count: string) => `at most ${count} a day`,
  lastDays: 'The last thirty days',
  asTable: 'All numbers as a table',
  day: 'Day',
};

export type NumbersWords = typeof words;
