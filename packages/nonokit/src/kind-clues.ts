/**
 * Puzzles of other kinds as a board shows them: their numbers in two rails, and their rules as
 * plain data beside them.
 */
import {
  type BoardRules,
  type Clues,
  type CutBoard,
  type RuledLine,
  type ShownNumber,
  sealedOf,
  wholeBoard,
} from '@nonokit/board';
import {
  ANY_BLOCKS,
  BLANK,
  featuresOf,
  type Grid,
  isHiddenBlock,
  isPairClue,
  type KindClue,
  type KindPuzzle,
  type LineClue,
  type PairClue,
} from '@nonokit/core';
import { cellCount, directionsOf, type KindResult } from '@nonokit/kinds';

/** The clues of a puzzle of whole squares for a board; undefined for triangles and cut squares. */
export function boardClues(puzzle: KindPuzzle): Clues | undefined {
  return featuresOf(puzzle).includes('cut-cells') ? undefined : squareClues(puzzle);
}

function squareClues({ board, palette, clues }: KindPuzzle): Clues | undefined {
  if (board.shape !== 'square') return undefined;
  const [rows = [], columns = []] = clues.map((direction) => direction.flatMap(shownNumbers));
  const rules = { board, clues, lines: ruledLines({ board, clues }) };
  return { width: board.width, height: board.height, palette, rows, columns, rules };
}

/**
 * The clues of any puzzle as a game needs them. A board of triangles is a single row of all its
 * cells without numbers; its rules say what its lines are. Cut squares have a board of their own.
 */
export function gameClues(puzzle: KindPuzzle): Clues {
  const { board, palette, clues } = puzzle;
  const square = squareClues(puzzle);
  if (board.shape === 'square' && square?.rules !== undefined) {
    if (!featuresOf(puzzle).includes('cut-cells')) return square;
    const { width, height } = board;
    const cut: CutBoard = { shape: 'cut', width, height, cuts: palette.map((ink) => ink.cut) };
    return { ...square, rules: { ...square.rules, board: cut } };
  }
  const width = cellCount(board);
  const empty = { rows: [[]], columns: Array.from({ length: width }, () => []) };
  const rules = { board, clues, lines: ruledLines({ board, clues }) };
  return { width, height: 1, palette, ...empty, rules };
}

/** The puzzle whose rules a board has. */
export function kindOfRules({ board, clues }: BoardRules, { palette }: Clues): KindPuzzle {
  return { board: wholeBoard(board), clues, palette, meta: {} };
}

/** A puzzle with its texts sealed by its solutions, and by its picture. */
export function blindKindOf(
  puzzle: KindPuzzle,
  { solutions, status }: Pick<KindResult, 'solutions' | 'status'>,
) {
  const clues = gameClues(puzzle);
  const pictures = [...solutions, ...(puzzle.goal === undefined ? [] : [puzzle.goal])];
  const different = new Map(pictures.map((cells) => [cells.join(), gridOfCells(cells, clues)]));
  const facts = status === 'unknown' ? {} : { isUnique: status === 'unique' };
  return sealedOf(clues, puzzle.meta, [...different.values()], facts);
}

/** The cells of a solution as a grid of the board. */
export function gridOfCells(
  cells: readonly number[],
  { width, height }: Pick<Clues, 'width' | 'height'>,
): Grid {
  return { width, height, cells: Uint16Array.from(cells) };
}

function ruledLines({ board, clues }: Pick<KindPuzzle, 'board' | 'clues'>): RuledLine[] {
  return directionsOf(board).flatMap(({ lines }, d) => {
    let index = 0;
    return (clues[d] ?? []).flatMap((clue): RuledLine[] => {
      const cells = lines[index] ?? [];
      const second = lines[index + 1] ?? [];
      index += isPairClue(clue) ? 2 : 1;
      if (!isPairClue(clue)) return [{ clue, cells }];
      const both = { clue, cells, second };
      return [both, both];
    });
  });
}

/** What stands beside the line of a clue, or beside each of two. */
function shownNumbers(clue: KindClue): ShownNumber[][] {
  return isPairClue(clue) ? [pairNumbers(clue, 0), pairNumbers(clue, 1)] : [lineNumbers(clue)];
}

function lineNumbers(clue: LineClue): ShownNumber[] {
  return clue.map((item) => {
    if (item === ANY_BLOCKS) return { size: 1, color: BLANK, text: '*' };
    return isHiddenBlock(item) ? { size: 1, color: item.color, text: '?' } : item;
  });
}

/**
 * The numbers of one of two lines. Both have as many places, so that their large numbers stand
 * beside each other; places that only the other line needs are empty.
 */
function pairNumbers({ large, small }: PairClue, line: 0 | 1): ShownNumber[] {
  const numbers = small.flatMap((lists, k) => {
    const own = lists[line];
    const other = lists[line === 0 ? 1 : 0];
    const empty = Math.max(0, other.length - own.length);
    const parts: ShownNumber[] = [
      ...other.slice(0, empty).map((size) => ({ size, color: 1, text: '' })),
      ...own.map((size) => ({ size, color: 1 })),
    ];
    const size = large[k];
    if (size === undefined) return parts;
    return [...parts, { size, color: 1, large: line === 0 ? 'first' : 'second' } as const];
  });
  if (numbers.length === 0 || numbers.some(({ text }) => text === undefined)) return numbers;
  return [...numbers.slice(0, -1), { size: 0, color: 1, text: '0' }];
}
