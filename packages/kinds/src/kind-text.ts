/** Puzzles of other kinds as text: clues, cells by name, pictures. */
import {
  ANY_BLOCKS,
  type ClueItem,
  gluedGroups,
  isPairClue,
  type KindBoard,
  type KindClue,
  type KindPuzzle,
  type PairClue,
} from '@nonokit/core';
import { directionsOf, rowLength, trianglesOf } from './board.js';

/**
 * "2 ? *", or "1 (5) 2 | 1" for two lines: large numbers stand in brackets in both. A plus stands
 * between blocks that are glued: "1a+2+1b".
 */
export function kindClueText(clue: KindClue, label: (color: number) => string = () => ''): string {
  if (isPairClue(clue)) return [0, 1].map((line) => pairLineText(clue, line as 0 | 1)).join(' | ');
  if (clue.length === 0) return '0';
  const itemText = (item: ClueItem): string =>
    item === ANY_BLOCKS ? '*' : `${'hidden' in item ? '?' : item.size}${label(item.color)}`;
  return gluedGroups(clue)
    .map((group) => group.map(itemText).join('+'))
    .join(' ');
}

/** What stands beside one of two lines: its small numbers, and the large ones of both. */
function pairLineText({ large, small }: PairClue, line: 0 | 1): string {
  const parts = small.flatMap((lists, k) => {
    const number = large[k];
    return [...lists[line].map(String), ...(number === undefined ? [] : [`(${number})`])];
  });
  return parts.length === 0 ? '0' : parts.join(' ');
}

/** A cell as people count it: its row and its place in the row, both from 1. */
export function placeOf(board: KindBoard, cell: number): { row: number; place: number } {
  let row = 0;
  let place = cell;
  for (; place >= rowLength(board, row); row++) place -= rowLength(board, row);
  return { row: row + 1, place: place + 1 };
}

/**
 * A picture as text, a line end after each row. Cells are symbols of their colours, `UNKNOWN` is
 * "?". Rows of triangles stand between "/" and "\", as their ends slope, and each row is moved so
 * that neighbours stand below each other.
 */
export function kindPictureText(
  { board }: KindPuzzle,
  cells: readonly number[],
  symbols: readonly string[],
): string {
  const rows = directionsOf(board)[0].lines;
  const texts = rows.map((line) => line.map((cell) => symbols[cells[cell]] ?? '?').join(''));
  if (board.shape === 'square') return texts.map((text) => `${text}\n`).join('');
  const triangles = trianglesOf(board);
  const ends = rows.map((line) => ({
    first: triangles[line[0]],
    last: triangles[line.at(-1) ?? 0],
  }));
  const left = Math.min(...ends.map(({ first }) => first.half));
  return texts
    .map((text, row) => {
      const { first, last } = ends[row];
      const space = ' '.repeat(first.half - left);
      return `${space}${first.pointsUp ? '/' : '\\'}${text}${last.pointsUp ? '\\' : '/'}\n`;
    })
    .join('');
}
