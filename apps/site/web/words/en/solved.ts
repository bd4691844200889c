/** Texts of what stands beside a solved puzzle of the server, in English. */
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words = {
  by: 'by',
  of: (count: number) => `of ${grouped(count, ',')}`,
  points: (count: number) => counted(count, 'point', 'points'),
  licence: (name: string) => `Licence of the picture: ${name}.`,
  keep: 'Keep in a list',
  // how the solve stands with the server
  later: 'Saved on this device. It will be sent once the server can be reached.',
  sending: 'Sending your solve…',
  refused: 'This solve does not count:',
  machine: 'This solve looks automated, so it is ranked with the machines.',
  notRanked: {
    waiting: 'Your time is being checked. It will be in the ranking in a moment.',
    doubtful: 'Your solve counts, but its time is not ranked until a moderator has looked at it.',
    struck: 'A moderator has removed this solve from the rankings.',
  } as Readonly<Record<string, string>>,
  ownPuzzle: 'Texts and notes',
  mine: 'This is your own puzzle: you are ranked with players who used hints, without points.',
  // ranking
  ranking: 'Ranking',
  kinds: { person: 'Without hints', helped: 'With hints', machine: 'Machines' },
  time: 'Time',
  place: 'Place',
  player: 'Player',
  you: 'you',
  hiddenPerson: 'Anonymous',
  watch: (name: string) => `Watch how ${name} solved it`,
  verified: 'verified by replay',
  noRanking: 'The ranking could not be loaded.',
  again: 'Try again',
  // replay
  replay: (name: string, time: string) => `${name}, ${time}`,
  replayLoading: 'Loading the moves…',
  close: 'Close',
  // comments
  comments: 'Comments',
  noComments: 'Nobody has written anything yet.',
  held: (count: number) =>
    count === 1
      ? '1 comment will open once the puzzle is solved in your account.'
      : `${grouped(count, ',')} comments will open once the puzzle is solved in your account.`,
  locked: 'A moderator has closed this discussion.',
  write: 'Which step did you like best?',
  writeLabel: 'Your comment',
  givesAway: 'Gives the picture away',
  post: 'Post',
  moreComments: 'Older comments',
  solved: 'solved',
  author: 'author',
  gone: 'account deleted',
  hidden: 'A moderator has hidden this comment.',
  remove: 'Delete',
  removeQuestion: 'Delete this comment?',
  cancel: 'Cancel',
  ago: {
    now: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
  },
};

export type SolvedWords = typeof words;
