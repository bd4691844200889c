/** Turns what a file claims into a puzzle of another kind, or reports the first problem. */
import {
  ANY_BLOCKS,
  BLACK_ON_WHITE,
  BLANK,
  bad,
  type ClueItem,
  type DirectionName,
  good,
  isGlued,
  isKnownNumber,
  isPairClue,
  type KindBoard,
  type KindClaims,
  type KindClue,
  type KindPuzzle,
  type LineClue,
  type Message,
  type PairClue,
  type Palette,
  type Params,
  type Result,
} from '@nonokit/core';
import { cellCount, directionsOf, isClosed } from './board.js';
import { findLines } from './kind-lines.js';
import { satisfies } from './satisfies.js';
import * as says from './words/en.js';

/** Most cells of a board: 100 by 100. */
export const MOST_CELLS = 10_000;

/** Most colours, the background included: a set of them is 32 bits. */
const MOST_COLORS = 31;

/** Turns claims into a puzzle, or names the first problem: board, colours, clues, picture. */
export function checkKind(claims: KindClaims): Result<KindPuzzle> {
  const { board, palette = BLACK_ON_WHITE, goal, meta = {}, place } = claims;
  const puzzle: KindPuzzle = {
    board,
    palette,
    clues: claims.clues.map((direction) => direction.map(withSingleStars)),
    meta,
    ...(goal === undefined ? {} : { goal }),
  };
  const wrong =
    checkBoard(board) ?? checkColors(palette, board) ?? checkClues(puzzle) ?? checkGoal(puzzle);
  if (wrong === undefined) return good(puzzle);
  return place === undefined ? wrong : { ...wrong, problem: { ...wrong.problem, ...place } };
}

/** A clue without "*" after "*", which says nothing more. */
function withSingleStars(clue: KindClue): KindClue {
  if (isPairClue(clue)) return clue;
  return clue.filter((item, k) => item !== ANY_BLOCKS || clue[k - 1] !== ANY_BLOCKS);
}

/** A problem, as long as it is one. */
type Wrong = Extract<Result<never>, { ok: false }>;

function refuse<P extends Params>(message: Message<P>, params: P): Wrong {
  return bad(message, params as never) as Wrong;
}

function checkBoard(board: KindBoard): Wrong | undefined {
  for (const [side, size] of Object.entries(board)) {
    if (side === 'shape') continue;
    const least = board.shape === 'square' ? 1 : 0;
    if (!isWhole(size, least)) return refuse(says.kindBadSize, { side, size, least });
  }
  if (board.shape === 'triangle') {
    if (!isClosed(board)) return refuse(says.kindBadSides, {});
    const rows = board.topLeft + board.bottomLeft;
    // each row has a cell at least, and cells are counted row by row
    if (rows > MOST_CELLS) return refuse(says.kindTooLarge, { cells: rows, most: MOST_CELLS });
  }
  const cells = cellCount(board);
  return cells > MOST_CELLS ? refuse(says.kindTooLarge, { cells, most: MOST_CELLS }) : undefined;
}

function checkColors(palette: Palette, { shape }: KindBoard): Wrong | undefined {
  const { length } = palette;
  if (length < 1 || length > MOST_COLORS) {
    return refuse(says.kindTooManyColors, { colors: length, most: MOST_COLORS });
  }
  if (palette[BLANK].cut !== undefined) return refuse(says.kindCutPaper, {});
  const hasCuts = palette.some(({ cut }) => cut !== undefined);
  return hasCuts && shape === 'triangle' ? refuse(says.kindCutTriangles, {}) : undefined;
}

function checkClues(puzzle: KindPuzzle): Wrong | undefined {
  for (const [d, { name, lines }] of directionsOf(puzzle.board).entries()) {
    const clues = puzzle.clues[d] ?? [];
    let index = 0;
    for (const clue of clues) {
      const wrong = checkClue(clue, puzzle, { direction: name, index }, lines[index]?.length ?? 0);
      if (wrong !== undefined) return wrong;
      index += isPairClue(clue) ? 2 : 1;
    }
    if (index !== lines.length) return countDiffers(name, index, lines.length);
  }
  return findLines(puzzle) === undefined ? refuse(says.kindTooHard, {}) : undefined;
}

function countDiffers(direction: DirectionName, found: number, expected: number): Wrong {
  return refuse(says.kindLineCount, { direction, found, expected });
}

function checkClue(
  clue: KindClue,
  { board, palette }: KindPuzzle,
  line: says.KindLineParam,
  length: number,
): Wrong | undefined {
  if (!isPairClue(clue)) return checkItems(clue, palette, line, length);
  if (board.shape === 'triangle') return refuse(says.kindPairTriangles, {});
  if (palette.length !== 2) return refuse(says.kindPairColors, {});
  return checkPair(clue, line, length);
}

function checkItems(
  clue: LineClue,
  palette: Palette,
  line: says.KindLineParam,
  length: number,
): Wrong | undefined {
  let needs = 0;
  let before: number | undefined;
  for (const item of clue) {
    if (isGlued(item) && !canBeGlued(item, before, palette)) {
      return refuse(says.kindBadGlue, { line });
    }
    if (item === ANY_BLOCKS) {
      before = undefined;
      continue;
    }
    const { color } = item;
    const size = isKnownNumber(item) ? item.size : 1;
    if (!isWhole(size, 1)) return refuse(says.kindBadItem, { line, found: String(size) });
    if (!isWhole(color, 1) || color >= palette.length) {
      return refuse(says.kindBadColor, { line, color, last: palette.length - 1 });
    }
    needs += size + (color === before ? 1 : 0);
    before = color;
  }
  return needs > length ? refuse(says.kindTooLong, { line, needs, length }) : undefined;
}

/** True if a block may be glued to one of the colour before it: one of both is cut. */
function canBeGlued(item: ClueItem, before: number | undefined, palette: Palette): boolean {
  if (item === ANY_BLOCKS || before === undefined || item.color === before) return false;
  return palette[item.color]?.cut !== undefined || palette[before]?.cut !== undefined;
}

function checkPair(
  { large, small }: PairClue,
  line: says.KindLineParam,
  length: number,
): Wrong | undefined {
  const isSound =
    small.length === large.length + 1 &&
    large.every((size) => isWhole(size, 2)) &&
    small.every((lists) => lists.length === 2 && lists.flat().every((size) => isWhole(size, 1)));
  if (!isSound) return refuse(says.kindBadPair, { line });
  const needs = [...large, ...small.flat(2)].reduce((sum, size) => sum + size, 0);
  return needs > 2 * length
    ? refuse(says.kindTooLong, { line, needs, length: 2 * length })
    : undefined;
}

function isWhole(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least;
}

function checkGoal(puzzle: KindPuzzle): Wrong | undefined {
  const { goal, board } = puzzle;
  if (goal === undefined) return undefined;
  const expected = cellCount(board);
  if (goal.length !== expected) {
    return refuse(says.kindGoalLength, { found: goal.length, expected });
  }
  const last = puzzle.palette.length - 1;
  const odd = goal.find((color) => !isWhole(color, 0) || color > last);
  if (odd !== undefined) return refuse(says.kindGoalColor, { color: odd, last });
  return satisfies(goal, puzzle) ? undefined : refuse(says.kindGoalDiffers, {});
}
