/** Texts of what a picture is worth as a puzzle, and of what can be done with it, in English. */
import type { TechniqueId } from '@nonokit/explain';
import { grouped } from '../grouped.js';

const counted = (count: number, one: string, many: string): string =>
  `${grouped(count, ',')} ${count === 1 ? one : many}`;

export const MAKE_OUTCOME_EN = {
  status: 'Status',
  // the verdict
  checking: 'Checking…',
  empty: 'The sheet is empty. Paint something, and its numbers appear.',
  one: 'One solution',
  several: 'Two solutions',
  unknown: 'Number of solutions not known yet',
  searching: 'Still looking for another one…',
  unknownText: 'The search took too long. A simpler picture is easier to check.',
  byLines: 'Solvable line by line',
  notByLines: 'Not solvable line by line',
  undecided: (cells: number) => `${counted(cells, 'cell stays', 'cells stay')} undecided.`,
  failed: 'The picture could not be checked.',
  again: 'Try again',
  // what the board shows
  showUndecided: 'What lines leave',
  showDiffering: 'Where solutions differ',
  look: 'Solution on the board',
  picture: 'A: yours',
  other: 'B: the other',
  // facts
  difficulty: 'Difficulty',
  rating: 'being rated…',
  curve: (steps: number) =>
    `How hard each part is, from the first step to the last of ${grouped(steps, ',')}; the hardest is blue.`,
  firstStep: 'first step',
  lastStep: 'last',
  techniques: 'Techniques',
  similarity: 'Similarity',
  filled: 'Filled',
  blocks: 'Blocks per line',
  blocksText: (mean: string, most: number) => `${mean}, at most ${most}`,
  duplicates: 'Duplicates',
  noDuplicates: 'none',
  percent: (share: number) => `${Math.round(100 * share)} %`,
  techniqueNames: {
    'complete-line': 'complete line',
    'finished-line': 'finished line',
    overlap: 'overlap',
    glue: 'glue',
    closing: 'closing',
    'near-edge': 'near the edge',
    unreachable: 'unreachable cells',
    'gap-too-small': 'gap too small',
    'joining-splitting': 'joining',
    forcing: 'forcing',
    punctuating: 'punctuating',
    mercury: 'mercury',
    'whole-line': 'whole line',
    'color-logic': 'colours',
    'edge-logic': 'edge logic',
    'two-way': 'two-way logic',
    contradiction: 'contradiction',
    nested: 'nested contradiction',
  } as Readonly<Record<TechniqueId, string>>,
  // warnings
  isMostlyFull: 'Mostly filled: such puzzles are dull to solve.',
  unusedColor: 'The palette has an ink that no cell has.',
  isTrivial: 'Very simple: every line is clear at once.',
  isMostlyEmpty: 'Mostly empty: such puzzles are dull to solve.',
  emptyBorders: (lines: number) => `${counted(lines, 'empty line', 'empty lines')} at the border.`,
  trim: 'Trim',
  twins: (names: string) => `The same picture is in ${names}, perhaps turned or recoloured.`,
  // repair
  repair: 'Repair',
  repairText: 'Changes as few cells as possible.',
  towards: 'Repair towards',
  goals: {
    unique: 'one solution',
    line: 'line by line',
    trivial: 'gentle',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'very hard',
  },
  repairAgain: 'Repair again',
  repairing: 'Repairing…',
  stop: 'Stop',
  changed: 'Changed cells',
  revertAll: 'Revert all',
  settled: (cells: number) =>
    cells === 1
      ? '1 cell was undecided. These changes settle it.'
      : `${grouped(cells, ',')} cells were undecided. These changes settle them.`,
  aimed: (goal: string) => `These changes make it ${goal}.`,
  someBack: 'A change is taken back. Lock it to keep it so in the next repair.',
  someLocked: 'A change is taken back and locked. “Repair again” looks for another way.',
  needless: 'Nothing to repair: the picture is already what you wish.',
  missed: (cells: number) =>
    cells === 0
      ? 'No way there was found in the time.'
      : `No way there was found in the time: ${counted(cells, 'cell stays', 'cells stay')} undecided.`,
  blocked: (locks: number) =>
    `There is no way with these locks: ${counted(locks, 'locked cell stands', 'locked cells stand')} in the way. Unlock one, or wish for less.`,
  takeNearest: (cells: number) => `Take the nearest: ${counted(cells, 'change', 'changes')}`,
  repairFailed: 'The repair broke off. Try again.',
  cell: (row: number, column: number) => `r${row} c${column}`,
  cellSpoken: (row: number, column: number, before: string, after: string) =>
    `Row ${row}, column ${column}: ${before} becomes ${after}`,
  cellBack: (row: number, column: number, before: string) =>
    `Row ${row}, column ${column}: ${before} again`,
  paper: 'paper',
  takeBack: (cell: string) => `Take back ${cell}`,
  makeAgain: (cell: string) => `Change ${cell} again`,
  lock: (cell: string) => `Lock ${cell}`,
  unlock: (cell: string) => `Unlock ${cell}`,
  // buttons
  testPlay: 'Test play',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  // test play
  backToEditing: 'Back to editing',
  solved: (time: string) => `Solved in ${time}. The clues work.`,
  solvedOther: (time: string) => `Solved in ${time}, with another picture than yours.`,
  playAgain: 'Play again',
  startOver: 'Start over',
  // save and share
  saveTitle: 'Save and share',
  share: 'Share as an address',
  saveFile: 'Save as a file',
  savePicture: 'Save as a picture',
  saveFilm: 'Save the solution as a film',
  print: 'Print',
  booklet: 'Booklet of several puzzles',
  address: 'Address',
  addressText: 'Whoever opens it can solve the puzzle. It holds the clues, not title or picture.',
  addressLong: (characters: number) =>
    `The address has ${grouped(characters, ',')} characters. Some programs cut it: test it, or send a file.`,
  copy: 'Copy',
  copied: 'The address is copied.',
  copyFailed: 'The browser did not copy it. Select the address and press Ctrl+C.',
  openAddress: 'Open the player',
  withPicture: 'With title and picture',
  withPictureNote: 'Without them the file gives nothing away.',
  format: 'Format',
  download: 'Download',
  what: 'What to draw',
  puzzle: 'Puzzle',
  solution: 'Solution',
  drawing: 'Drawing…',
  drawFailed: 'It could not be drawn.',
  filmText: 'A GIF that shows how the puzzle is solved, step by step.',
  filmNeedsOne: 'A film needs one solution. Repair the picture first.',
  makeFilm: 'Draw the film',
  // booklet
  bookletText: 'A PDF with the drafts that you choose, and the solutions at the end.',
  bookletTitle: 'Title of the booklet',
  perPage: 'Puzzles on a page',
  allDrafts: 'All drafts',
  noDrafts: 'There are no drafts yet.',
  thisPicture: 'The picture you are painting',
  untitled: (width: number, height: number) => `${width} × ${height}, untitled`,
  quoted: (name: string) => `“${name}”`,
  chosen: (count: number) => counted(count, 'puzzle', 'puzzles'),
  makeBooklet: 'Make the booklet',
  // publish
  publishTitle: 'Publish this puzzle?',
  publishedTitle: 'Your puzzle is published',
  refusals: {
    empty: 'The sheet is empty: publishing needs a picture.',
    several: 'Two solutions: publishing needs one. See the hatched cells.',
    unknown: 'It is not known whether there is one solution, and publishing needs to know.',
  },
  ready: 'The puzzle is ready: it has one solution.',
  warnings: {
    'not-by-lines': 'It cannot be solved line by line. Some players like that, most do not.',
    trivial: 'It is very simple.',
    'mostly-empty': 'It is mostly empty.',
    'empty-borders': 'It has empty lines at the border.',
    same: 'You have a draft with the same picture.',
    'no-title': 'It has no title.',
  },
  stillChecking: 'The picture is still being checked…',
  noServer:
    'This copy of the site has no server, so nothing can be published here. Save the puzzle as a file, or share its address.',
};

export type MakeOutcomeWords = typeof MAKE_OUTCOME_EN;
