/**
 * Tables with a whole clue in each cell, as Markdown, framed texts and spreadsheets have them: the
 * column clues in the first lines, the row clue in the first cell of every other line.
 */
import { linesOf } from '../lexing/cursor.js';
import type { AnyClue, ClueList } from './clue-list.js';
import { clueOfText } from './clue-words.js';
import type { Pair } from './decide.js';
import { fit, measured } from './fit.js';

/** Separators of cells: frames first, then those of spreadsheets. */
const SEPARATORS = ['|', '\t', ';', ','] as const;

/** Most cells of a line. */
const MOST_CELLS = 2000;

/** A line of a table, and its number in the file. */
interface TableLine {
  readonly cells: readonly string[];
  readonly at: number;
}

/** The rows and columns of a table; undefined if the text is none. */
export function parseTable(text: string): Pair | undefined {
  const framed = text.replace(/[│┃║¦]/g, '|');
  for (const separator of SEPARATORS) {
    if (!framed.includes(separator)) continue;
    const lines = linesIn(framed, separator);
    const pair = lines === undefined ? undefined : findPair(lines);
    if (pair !== undefined) return pair;
  }
  return undefined;
}

/** The cells of all lines but those that only frame; undefined if some line has no cells. */
function linesIn(text: string, separator: string): TableLine[] | undefined {
  const lines: TableLine[] = [];
  for (const { text: line, place } of linesOf(text)) {
    const bare = separator === '\t' ? line : line.trim();
    if (bare.trim() === '' || /^[-=+|:\s─━═┼╋╬├┤┌┐└┘┬┴╔╗╚╝╠╣╦╩╭╮╰╯]+$/u.test(bare.trim())) continue;
    const cells = bare.split(separator, MOST_CELLS + 1).map(unquoted);
    if (cells.length < 3 || cells.length > MOST_CELLS) return undefined;
    lines.push({ cells, at: place.line });
  }
  return separator === '|' ? withoutFrame(lines) : lines;
}

function unquoted(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

/** Without the first and last cell, where these are blank in all lines because of the frame. */
function withoutFrame(lines: readonly TableLine[]): TableLine[] {
  const hasLeft = lines.every(({ cells }) => cells[0] === '');
  const hasRight = lines.every(({ cells }) => cells.at(-1) === '');
  const framed = hasLeft && hasRight;
  return lines.map(({ cells, at }) => ({
    cells: framed ? cells.slice(1, -1) : cells,
    at,
  }));
}

function findPair(lines: readonly TableLine[]): Pair | undefined {
  const heads = lines.findIndex(({ cells }) => /\d/.test(cells[0] ?? ''));
  const [first] = lines;
  if (first === undefined || heads < 1 || lines.length - heads < 2) return undefined;
  const columns = columnsOf(lines.slice(0, heads));
  const rows: AnyClue[] = [];
  for (const { cells } of lines.slice(heads)) {
    const [clue = '', ...rest] = cells;
    const row = /\p{L}/u.test(clue) ? undefined : clueOfText(clue);
    if (row === undefined || rest.some((cell) => /\d/.test(cell))) return undefined;
    rows.push(row);
  }
  if (columns === undefined) return undefined;
  const list = (clues: readonly AnyClue[], from: number, to: number): ClueList => {
    return { clues, name: { from, to }, isExplicit: true, place: { line: from, column: 1 } };
  };
  const last = lines.at(-1)?.at ?? first.at;
  const left = list(rows, lines[heads]?.at ?? first.at, last);
  const above = list(columns, first.at, lines[heads - 1]?.at ?? first.at);
  if (!fit(measured(left), measured(above)) || rows.length * columns.length < 4) return undefined;
  return { rows: left, columns: above, isTold: true, isCertain: true };
}

/** The clues of the columns: the cells of the first lines, one below the other. */
function columnsOf(heads: readonly TableLine[]): AnyClue[] | undefined {
  const width = heads.reduce((most, { cells }) => Math.max(most, cells.length), 0) - 1;
  const columns: AnyClue[] = [];
  for (let x = 1; x <= width; x++) {
    const words = heads.map(({ cells }) => cells[x] ?? '').filter((cell) => cell !== '');
    const clue = clueOfText(words.join(' '));
    if (clue === undefined) return undefined;
    columns.push(clue);
  }
  return columns.length > 0 ? columns : undefined;
}
