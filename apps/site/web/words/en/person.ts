/** Texts of the page of a person, in English. */
const COUNT: Partial<Record<Intl.LDMLPluralRule, string>> = { other: 'solved' };
const MADE: Partial<Record<Intl.LDMLPluralRule, string>> = { other: 'made' };
const POINTS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'point', other: 'points' };
const LIKES: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'like of their puzzles',
  other: 'likes of their puzzles',
};
const OWN_LIKES: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'like of your puzzles',
  other: 'likes of your puzzles',
};

export const words = {
  description: (name: string) => `Puzzles by ${name}, and what ${name} has solved.`,
  since: (month: string) => `solving since ${month}`,
  roles: { person: '', moderator: 'Moderator', administrator: 'Administrator' },
  banned: 'This person may not write here at the moment.',
  ownBan:
    'A moderator has banned you from writing here. The settings show the reason and the end date.',
  follow: 'Follow',
  following: 'You follow them',
  followersOf: (count: number) => (count === 1 ? '1 follower' : `${count} followers`),
  desk: 'Your desk',
  settings: 'Settings',
  exportAll: 'Export',
  counts: { solved: COUNT, made: MADE, points: POINTS, likes: LIKES, ownLikes: OWN_LIKES },
  skill: (deviation: number) => `skill, ± ${deviation}`,
  year: 'The year',
  yearNote: 'Each filled cell is a day with a solved puzzle; the numbers count those days.',
  yearLabel: (days: number, solved: number) =>
    `Days with solved puzzles: ${days}; solved: ${solved}.`,
  sizes: 'Time by size',
  upTo: (side: number) => `up to ${side}\u00a0×\u00a0${side}`,
  fastest: 'fastest without help',
  techniques: 'Hardest technique needed',
  noTechnique: 'None',
  colors: 'Colours',
  made: 'Puzzles',
  all: 'All puzzles',
  nothingMade: 'No puzzles published yet.',
};

export type PersonWords = typeof words;
