/** Texts of the player, in English. */
import { grouped } from '../grouped.js';

/** "3 moves". */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count, ',')} ${count === 1 ? one : many}`;

export const PLAY_EN = {
  title: 'Play',
  description:
    'Solve a nonogram: by mouse, touch, keyboard or gamepad, with hints that give reasons.',
  loading: 'Opening the puzzle',
  board: 'Board',
  size: (width: number, height: number) => `${width} × ${height}`,
  blackAndWhite: 'black and white',
  colors: (count: number) => counted(count, 'colour', 'colours'),
  back: 'All puzzles',
  // tools
  tools: 'Tools',
  cross: 'Cross',
  ink: (color: string) => `Fill ${color}`,
  fill: 'Fill',
  undo: 'Undo',
  redo: 'Redo',
  whatIf: 'What if',
  hint: 'Hint',
  fit: 'Show all',
  settings: 'Settings',
  more: 'More',
  cursorMode: 'Cursor',
  paintHere: 'Fill',
  crossHere: 'Cross',
  // clock and progress
  time: 'Time',
  pause: 'Pause',
  goOn: 'Continue',
  pausedAt: (time: string) => `Paused at ${time}`,
  paused: 'The board is covered while the clock stands.',
  progress: (done: number, all: number) => `${done} of ${all} lines finished`,
  moves: (count: number) => counted(count, 'move', 'moves'),
  // what if
  whatIfOn: (name: string) => `What if ${name}`,
  whatIfText: 'Marks from here on are in pencil. Keep them all, or throw them all away.',
  keep: 'Keep',
  discard: 'Discard',
  close: 'Close',
  // more
  startOver: 'Start over',
  startOverQuestion: 'Start over?',
  startOverText: (moves: number) =>
    `All ${counted(moves, 'move', 'moves')} will be cleared. You can undo this.`,
  startedOver: 'Cleared.',
  print: 'Print',
  share: 'Share',
  copied: 'The address is copied. It holds the clues and nothing else.',
  copiedAddress: 'The address of this puzzle is copied.',
  shareTitle: 'Address of this puzzle',
  save: 'Save as a file',
  saveText: 'The file holds the clues, without title and picture until you have solved it.',
  format: 'Format',
  download: 'Download',
  ownPuzzle: 'Your puzzle: texts, notes',
  editPuzzle: 'Edit this puzzle',
  explainAll: 'Explain the solution',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  help: 'Help',
  openFile: 'Open another puzzle',
  cancel: 'Cancel',
  // settings of the panel
  crossing: 'Cross off numbers',
  crossings: { never: 'By hand only', finished: 'Finished lines', provable: 'What is certain' },
  crossesFinished: 'Crosses on finished lines',
  symbols: 'Symbols on colours',
  crosshair: 'Row and column of the cursor',
  axisLock: 'Strokes keep their line',
  allSettings: 'All settings',
  saved: 'Saved on this device.',
  away: {
    sent: 'Saved on this device and in your account.',
    later: 'Moves are kept and sent later.',
    apart: 'Another device has another version of this game.',
    refused: 'Saved on this device; the server did not take it.',
  },
  decide: 'Choose',
  notShown:
    'The result is not loaded yet. It is kept, and appears here as soon as there is a network.',
  notSaved:
    'Not saved: the browser refuses to keep anything. The game lasts until you close the page.',
  // replay
  history: 'History',
  moveOf: (move: number) => `move ${grouped(move, ',')}`,
  playHistory: 'Replay',
  pauseHistory: 'Pause',
  returnToNow: 'Back to now',
  goOnFromHere: 'Go on from here',
  // finished
  solved: 'Solved',
  solvedIn: (time: string) => `Solved, ${time}`,
  yourTime: 'your time',
  hintsShort: (count: number): string => (count === 1 ? 'hint' : 'hints'),
  checksShort: (count: number): string => (count === 1 ? 'check' : 'checks'),
  by: (author: string) => `by ${author}`,
  likedIt: 'Did you like it?',
  stars: (count: number) => counted(count, 'star', 'stars'),
  itWas: 'It was',
  felt: { easy: 'too easy', right: 'just right', hard: 'too hard' },
  next: 'Next puzzle',
  playAgain: 'Play again',
  album: 'All puzzles',
  picture: 'The solved picture',
  // problems
  noPuzzle: 'No puzzle was opened',
  toPuzzles: 'To the puzzles',
};

export type PlayWords = typeof PLAY_EN;
