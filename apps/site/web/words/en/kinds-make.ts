/** Texts of the page that makes puzzles of other kinds, in English. */
import type { MadeKind } from '../../pages/kinds-make/make-kind.js';
import { counted } from './grammar.js';

export const words = {
  title: 'Make another kind',
  description:
    'Make a nonogram with hidden numbers, with clues over two lines, or on triangles, of an image or of any puzzle.',
  heading: 'Make another kind of nonogram',
  lead: 'Of an image, or of a puzzle that you have: its picture gets clues of another kind. Lines alone always lead to it.',
  choose: 'Choose an image or a puzzle',
  noSource: 'This file is neither an image nor a puzzle. Choose another one.',
  nothing: 'What you make appears here.',
  kind: 'Kind',
  kinds: {
    hidden: 'Hidden numbers',
    pairs: 'Two lines',
    both: 'Both',
    triangles: 'Triangles',
  },
  kindTexts: {
    hidden: 'As many numbers become “?” as the puzzle bears.',
    pairs: 'Neighbouring lines share a clue wherever that is possible. In one ink.',
    both: 'Neighbouring lines share clues first, then numbers are hidden. In one ink.',
    triangles: 'The picture is painted in triangles. A few may change so that lines lead to it.',
  },
  size: 'Size',
  cellsAcross: (count: number) => counted(count, 'cell', 'cells'),
  inks: 'Colours',
  again: 'Hide others',
  working: 'Making the puzzle…',
  sheet: 'The sheet of the puzzle',
  solution: 'Show the picture',
  made: ({ hidden, numbers, pairs, changed, cells, puzzle }: MadeKind) =>
    puzzle.board.shape === 'triangle'
      ? `${counted(cells, 'triangle', 'triangles')}, ${counted(changed, 'of them', 'of them')} changed.`
      : `${[
          ...(pairs > 0 ? [`${counted(pairs, 'pair', 'pairs')} of lines share a clue`] : []),
          ...(hidden > 0 ? [`${hidden} of ${counted(numbers, 'number', 'numbers')} hidden`] : []),
        ].join(', ')}.`,
  play: 'Play it',
  save: 'Save the puzzle',
  saveSheet: 'Save the sheet',
  fileName: 'puzzle',
  troubles: {
    noPicture: 'No puzzle was found for this picture. Try another size, or another image.',
    needsMore:
      'This puzzle has several colours, and clues over two lines need one. Choose another kind.',
    nothingToChange:
      'Lines alone do not solve this puzzle, or they need all its numbers, so nothing was changed.',
    noTriangles:
      'Lines alone do not lead to this picture on triangles. Try another size or fewer colours.',
    tooLarge: 'This puzzle is too large: at most 10,000 cells and 31 colours.',
    failed: 'The puzzle could not be made. Reload the page and try again.',
  },
};

export type KindMakerWords = typeof words;
