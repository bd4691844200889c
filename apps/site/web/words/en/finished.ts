/** Texts of a finished puzzle, in English. */
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words = {
  solved: 'Solved',
  picture: 'The solved picture',
  by: (author: string) => `by ${author}`,
  // the line under the title
  joy: {
    fastest: (size: string, time: string) =>
      `Your fastest of this size so far: ${size} in ${time}.`,
    firstEver: 'Your first picture. Welcome.',
    firstOfSize: (size: string) => `Your largest so far: ${size}.`,
    flawless: (cells: number, inks: number) =>
      inks === 1
        ? `${grouped(cells, ',')} cells, not one mistake.`
        : `${grouped(cells, ',')} cells, ${inks} inks, not one mistake.`,
    underMedian: 'Faster than half of those who solved it.',
    hardest: 'The hardest one you have solved.',
    round: (count: number) => `Your ${grouped(count, ',')}th picture.`,
    oneMore: 'One more for the album.',
  },
  yourTime: 'your time',
  hintsShort: (count: number): string => (count === 1 ? 'hint' : 'hints'),
  checksShort: (count: number): string => (count === 1 ? 'check' : 'checks'),
  median: (count: number) => `median of ${grouped(count, ',')}`,
  // ways on
  nextIs: (name: string, width: number, height: number) => `Next: ${name}, ${width} × ${height}`,
  allPuzzles: 'All puzzles',
  watch: 'Watch your solve',
  explain: 'Explain the solution',
  savePicture: 'Save the picture',
  playAgain: 'Play again',
  editPuzzle: 'Edit this puzzle',
  saveText:
    'The file contains only the clues; title and picture are added once you have solved it.',
  // sharing
  shareTitle: 'Share without spoiling',
  curve: 'How hard it was from beginning to end',
  copyText: 'Copy text',
  sharePicture: 'Picture',
  textCopied: 'Copied, without the picture.',
  help: (hints: number, checks: number) =>
    [
      ...(hints > 0 ? [counted(hints, 'hint', 'hints')] : []),
      ...(checks > 0 ? [counted(checks, 'check', 'checks')] : []),
    ].join(', ') || 'without help',
  // opinion
  likedIt: 'Did you like it?',
  stars: (count: number) => counted(count, 'star', 'stars'),
  howHard: 'How hard?',
  felt: { easy: 'too easy', right: 'just right', hard: 'too hard' },
  // below
  moreOfKind: 'More of this kind',
  album: 'Your album',
  allOfAlbum: (count: number) => `All ${grouped(count, ',')}`,
  onDevice: 'The album is kept on this device.',
  withAccount:
    'The album is kept on this device. With an account it is on every device, and your time counts in the ranking.',
  makeAccount: 'Create an account',
  pictureBy: (title: string, author: string) => `Picture: “${title}” by ${author}.`,
  // the replay
  replayBoard: 'The board during the replay',
  replayPlay: 'Play',
  replayPause: 'Pause',
  replayAt: (move: number, all: number) => `move ${grouped(move, ',')} of ${grouped(all, ',')}`,
  close: 'Close',
};

export type FinishedWords = typeof words;
