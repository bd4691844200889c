/** Texts of what stands beside a solved puzzle of the server, in English. */
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words = {
  by: 'by',
  of: (count: number) => `of ${grouped(count, ',')}`,
  points: (count: number) => counted(count, 'point', 'points'),
  // how the solve stands with the server
  guest:
    'Solved on this device. Make an account to appear in the ranking; what you have solved moves along.',
  makeAccount: 'Make an account',
  signIn: 'Sign in',
  later: 'The solve is kept on this device and sent as soon as the server can be reached.',
  sending: 'The solve is being sent…',
  refused: 'The solve does not count:',
  machine: 'This solve looks like a machine’s, so it stands among those of machines.',
  ownPuzzle: 'Texts and notes',
  mine: 'This is your puzzle: you stand among those with hints, without points.',
  // ranking
  ranking: 'Ranking',
  kinds: { person: 'Without hints', helped: 'With hints', machine: 'Machines' },
  time: 'Time',
  place: 'Place',
  player: 'Player',
  you: 'you',
  hiddenPerson: 'somebody',
  nobodyYet: 'Nobody has solved it without hints yet.',
  watch: (name: string) => `Watch how ${name} solved it`,
  noRanking: 'The ranking could not be loaded.',
  again: 'Try again',
  // replay
  replay: (name: string, time: string) => `${name}, ${time}`,
  replayBoard: 'The board during the replay',
  replayPlay: 'Play',
  replayPause: 'Pause',
  replayAt: (move: number, all: number) => `move ${grouped(move, ',')} of ${grouped(all, ',')}`,
  replayLoading: 'Loading the moves…',
  close: 'Close',
  // next
  nextForYou: 'Next for you',
  // comments
  comments: 'Comments',
  noComments: 'Nobody has written anything yet.',
  held: (count: number) =>
    count === 1
      ? '1 comment can be read once your account has solved the puzzle.'
      : `${grouped(count, ',')} comments can be read once your account has solved the puzzle.`,
  locked: 'A moderator has closed this talk.',
  write: 'What was the step you liked?',
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
  report: 'Report',
  reportTitle: 'What is wrong with this comment?',
  reasons: {
    spoiler: 'It gives the picture away before solving',
    rude: 'It insults or threatens',
    spam: 'It advertises',
    rights: 'It uses what belongs to others',
    broken: 'It is broken',
    cheating: 'It helps to cheat',
    other: 'Something else',
  },
  reportNote: 'A word to the moderators, if you like',
  sendReport: 'Report',
  reported: 'Thank you. A moderator will look at it.',
  ago: {
    now: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
  },
};

export type SolvedWords = typeof words;
