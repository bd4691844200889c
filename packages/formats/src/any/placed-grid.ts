/**
 * A sheet whose cells follow from the places of characters: marks of cells stand below each other
 * in all lines of the grid, numbers beside them are clues of rows, and numbers in lines above or
 * below belong to the nearest column. Without marks, the numbers of the upper lines make the
 * columns.
 */
import { linesOf } from '../lexing/cursor.js';

/** A word of a line and where it is. */
interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const MOST_LINES = 500;
const MOST_COLUMNS = 300;
/** Most lines and numbers of a sheet without marks. */
const MOST_BARE = 200;
const MOST_NUMBERS = 20_000;
const LONGEST = 4000;
const MARKS = /^[.#xXoO_*■□█·░▓●○⬛⬜~@▢◻◼-]+$/u;
const FRAME = /^[\s+=─━═┼╋╬├┤┌┐└┘┬┴╔╗╚╝╠╣╦╩╭╮╰╯|-]+$/u;

/** The cells of a sheet in lines; undefined for any other text. */
export function gridOfPlaces(text: string): string[][] | undefined {
  const lines = linesOf(text);
  if (lines.length > MOST_LINES || lines.some((line) => line.text.length > LONGEST)) {
    return undefined;
  }
  const rows = lines
    .map(({ text: line }) => (isFrame(line) ? [] : wordsIn(line.replaceAll('|', ' '))))
    .filter((words) => words.length > 0);
  if (rows.some((words) => words.some(({ text: word }) => !isCell(word)))) return undefined;
  const isBody = (words: readonly Word[]): boolean =>
    words.some(({ text: word }) => !/\d/.test(word));
  return rows.some(isBody) ? markedGrid(rows, isBody) : bareGrid(rows);
}

function isFrame(line: string): boolean {
  return FRAME.test(line) && (/[+─━═┼├┤┌└╔╚╭╰]/u.test(line) || /^\s*[-=]{3,}\s*$/.test(line));
}

function isCell(word: string): boolean {
  return /^\d{1,4}$/.test(word) || word.length === 1;
}

/** The words of a line; marks that stand side by side are words each. */
function wordsIn(line: string): Word[] {
  const words: Word[] = [];
  for (const found of line.matchAll(/\S+/g)) {
    const [text] = found;
    if (!MARKS.test(text)) words.push({ text, from: found.index, to: found.index + text.length });
    else {
      for (let i = 0; i < text.length; i++) {
        const from = found.index + i;
        words.push({ text: text[i] ?? '', from, to: from + 1 });
      }
    }
  }
  return words;
}

function markedGrid(
  rows: readonly (readonly Word[])[],
  isBody: (words: readonly Word[]) => boolean,
): string[][] | undefined {
  const first = rows.findIndex(isBody);
  const last = rows.findLastIndex(isBody);
  const marks = (rows[first] ?? []).filter(({ text }) => !/\d/.test(text));
  const places = marks.map(({ from }) => from);
  const start = places[0] ?? 0;
  const end = places.at(-1) ?? 0;
  if (places.length < 2 || places.length > MOST_COLUMNS) return undefined;
  const body = rows.slice(first, last + 1);
  const isEven = body.every((words) => {
    const own = words.filter(({ text }) => !/\d/.test(text)).map(({ from }) => from);
    return own.join() === places.join();
  });
  if (!isEven) return undefined;
  const sides = body.map((words) => ({
    left: words.filter(({ to }) => to <= start),
    right: words.filter(({ from, text }) => from > end && /\d/.test(text)),
  }));
  const left = sides.reduce((most, side) => Math.max(most, side.left.length), 0);
  const right = sides.reduce((most, side) => Math.max(most, side.right.length), 0);
  const rails = [...rows.slice(0, first), ...rows.slice(last + 1)].map((words) =>
    railOf(words, places),
  );
  const grid = [...rails.slice(0, first), ...body, ...rails.slice(first)].map((row, y) => {
    if (row === undefined) return undefined;
    const side = sides[y - first];
    if (side === undefined) return [...blanks(left), ...(row as string[]), ...blanks(right)];
    const cells = (row as readonly Word[])
      .filter(({ from, text }) => from >= start && from <= end && !/\d/.test(text))
      .map(({ text }) => text);
    return [
      ...blanks(left - side.left.length),
      ...side.left.map(({ text }) => text),
      ...cells,
      ...side.right.map(({ text }) => text),
      ...blanks(right - side.right.length),
    ];
  });
  return grid.every((row) => row !== undefined) ? grid : undefined;
}

function blanks(count: number): string[] {
  return new Array<string>(Math.max(0, count)).fill('');
}

/** The numbers of a line above or below the grid, each at the nearest column. */
function railOf(words: readonly Word[], places: readonly number[]): string[] | undefined {
  if (words.length > places.length) return undefined;
  const row = blanks(places.length);
  const stride = ((places.at(-1) ?? 0) - (places[0] ?? 0)) / Math.max(1, places.length - 1);
  for (const { text, from, to } of words) {
    const middle = (from + to - 1) / 2;
    let nearest = 0;
    for (const [i, place] of places.entries()) {
      if (Math.abs(place - middle) < Math.abs((places[nearest] ?? 0) - middle)) nearest = i;
    }
    const isFar = Math.abs((places[nearest] ?? 0) - middle) > Math.max(1, stride / 2);
    if (isFar || row[nearest] !== '') return undefined;
    row[nearest] = text;
  }
  return row;
}

/** Numbers alone: the upper lines stand right of all numbers in the lower ones. */
function bareGrid(rows: readonly (readonly Word[])[]): string[][] | undefined {
  if (rows.length > MOST_BARE || rows.flat().length > MOST_NUMBERS) return undefined;
  for (let top = 1; top < rows.length - 1; top++) {
    const above = rows.slice(0, top).flat();
    const beside = rows.slice(top);
    const left = beside.flat().reduce((most, { to }) => Math.max(most, to), 0);
    if (above.some(({ from }) => from < left)) continue;
    const ends = [...new Set(above.map(({ to }) => to))].sort((a, b) => a - b);
    const isApart = ends.every((end, i) => i === 0 || end - (ends[i - 1] ?? 0) > 1);
    if (ends.length < 2 || !isApart) return undefined;
    const width = beside.reduce((most, words) => Math.max(most, words.length), 0);
    const rails = rows.slice(0, top).map((words) => {
      const at = new Map(words.map(({ to, text }) => [to, text]));
      return [...blanks(width), ...ends.map((end) => at.get(end) ?? '')];
    });
    const body = beside.map((words) => [
      ...blanks(width - words.length),
      ...words.map(({ text }) => text),
      ...blanks(ends.length),
    ]);
    return [...rails, ...body];
  }
  return undefined;
}
