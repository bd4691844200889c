/**
 * The pieces of the course in order, their puzzles, and the techniques that these need. A picture
 * is drawn with `.` for blank, `#` for the ink of black-and-white puzzles, and letters for the inks
 * of coloured ones.
 */
import { safeExplain } from '../../../packages/nonokit/dist/explain.js';
import { BLACK_ON_WHITE, orThrow, puzzleOf, solve } from '../../../packages/nonokit/dist/index.js';
import { COUNTING } from './counting.mjs';
import { REASONING } from './reasoning.mjs';

/**
 * A drawing with what is said about it.
 * @typedef {object} Piece
 * @property {{ en: string, ru: string }} title
 * @property {readonly string[]} [inks] Colours of the inks a, b, c.
 * @property {string} [brings] The technique that is needed here for the first time.
 * @property {{ en: string, ru: string }} look What to look for, in a sentence or two.
 * @property {string} picture
 */

/**
 * The techniques in the order in which `explain` tries them: each step has the first that makes
 * progress, so what a puzzle uses is needed, and what it does not use is not.
 */
const ORDER = [
  ...['complete-line', 'finished-line', 'overlap', 'glue', 'closing', 'near-edge', 'unreachable'],
  ...['gap-too-small', 'joining-splitting', 'punctuating', 'mercury', 'forcing', 'color-logic'],
  ...['whole-line', 'edge-logic', 'two-way', 'contradiction'],
];

/**
 * The pieces in order, with the techniques that each needs.
 * @throws if one is no lesson: techniques come in `ORDER`, each in a puzzle of its own, and every
 * puzzle needs the one that came last and nothing harder
 */
export function checkedPieces() {
  let last = -1;
  return [...COUNTING, ...REASONING].map((piece, k) => {
    const puzzle = puzzleOfPiece(piece);
    const { status } = solve(puzzle);
    if (status !== 'unique') throw new Error(`${k + 1} ${piece.title.en}: ${status}`);
    const used = collectTechniques(puzzle);
    if (piece.brings !== undefined && ORDER[++last] !== piece.brings) {
      throw new Error(`${k + 1} ${piece.title.en}: brings ${piece.brings}, not ${ORDER[last]}`);
    }
    const wrong = lessonFault(used, last);
    if (wrong !== undefined) throw new Error(`${k + 1} ${piece.title.en}: ${wrong}`);
    return { ...piece, rows: rowsOf(piece), techniques: used };
  });
}

/** What keeps a piece from being a lesson: it has to need what came last, and nothing harder. */
function lessonFault(used, last) {
  if (!used.includes(ORDER[last])) return `does not need ${ORDER[last]}`;
  const harder = used.filter((technique) => ORDER.indexOf(technique) > last);
  return harder.length > 0 ? `needs ${harder.join(', ')} too early` : undefined;
}

/** The techniques of the steps of a puzzle, each once, in the order in which they are needed. */
export function collectTechniques(puzzle) {
  const { steps, status } = orThrow(safeExplain(puzzle));
  if (status !== 'solved') throw new Error(`the explanation ends ${status}`);
  return [...new Set(steps.map(({ technique }) => technique))];
}

function rowsOf({ picture }) {
  return picture.trim().split(/\s+/);
}

function puzzleOfPiece(piece) {
  const rows = rowsOf(piece);
  const cells = Uint16Array.from(rows.join(''), (cell) => {
    if (cell === '.') return 0;
    return cell === '#' ? 1 : cell.charCodeAt(0) - 96;
  });
  const inks = piece.inks?.map((rgb) => ({ rgb }));
  const palette = inks === undefined ? BLACK_ON_WHITE : [{ rgb: '#ffffff' }, ...inks];
  return puzzleOf({ width: rows[0].length, height: rows.length, cells }, palette);
}
