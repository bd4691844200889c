/** Texts of the player, in English. */
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words = {
  title: 'Play',
  description:
    'Solve a nonogram: by mouse, touch, keyboard or gamepad, with hints that give reasons.',
  loading: 'Opening the puzzle',
  board: 'Board',
  size: (width: number, height: number) => `${width} × ${height}`,
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
  toCursorMode: 'Move a cursor',
  leaveCursorMode: 'Paint with the finger',
  solutions: {
    multiple: 'This puzzle has more than one solution. Any of them counts.',
    none: 'This puzzle has no solution: one of its numbers is wrong.',
  },
  findWrong: 'Find the wrong number',
  paperAndInks: 'Paper and inks',
  paperOf: (color: string) => `${color} paper: blank cells`,
  symbolsOn: 'Symbols are on',
  symbolsOff: 'Symbols are off',
  zoom: 'Zoom',
  zoomBy: (times: string) => `${times}×`,
  zoomIn: 'Larger cells',
  zoomOut: 'Smaller cells',
  zoomBack: 'Back',
  rowClue: (index: number) => `Row ${index}`,
  columnClue: (index: number) => `Col ${index}`,
  paintHere: 'Fill',
  crossHere: 'Cross',
  // clock and progress
  time: 'Time',
  pause: 'Pause',
  goOn: 'Continue',
  pausedAt: (time: string) => `Paused at ${time}`,
  paused: 'The board is hidden while the clock is stopped.',
  progress: (done: number, all: number) => `${done} of ${all} lines finished`,
  moves: (count: number) => counted(count, 'move', 'moves'),
  // what if
  whatIfOn: (name: string) => `What if ${name}`,
  whatIfText: 'From here on you mark in pencil. Keep all these marks, or discard them all.',
  keep: 'Keep',
  discard: 'Discard',
  close: 'Close',
  // more
  save: 'Save as a file',
  format: 'Format',
  download: 'Download',
  ownPuzzle: 'Your puzzle: texts, notes',
  editPuzzle: 'Edit this puzzle',
  help: 'Help',
  cancel: 'Cancel',
  // settings of the panel
  saved: 'Saved on this device.',
  away: {
    sent: 'Saved on this device and in your account.',
    later: 'Saved on this device; will be sent later.',
    apart: 'Another device has a different version of this game.',
    refused: 'Saved on this device; the server rejected it.',
  },
  decide: 'Choose',
  notShown: 'The result has not loaded yet. It is saved, and will appear once you are online.',
  notSaved: 'Not saved: this browser does not allow storage. Closing the page loses the game.',
  // replay
  history: 'History',
  moveOf: (move: number) => `move ${grouped(move, ',')}`,
  playHistory: 'Replay',
  pauseHistory: 'Pause',
  returnToNow: 'Back to now',
  goOnFromHere: 'Continue from here',
  // finished
  solved: 'Solved',
  solvedIn: (time: string) => `Solved, ${time}`,
  // problems
  noPuzzle: 'The puzzle could not be opened',
  toPuzzles: 'Browse puzzles',
};

export type PlayWords = typeof words;
