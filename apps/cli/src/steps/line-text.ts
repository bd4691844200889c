/**
 * The line of a step as text: its clue, with the blocks that are done dimmed, and its cells before
 * and after.
 *
 * With colours one row of cells is enough, since new cells are marked. Where the terminal is
 * narrow, cells become narrower, the clue gets a row of its own, and of the longest lines only the
 * parts are shown in which something is new.
 */
import type { Clue } from '@nonokit/core';
import type { Inks } from './inks.js';

/** The line of a step. */
export interface LineView {
  readonly clue: Clue;
  /** Per block: true if it stood complete before the step. */
  readonly done: readonly boolean[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const MARGIN = '      ';

/** Longest line whose two states are drawn side by side. */
const WIDEST = 34;

/** The rows of text for the line of a step, each with its line end. */
export function lineText(view: LineView, inks: Inks, columns: number): string {
  const { clue, done, before, after } = view;
  const tokens = clue.length === 0 ? ['0'] : clue.map((block) => inks.token(block));
  const clueWidth = tokens.join(' ').length;
  const shown =
    clue.length === 0
      ? inks.dim('0')
      : clue.map((block, k) => inks.number(block, inks.token(block), done[k] === true)).join(' ');
  const indent = MARGIN.length + clueWidth + 2;
  if (!inks.painted && after.length <= WIDEST && indent + 2 * after.length + 6 <= columns) {
    return `${MARGIN}${shown}  ${symbols(before, inks)}  ->  ${symbols(after, inks)}\n`;
  }
  const ends = inks.painted ? 2 : 0;
  const fits = indent + after.length + ends <= columns;
  const room = columns - ends - (fits ? indent : MARGIN.length);
  const rows = cellRows(view, inks, room);
  if (fits) {
    const [first = '', ...rest] = rows;
    const margin = ' '.repeat(indent);
    return `${[`${MARGIN}${shown}  ${first}`, ...rest.map((row) => margin + row)].join('\n')}\n`;
  }
  const clueRows = wrapped(tokens, clue.length === 0 ? [shown] : shown.split(' '), columns);
  return `${[...clueRows, ...rows].map((row) => MARGIN + row).join('\n')}\n`;
}

/** The clue in rows of at most this width. */
function wrapped(tokens: readonly string[], shown: readonly string[], columns: number): string[] {
  const rows: string[] = [];
  let width = Number.POSITIVE_INFINITY;
  for (const [k, token] of tokens.entries()) {
    const isFirst = MARGIN.length + width + 1 + token.length > columns;
    if (isFirst) rows.push(shown[k] ?? token);
    else rows.push(`${rows.pop()} ${shown[k] ?? token}`);
    width = isFirst ? token.length : width + 1 + token.length;
  }
  return rows;
}

function symbols(cells: readonly number[], inks: Inks): string {
  return cells.map((cell) => inks.symbol(cell)).join('');
}

/** The cells in rows of at most `room` columns, cut into parts if they are longer. */
function cellRows({ before, after }: LineView, inks: Inks, room: number): string[] {
  const columns = inks.painted && after.length * 2 <= room ? 2 : 1;
  const part = partLength(after.length, room);
  const rows: string[] = [];
  for (let from = 0; from < after.length; from += part) {
    const [old, now] = [before, after].map((cells) => cells.slice(from, from + part));
    const isNew = now?.some((cell, x) => cell !== old?.[x]) === true;
    if (old === undefined || now === undefined || !isNew) continue;
    const numbers = inks.painted || part < after.length ? ruler(from, now.length, columns) : '';
    rows.push(...partRows(old, now, inks, columns));
    const margin = inks.painted ? ' ' : '';
    if (numbers !== '') rows.push(inks.dim(margin + numbers));
  }
  return rows;
}

/** Cells per part: all, or a number that ends at a fifth cell. */
function partLength(length: number, room: number): number {
  return length <= room ? Math.max(1, length) : Math.max(5, room - (room % 5));
}

function partRows(
  before: readonly number[],
  after: readonly number[],
  inks: Inks,
  columns: number,
): string[] {
  if (!inks.painted) return [symbols(before, inks), symbols(after, inks)];
  const cells = after.map((cell, x) => inks.cell(cell, cell !== before[x], columns));
  // thin bars show where the line ends on a terminal that has the colour of blank cells
  return [`${inks.dim('▕')}${cells.join('')}${inks.reset}${inks.dim('▏')}`];
}

/** The numbers of every fifth cell, or of every tenth where cells are narrow, below their ends. */
export function ruler(from: number, length: number, columns: number): string {
  const every = columns === 1 ? 10 : 5;
  let text = '';
  for (let x = every - (from % every); x <= length; x += every) {
    text += `${from + x}`.padStart(x * columns - text.length);
  }
  return text;
}
