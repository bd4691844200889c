/** Texts of the album, in English. */
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words = {
  title: 'Your album',
  description: 'The pictures you have solved, your best times and your days, on this device.',
  count: (count: number) => `${counted(count, 'picture', 'pictures')}, on this device`,
  pictures: (count: number) => counted(count, 'picture', 'pictures'),
  saveCopy: 'Save a copy',
  notSaved: 'The album could not be read, so there is nothing to save.',
  parts: {
    solved: 'Solved',
    series: 'Series',
    started: 'Started',
    made: 'Made',
    lists: 'Lists',
    offline: 'Offline',
  },
  show: 'Show',
  guest:
    'Kept on this device only. An account carries the album, started puzzles and times along to every device.',
  makeAccount: 'Create an account',
  more: 'Show more',
  // nothing yet
  empty: 'Your first picture goes here.',
  emptyStarted: 'No puzzle is waiting for you.',
  toPuzzles: 'Browse puzzles',
  // best times
  bestTimes: 'Best times',
  size: 'Size',
  best: 'Best',
  medianTime: 'Median',
  solvedOf: (count: number) => `${grouped(count, ',')} solved`,
  upTo: (side: number) => `${side} × ${side}`,
  larger: 'larger than 60 × 60',
  timesNote: 'Without hints and checks. Sizes are classes: 15 × 15 holds 11 to 15 cells.',
  // days
  days: 'Days',
  thisWeek: (count: number) => `${count} of 7 this week`,
  daysNote:
    'A column is a week, its numbers are the runs of days. Days are yours: the clock of this device counts.',
  daysLabel: (count: number, weeks: number) =>
    `Puzzles solved on ${counted(count, 'day', 'days')} of the last ${weeks} weeks`,
  // techniques
  techniques: 'Techniques you used',
  techniquesNote: 'Each solved puzzle counts for the hardest technique that it needs.',
  tryOne: (name: string) => `Practise “${name}”`,
  // series
  noSeries: 'Each series has a page here as soon as you have solved one of its puzzles.',
  otherSeries: 'Other series',
  ofSeries: (done: number, count: number) => `${done} of ${count}`,
  nextOfSeries: (number: number) => `Next: № ${number}`,
  allOfSeries: (count: number) => `All ${count}`,
  puzzlesOf: (count: number) => counted(count, 'puzzle', 'puzzles'),
  solvedNumber: (number: number) => `№ ${number}, solved`,
  // made
  emptyMade: 'You have not published a puzzle yet.',
  make: 'Make a puzzle',
  allMade: 'All your puzzles',
  notReached: 'The server did not answer. Try again when you are online.',
  // offline
  offlineTitle: 'Keep these for offline',
  offlineText:
    'Choose a pack before a journey. Its puzzles open without a network until you choose another one.',
  offlineFiles: 'All puzzles of this site are kept on this device. They open without a network.',
  howMany: 'Puzzles',
  sizes: 'Size',
  anySize: 'any',
  colors: 'Colours',
  anyColors: 'Any',
  blackAndWhite: 'Black and white',
  coloured: 'Coloured',
  keep: 'Keep for offline',
  keeping: (done: number, all: number) => `Keeping ${done} of ${all} …`,
  kept: (count: number) => `${counted(count, 'puzzle', 'puzzles')} kept for offline`,
  noneFound: 'There are no such puzzles that you have not solved.',
  notKept: 'The puzzles could not be kept. Check the connection, and the space on this device.',
  removePack: 'Remove the pack',
};

export type AlbumWords = typeof words;
