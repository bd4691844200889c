/** Texts of contests, in English. */
import { counted } from './grammar.js';

export const words = {
  title: 'Contests',
  description: 'The same nonograms for everybody, within the same time.',
  intro:
    'The same puzzles for everybody, within the same time. The person who solves most of them wins.',
  organise: 'Organise a contest',
  guestOrganise: 'Sign in to organise one',
  none: 'There is no contest yet',
  noneHelp: 'Organise one for your friends, your class or your club.',
  more: 'Earlier contests',
  latest: 'The latest contests',
  all: 'All contests',
  // one contest
  describe: (title: string, organiser: string) =>
    `${title}: a nonogram contest organised by ${organiser}.`,
  opens: (time: string) => `Opens ${time}`,
  openUntil: (time: string) => `Open until ${time}`,
  ended: (time: string) => `Ended ${time}`,
  about: (puzzles: string, duration: string) => `${puzzles} in ${duration}.`,
  duration: (hours: number, minutes: number) =>
    [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''].join(' ').trim(),
  /** Behind the sentence before: what stands before and behind the name. */
  organised: [' Organised by ', '.'] as readonly [string, string],
  puzzles: (count: number) => counted(count, 'puzzle', 'puzzles'),
  /** Facts of a contest as sentences in a line. */
  facts: (about: string, organised: string, people: string) => `${about}${organised} ${people}.`,
  people: (count: number) => counted(count, 'person takes part', 'people take part'),
  opensIn: 'Opens in',
  closed: (time: string) =>
    `Closed for everybody until ${time}: no sizes, no colours, no numbers. The page opens by itself.`,
  onlyYou: 'You see the puzzles, because you have chosen them. Nobody else does until then.',
  timeLeft: 'Time left',
  endsSoon: 'ends soon',
  inDays: (days: number, hours: number) => `${days} d ${hours} h`,
  inHours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  hasOpened: 'The contest has begun.',
  // taking part
  yourPart: 'Taking part',
  youTakePart: 'You take part',
  registered: 'registered',
  join: 'Take part',
  joinNow: 'Take part, so that what you solve counts.',
  withdraw: 'Withdraw',
  signInToJoin: 'Sign in to take part',
  takeBack: 'Take the contest back',
  takeBackQuestion: 'Take this contest back?',
  takeBackText: 'It disappears for everybody. The puzzles stay.',
  keep: 'Keep it',
  yours: 'This is your contest, so it is for others to win.',
  // rules
  howItGoes: 'How it goes',
  rules: [
    'More puzzles solved wins, then less time in sum. The time of a puzzle begins when you open it, by the clock of the server.',
    'Solves with a hint do not count. A check for mistakes costs a minute.',
    'A puzzle that you have solved before does not count.',
    'The moves of every solve are checked. If they show more than the clues could tell, a moderator looks at the solve.',
    'Afterwards the table and every path are public.',
  ],
  serverClock: (time: string) => `${time} by the clock of the server, which counts.`,
  ahead: (seconds: string) => `Yours is ${seconds} s ahead.`,
  behind: (seconds: string) => `Yours is ${seconds} s behind.`,
  // puzzles
  thePuzzles: 'Puzzles',
  open: 'Open',
  goOn: 'Go on',
  solved: 'solved',
  // standings
  standings: 'Standings',
  whileItRuns: 'Only counts and times while it runs.',
  nobodyYet: 'Nobody takes part yet.',
  place: 'Place',
  player: 'Player',
  solvedCount: 'Solved',
  time: 'Time',
  you: 'you',
  hiddenName: 'hides the name',
  lookedAt: 'being looked at',
  ofPuzzles: (solved: number, all: number) => `${solved} of ${all}`,
  puzzle: (number: number) => `Puzzle ${number}`,
  best: 'the best time',
  csv: 'Save as CSV',
  choosePath: (name: string) => `Show how ${name} solved them`,
  paths: 'Paths, side by side',
  pathsNote: 'Tick two people in the table. Both begin at zero.',
  pathsLoading: 'Loading the moves…',
  pathsFailed: 'The moves could not be loaded.',
  timesOf: (name: string) => `Times of ${name}`,
  decided: 'Where it was decided',
  stood: (name: string, time: string, row: number) =>
    `${name} stands still for ${time}, then goes on in row ${row}.`,
  wentAhead: (name: string, lines: number) =>
    `${name} goes ahead, with ${counted(lines, 'line', 'lines')}.`,
  doneFirst: (name: string, time: string) => `${name} is done, ${time} sooner.`,
  // organising
  name: 'Title',
  begins: 'It begins',
  beginsNote: 'In the time of this device.',
  minutes: 'Minutes',
  numbers: 'Puzzles',
  numbersNote:
    'Numbers or addresses with spaces between: puzzles of the catalogue, or unlisted ones of your own, which close for everybody until the contest begins. Only first solves count, so new puzzles are best.',
  create: 'Announce it',
  cancel: 'Cancel',
};

export type ContestWords = typeof words;
