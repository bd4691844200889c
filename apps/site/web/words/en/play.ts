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
  startOver: 'Start over',
  startOverQuestion: 'Start over?',
  startOverText: (moves: number) =>
    `All ${counted(moves, 'move', 'moves')} will be cleared. You can undo this.`,
  startedOver: 'Cleared.',
  print: 'Print',
  share: 'Share',
  copied: 'Link copied. It contains only the clues.',
  copiedAddress: 'Link to this puzzle copied.',
  shareTitle: 'Link to this puzzle',
  save: 'Save as a file',
  saveText:
    'The file contains only the clues; title and picture are added once you have solved it.',
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
  symbolsByThemselves: 'Some people cannot tell these colours apart.',
  crosshair: 'Highlight the cursor’s row and column',
  axisLock: 'Keep strokes in one line',
  allSettings: 'All settings',
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
