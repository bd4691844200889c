/**
 * Pictures in lines with something around them: frames, brackets, quotes, labels, numbers of rows,
 * and between them titles, sizes and names. Every line is a row of cells of two characters or
 * something else; rows of one length that follow each other are a picture.
 */
import type { PuzzleMeta } from '@nonokit/core';
import { linesOf } from '../lexing/cursor.js';
import type { DataValue } from './parse-data.js';

/** A picture, with its heading. */
export interface DrawnPicture {
  readonly cells: readonly (readonly DataValue[])[];
  readonly meta: PuzzleMeta;
  /** The number of its first line. */
  readonly line: number;
}

/** Most lines and longest row that are looked at. */
const MOST_LINES = 100_000;
const LONGEST_ROW = 4000;
const LONGEST_FRAME = 400;

/** Most other lines before the first rows. */
const FEW_OTHERS = 20;

/** The fewest rows and columns of a picture by itself. */
const LEAST_SIDE = 3;

/** Blank cells, the most usual one last, as for pictures without anything around. */
const BLANKS = ['-', '~', '░', '○', '◻', '□', '白', ' ', '.', '_', '·', '☐', '0', '⬜'];

/** Lines that only frame: "+---+", "|-----|", "─────". */
const FRAME =
  /^[\s+|:'`,]*[-=─━═*_#]{2,}[\s+|:'`,\-=─━═*_#┬┴┼┐┘┤]*$|^[\s─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯│║|+-]+$/u;

/** How rows are written in a text; the first way that makes rows of most lines counts. */
const WAYS: readonly ((line: string) => string | undefined)[] = [bareRow, framedRow, labelledRow];

/** The pictures of a text in which most lines are rows of cells. */
export function drawnPictures(text: string): DrawnPicture[] {
  const lines = linesOf(text).map(({ text: line }) => line.trimEnd());
  if (lines.length > MOST_LINES) return [];
  for (const way of WAYS) {
    const pictures = picturesOf(lines, way);
    if (pictures.length > 0) return pictures;
  }
  return [];
}

/** A picture under way. */
interface Block {
  readonly rows: string[];
  readonly at: number;
  readonly above: string | undefined;
  below?: string;
}

function picturesOf(
  lines: readonly string[],
  way: (line: string) => string | undefined,
): DrawnPicture[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let above: string | undefined;
  let others = 0;
  let rows = 0;
  for (const [i, line] of lines.entries()) {
    const row = line.length > LONGEST_ROW ? undefined : way(line);
    if (row !== undefined) rows++;
    if (row !== undefined && open !== undefined && row.length === open.rows[0]?.length) {
      open.rows.push(row);
    } else if (row !== undefined && row.length >= 2) {
      open = { rows: [row], at: i + 1, above };
      above = undefined;
      blocks.push(open);
    } else if (line.trim() === '') open = undefined;
    else if (line.length > LONGEST_FRAME || !FRAME.test(line)) {
      if (open !== undefined) open.below ??= line;
      open = undefined;
      above = line;
      // prose and code are left early
      if (++others > FEW_OTHERS && others > 3 * blocks.length + rows) return [];
    }
  }
  return accepted(blocks, others);
}

/** The pictures of blocks, if they are all of the file but for their headings. */
function accepted(blocks: readonly Block[], others: number): DrawnPicture[] {
  const alphabet = new Set(blocks.flatMap(({ rows }) => rows.flatMap((row) => [...new Set(row)])));
  const blank = BLANKS.findLast((symbol) => alphabet.has(symbol));
  const isLarge = blocks.some(
    ({ rows }) => rows.length >= LEAST_SIDE && (rows[0]?.length ?? 0) >= LEAST_SIDE,
  );
  if (alphabet.size !== 2 || blank === undefined || !isLarge) return [];
  if (others > 2 * blocks.length + 1 || blocks.some(({ rows }) => rows.length < 2)) return [];
  const pictures: DrawnPicture[] = [];
  for (const block of blocks) {
    const heading = block.above === undefined ? {} : headingOf(block.above, block.rows);
    if (heading === undefined) return [];
    const cells = block.rows.map((row) => Array.from(row, (symbol) => symbol !== blank));
    const author = /^\W{0,5}(?:by|von|par|автор:?)\s+(.{1,80})$/iu.exec(
      block.below?.slice(0, LONGEST_FRAME) ?? '',
    )?.[1];
    const meta = author === undefined ? heading : { ...heading, author: author.trim() };
    pictures.push({ cells, meta, line: block.at });
  }
  return pictures;
}

/** The title of the line above a picture; undefined if it states other sizes. */
function headingOf(whole: string, rows: readonly string[]): PuzzleMeta | undefined {
  const line = whole.slice(0, LONGEST_FRAME);
  const width = rows[0]?.length ?? 0;
  const [stated, a, b] = /(?<!\d)(\d{1,4})\s*[\sx×,*]\s*(\d{1,4})(?!\d)/i.exec(line) ?? [];
  if (stated !== undefined) {
    const isSo = Number(a) === width && Number(b) === rows.length;
    const isTurned = Number(b) === width && Number(a) === rows.length;
    if (!isSo && !isTurned) return undefined;
  }
  const title = line
    .replace(stated ?? '', ' ')
    .replace(/^[\s#*=%;:/"'([-]+|[\s#*=%;:/"')\]-]+$/g, '');
  return /\p{L}/u.test(title) && title.length <= 200 ? { title: title.trim() } : {};
}

/** Cells only, with blanks, commas or bars between them or without: "0 1 1", "#.#". */
function bareRow(line: string): string | undefined {
  return cellsIn(line.trim());
}

/** Cells in a frame, brackets or quotes: "|. o .|", "[0 1 1]", '"#.#",'. */
function framedRow(line: string): string | undefined {
  const bare = line.trim().replace(/[,;]$/, '');
  let from = 0;
  let to = bare.length;
  while (from < to && OPENS.has(bare[from] ?? '')) from++;
  while (to > from && CLOSES.has(bare[to - 1] ?? '')) to--;
  if (from === 0 || to === bare.length) return undefined;
  const inner = bare.slice(from, to);
  const isRaw =
    /^[ #*xXoO█■@]+$/.test(inner) && inner.includes(' ') && !/^ ?(?:\S )+\S ?$/.test(inner);
  return isRaw ? inner : cellsIn(inner.trim());
}

const OPENS: ReadonlySet<string> = new Set([...'|│┃║[({"\'`']);
const CLOSES: ReadonlySet<string> = new Set([...'|│┃║])}"\'`']);

/** Cells behind a number, a letter or a word: "1 #.#", "row 2: #.#", "A) #.#". */
function labelledRow(line: string): string | undefined {
  const [label] = /^\s*(?:\p{L}{1,10}[ \t]*)?\d{0,3}[ \t]*[:.)|=]?[ \t]+/u.exec(line) ?? [];
  if (label === undefined || label.trim() === '') return undefined;
  const rest = line.slice(label.length);
  return framedRow(rest) ?? cellsIn(rest.trim());
}

/** A character that may stand for a cell: no digit above 1, no frame, no bracket, no quote. */
const CELL = /^[^\s,;:?2-9|()[\]{}<>'"`\\/=]$/u;

/** Cells of one character, perhaps with a separator between all of them. */
function cellsIn(text: string): string | undefined {
  if (text === '' || /["'`\\]/.test(text)) return undefined;
  const spaced = /^\S([ \t]{1,2}|[,;|][ \t]?|[│┃║])\S(?:\1\S)*$/u.exec(text);
  const separator = spaced?.[1];
  const cells = separator === undefined ? [...text] : text.split(separator);
  const symbols = new Set(cells);
  if (symbols.size > 2 || cells.some((cell) => !CELL.test(cell))) return undefined;
  return cells.join('');
}
