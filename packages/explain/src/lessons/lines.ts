/**
 * Lines as lessons draw them: `?` is unknown, `.` blank, a letter an ink, `a` the first ink.
 * Puzzles of one ink use `#` for it.
 */
import type { Clue, Color } from '@nonokit/core';
import { type Colors, colorsIn, onlyColor } from '../candidates.js';
import { type LineState, lineState, update } from '../lines/line-state.js';

/** A line of a lesson: `{ clue: '3 2', cells: '?#????????' }`. */
export interface DrawnLine {
  readonly clue: string;
  readonly cells: string;
}

/** The clue that a text describes: '3 1' or '2a 1b'. */
export function clueOfText(text: string): Clue {
  return text
    .split(' ')
    .filter((block) => block !== '')
    .map((block) => {
      const [, size = '', ink = ''] = /^(\d+)([a-z]?)$/.exec(block) ?? [];
      return { size: Number(size), color: ink === '' ? 1 : colorOf(ink) };
    });
}

/** The colour of a drawn cell; -1 is unknown. */
export function colorOf(cell: string): Color {
  if (cell === '?') return -1;
  if (cell === '.') return 0;
  return cell === '#' ? 1 : cell.charCodeAt(0) - 96;
}

/** The character that draws a colour. */
export function cellOf(color: Color): string {
  if (color < 0) return '?';
  return color === 0 ? '.' : String.fromCharCode(96 + color);
}

/** The state of a drawn line, as techniques see it. */
export function stateOfDrawn({ clue, cells }: DrawnLine): LineState {
  const blocks = clueOfText(clue);
  const all = blocks.reduce((set, { color }) => set | (1 << color), 1);
  return stateOfMasks(
    blocks,
    [...cells].map((cell) => (cell === '?' ? all : 1 << colorOf(cell))),
  );
}

/** A line whose cells may have these colours. Throws if it has no arrangement. */
export function stateOfMasks(clue: Clue, masks: ArrayLike<Colors>): LineState {
  const state = lineState({ kind: 'row', index: 0 }, clue, masks.length);
  state.cells.set(Array.from(masks));
  if (!update(state)) throw new RangeError('stateOfMasks: the line has no arrangement');
  return state;
}

/** The cells of a line, drawn. */
export function drawnCells(masks: ArrayLike<Colors>): string {
  return Array.from(masks, (colors) => cellOf(onlyColor(colors))).join('');
}

/** All arrangements of a clue in cells that may have these colours; at most `most` of them. */
export function listWays(clue: Clue, masks: ArrayLike<Colors>, most: number): string[] {
  const { length } = masks;
  const ways: string[] = [];
  const may = (at: number, color: Color): boolean => colorsIn(masks[at] ?? 0).includes(color);
  const place = (k: number, from: number, drawn: string): void => {
    if (ways.length >= most) return;
    const block = clue[k];
    if (block === undefined) {
      const isFree = Array.from({ length: length - from }, (_, i) => may(from + i, 0));
      if (isFree.every(Boolean)) ways.push(drawn.padEnd(length, '.'));
      return;
    }
    const { size, color } = block;
    const gap = clue[k + 1]?.color === color ? 1 : 0;
    for (let start = from; start + size <= length; start++) {
      const fits = Array.from({ length: size }, (_, i) => may(start + i, color)).every(Boolean);
      const end = start + size;
      const isClosed = gap === 0 || (end < length && may(end, 0));
      const text = drawn.padEnd(start, '.') + cellOf(color).repeat(size) + '.'.repeat(gap);
      if (fits && isClosed) place(k + 1, end + gap, text);
      if (!may(start, 0)) break;
    }
  };
  place(0, 0, '');
  return ways;
}
