/** Texts of an author's desk, in English. */
const PUZZLES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'puzzle', other: 'puzzles' };
const VOTES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'vote', other: 'votes' };

export const words = {
  title: 'Your desk',
  description: 'What became of your puzzles, and where people got stuck in them.',
  newPuzzle: 'New puzzle',
  guest: 'Sign in to see your puzzles.',
  signIn: 'Sign in',
  nothing: 'You have not published a puzzle yet.',
  nothingHelp:
    'Here you will see how many people solve your puzzles, how long they take, and where they get stuck.',
  thisWeek: { one: 'solve this week', other: 'solves this week' } as Partial<
    Record<Intl.LDMLPluralRule, string>
  >,
  votesOf: VOTES,
  noVotes: 'no votes yet',
  followers: { one: 'follower', other: 'followers' } as Partial<
    Record<Intl.LDMLPluralRule, string>
  >,
  newOnes: (count: string) => `${count} new`,
  solvesOf: (puzzles: number) =>
    puzzles === 1 ? 'solves of one puzzle' : `solves of ${puzzles} puzzles`,
  puzzles: PUZZLES,
  published: 'Published',
  columns: {
    puzzle: 'Puzzle',
    solves: 'Solves',
    withoutHelp: 'No help',
    votes: 'Votes',
    median: 'Median',
  },
  untitled: 'no title',
  hidden: 'hidden',
  waiting: 'waits for a moderator’s look',
  unlisted: 'unlisted',
  more: 'Older puzzles',
  newest: 'Newest puzzles',
  open: (title: string) => `Open ${title}`,
  kindsMenu: 'What the map shows',
  kinds: { stood: 'Stood still', help: 'Hints', mistakes: 'Mistakes' },
  mapLabels: {
    stood: 'The picture, with the squares before which people stood still',
    help: 'The picture, with the squares for which people asked for hints',
    mistakes: 'The picture, with the squares that people filled wrongly',
  },
  few: 'few',
  many: 'many',
  place: (rows: string, columns: string) => `${rows}, ${columns}`,
  rows: (from: number, to: number) => (from === to ? `Row ${from}` : `Rows ${from}–${to}`),
  columnsAt: (from: number, to: number) =>
    from === to ? `column ${from}` : `columns ${from}–${to}`,
  notes: {
    stood: 'Share of people who stood still there for over 40 seconds.',
    help: 'Share of people who asked for a hint there.',
    mistakes: 'Share of people who filled a wrong square there.',
  },
  noPlaces: {
    stood: 'Nowhere did one in ten people stand still for over 40 seconds.',
    help: 'Nowhere did one in ten people ask for a hint.',
    mistakes: 'Nowhere did one in ten people fill a wrong square.',
  },
  onlyYou: (people: number) =>
    `From the last ${people} people. Only you and the moderators see this.`,
  ofPeople: (people: number) => `From the last ${people} people.`,
  others: 'How others solved it',
  withoutHints: (percent: string) => `${percent} without help`,
  tooFew: (least: number) => `Where people get stuck is shown from ${least} solves on.`,
  inNumbers: 'In numbers',
  facts: {
    plays: 'begun by members',
    solves: 'solved',
    favorites: 'in favourites',
    comments: 'comments',
    followersSince: 'new followers since',
    median: 'median time',
  },
  times: 'How long it took',
  span: (from: string, to: string) => `${from} to ${to}`,
  longer: (from: string) => `${from} or more`,
  drafts: 'Drafts',
  inAccount: 'in your account',
  onDevice: 'only on this device',
  deleteDraft: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'The draft and its history will be deleted, on your other devices, too.',
  delete: 'Delete',
  deleted: (name: string) => `${name} deleted.`,
  undo: 'Undo',
  goesPublic: (day: string) => `goes public ${day}`,
  notPublic: (day: string) => `not published ${day}`,
  changedSince: 'changed since; the state of that day goes public',
  planTitle: (name: string) => `Publication of ${name}`,
  planDay: 'Day',
  planNote: 'It goes public when that day begins where you are, after another check.',
  planKeep: 'Keep the day',
  publishNow: 'Publish now',
  planCancel: 'Do not publish',
  planKept: (day: string) => `Goes public ${day}.`,
  planCancelled: 'The draft has no day any more.',
};

export type DeskWords = typeof words;
