/** Writing puzzles of other kinds as webpbn XML: a hidden number is a count of 0. */
import {
  ANY_BLOCKS,
  bad,
  type Clue,
  featuresOf,
  good,
  isPairClue,
  type KindClue,
  type KindPuzzle,
  type Result,
} from '@nonokit/core';
import type { PictureRows } from '../format.js';
import { detectKindNotHeld } from '../words/en/detect.js';
import { TRIDDLER_SIDES } from './webpbn-kind.js';
import {
  clueLines,
  colorLines,
  type Declared,
  declared,
  fileOf,
  openingTag,
  solutionLines,
  textLines,
} from './webpbn-write.js';

/** The file of a puzzle. Clues of two lines, "*" and cut cells are no part of the format. */
export function writeWebpbnKind(puzzle: KindPuzzle, picture?: PictureRows): Result<string> {
  const { board, clues, palette, meta } = puzzle;
  const written = clues.map((lines) => lines.map(asCounts));
  const hasCuts = featuresOf(puzzle).includes('cut-cells');
  if (hasCuts || written.flat().includes(undefined))
    return bad(detectKindNotHeld, { format: 'webpbn XML' });
  const lists = written.map((lines) => lines.filter((clue) => clue !== undefined));
  const colors = declared(palette);
  const tagged = palette.length > 2 ? colors : undefined;
  const isTriddler = board.shape === 'triangle';
  return good(
    fileOf([
      openingTag(isTriddler ? 'triddler' : 'grid', colors),
      ...textLines(meta),
      ...colorLines(colors),
      ...(isTriddler ? triddlerLines(puzzle, lists, tagged) : gridLines(lists, tagged)),
      ...(picture === undefined ? [] : solutionLines(picture, colors, barsOf(puzzle))),
      '</puzzle>',
    ]),
  );
}

/** A clue with 0 for each hidden number; undefined for one that counts cannot say. */
function asCounts(clue: KindClue): Clue | undefined {
  if (isPairClue(clue)) return undefined;
  const blocks: Clue[number][] = [];
  for (const item of clue) {
    if (item === ANY_BLOCKS) return undefined;
    blocks.push('hidden' in item ? { size: 0, color: item.color } : item);
  }
  return blocks;
}

function gridLines(
  [rows = [], columns = []]: readonly (readonly Clue[])[],
  colors: readonly Declared[] | undefined,
): string[] {
  return [...clueLines('columns', columns, colors), ...clueLines('rows', rows, colors)];
}

/** The clues by the sides of the board, each direction cut where its side bends. */
function triddlerLines(
  { board }: KindPuzzle,
  [rows = [], slashes = [], backslashes = []]: readonly (readonly Clue[])[],
  colors: readonly Declared[] | undefined,
): string[] {
  if (board.shape !== 'triangle') return [];
  const { topLeft, top, bottom } = board;
  const sides = [
    rows.slice(0, topLeft),
    rows.slice(topLeft),
    slashes.slice(0, top),
    slashes.slice(top),
    backslashes.slice(0, bottom),
    backslashes.slice(bottom),
  ];
  return TRIDDLER_SIDES.flatMap((side, k) => clueLines(side, sides[k] ?? [], colors));
}

/** What stands at the ends of each row of a picture: bars, or slashes as the outline slopes. */
function barsOf({ board }: KindPuzzle): ((row: number) => readonly [string, string]) | undefined {
  if (board.shape !== 'triangle') return undefined;
  const { topLeft, topRight } = board;
  return (row) => [row < topLeft ? '/' : '\\', row < topRight ? '\\' : '/'];
}
