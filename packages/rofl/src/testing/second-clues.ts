/**
 * Clues for the second decoder. It reads them and solves them by line logic, with candidates as
 * sets, lines settled by a table over (block, cell), and sweeps as the specification describes
 * them.
 */
import { type Clue, needsGap } from '@nonokit/core';
import { bitsFor, countDigits, type Decoder, refuseIf } from './second-bits.js';

type Cell = Set<number>;

/** A line in line logic: its clue, and its cells, which the crossing lines share. */
interface Line {
  readonly clue: Clue;
  readonly cells: readonly Cell[];
  readonly crossing: Line[];
  due: boolean;
}

/** Decodes the cells of a picture of `colors` colours that is stored as clues. */
export function cellsOfClues(
  decoder: Decoder,
  { width, height, colors }: { width: number; height: number; colors: number },
): number[] {
  const cluesOf = (count: number, length: number): Clue[] => {
    const clues: Clue[] = [];
    for (let i = 0; i < count; i++)
      clues.push(readClue(decoder, colors, length, clues[i - 1] ?? []));
    return clues;
  };
  const rows = cluesOf(height, width);
  const columns = cluesOf(width, height);
  refuseIf([...rows, ...columns].flat().length > 2 ** 20, 'too many blocks');
  const weight = (clue: Clue, n: number): number =>
    (1 + inksOf(clue).size) * (1 + Math.floor(n / 32));
  const sum = (clues: Clue[], n: number): number =>
    clues.reduce((w, clue) => w + weight(clue, n), 0);
  refuseIf(sum(rows, width) + sum(columns, height) > 2 ** 23, 'too many colours in the lines');
  const cellsIn = (clues: Clue[]): string => {
    const totals = new Array<number>(colors).fill(0);
    for (const { size, color } of clues.flat()) totals[color] = (totals[color] ?? 0) + size;
    return totals.join();
  };
  refuseIf(cellsIn(rows) !== cellsIn(columns), 'sums differ');
  return solveLines(rows, columns, decoder);
}

function inksOf(clue: Clue): Set<number> {
  return new Set(clue.map(({ color }) => color));
}

function readClue(decoder: Decoder, colors: number, length: number, before: Clue): Clue {
  const clue: { size: number; color: number }[] = [];
  let left = length;
  let last = 0;
  let j = 0;
  for (;;) {
    if (colors === 1 || left === 0 || (colors === 2 && last !== 0 && left < 2)) return clue;
    const more = 4 * Math.min(2, before.length - j) + Math.min(3, countDigits(left) - 1);
    if (decoder.bit(`more ${more}`) === 0) return clue;
    const color = colors === 2 ? 1 : readColor(decoder, colors, last, before[j]?.color);
    refuseIf(color > colors - 1, 'a colour that is not');
    const i = [j, j + 1, j + 2].find((i) => before[i]?.color === color);
    const size = decodeSize(decoder, i === undefined ? 0 : (before[i]?.size ?? 0));
    left -= size + (color === last ? 1 : 0);
    refuseIf(left < 0, 'a clue too long');
    clue.push({ size, color });
    if (i !== undefined) j = i + 1;
    last = color;
  }
}

function readColor(
  decoder: Decoder,
  colors: number,
  last: number,
  like: number | undefined,
): number {
  if (like !== undefined && decoder.bit(`same ${like === last ? 1 : 0}`) === 1) return like;
  return decoder.bits(`ink ${colors <= 33 ? last : ''}`, bitsFor(colors - 1)) + 1;
}

function decodeSize(decoder: Decoder, like: number): number {
  let digits = 1;
  while (decoder.bit(`length ${countDigits(like)} ${digits}`) === 1) {
    refuseIf(++digits > 31, 'a size of more than 31 digits');
  }
  let bits = '1';
  while (bits.length < digits) {
    const theirs = like.toString(2);
    const alike = theirs.length === digits && theirs.startsWith(bits);
    bits += decoder.bit(`size ${digits} ${alike ? 1 + Number(theirs[bits.length]) : 0}`);
  }
  return Number(`0b${bits}`);
}

function solveLines(rows: readonly Clue[], columns: readonly Clue[], decoder: Decoder): number[] {
  const across = columns.map(inksOf);
  const grid = rows.map((clue) =>
    across.map((inks) => new Set([0, ...[...inksOf(clue)].filter((color) => inks.has(color))])),
  );
  const rowLines: Line[] = rows.map((clue, y) => ({
    clue,
    cells: grid[y] ?? [],
    crossing: [],
    due: true,
  }));
  const columnLines: Line[] = columns.map((clue, x) => {
    return { clue, cells: grid.map((row) => row[x] ?? new Set()), crossing: rowLines, due: true };
  });
  for (const line of rowLines) line.crossing.push(...columnLines);
  const lines = [...rowLines, ...columnLines];
  sweep(lines);
  const wasOpen = grid.flat().some((cell) => cell.size > 1);
  const given: (() => void)[] = [];
  grid.forEach((row, y) => {
    row.forEach((cell, x) => {
      if (cell.size < 2 || decoder.bit('given') === 0) return;
      const candidates = [...cell].sort((a, b) => a - b);
      const color = candidates[decoder.evenBits(bitsFor(cell.size))];
      if (color === undefined) throw new Error('a given cell of no candidate');
      given.push(() => {
        cell.clear();
        cell.add(color);
        for (const line of [rowLines[y], columnLines[x]]) if (line) line.due = true;
      });
    });
  });
  for (const give of given) give();
  refuseIf(given.length > 2 ** 20, 'too many given cells');
  if (wasOpen) sweep(lines);
  return grid.flat().map((cell) => {
    refuseIf(cell.size !== 1, 'an open cell');
    return [...cell][0] ?? 0;
  });
}

/** Runs line logic as far as the specified work goes. */
function sweep(lines: readonly Line[]): void {
  let work = 0;
  while (lines.some(({ due }) => due)) {
    for (const line of lines) {
      if (!line.due) continue;
      work += measureCost(line);
      if (work > 2 ** 26) return;
      line.due = false;
      settle(line);
    }
  }
}

function measureCost({ clue, cells }: Line): number {
  const need = clue.reduce((sum, { size }, k) => sum + size + (needsGap(clue, k) ? 1 : 0), 0);
  const slack = cells.length - need;
  const words = (n: number): number => 1 + Math.floor(n / 32);
  return (1 + clue.length) * words(slack) + (1 + inksOf(clue).size) * words(cells.length);
}

/** Settles a line. Cells that lose a candidate make the lines that cross there due. */
function settle({ clue, cells, crossing }: Line): void {
  // a piece is a block with its mandatory gap; blanks between pieces are free
  const pieces = clue.map(({ size, color }, k) => [
    ...new Array<number>(size).fill(color),
    ...(k + 1 < clue.length && needsGap(clue, k + 1) ? [0] : []),
  ]);
  const fits = (piece: readonly number[], at: number): boolean =>
    piece.every((color, i) => cells[at + i]?.has(color));
  // ends[k][p]: pieces k and after fit into cells p and after
  const table = (): boolean[][] => Array.from({ length: pieces.length + 1 }, () => []);
  const ends = table();
  for (let k = pieces.length; k >= 0; k--) {
    for (let p = cells.length; p >= 0; p--) {
      const piece = pieces[k];
      const isEnd = p === cells.length && piece === undefined;
      const blank = cells[p]?.has(0) === true && ends[k]?.[p + 1] === true;
      const placed =
        piece !== undefined && fits(piece, p) && ends[k + 1]?.[p + piece.length] === true;
      (ends[k] ?? [])[p] = isEnd || blank || placed;
    }
  }
  refuseIf(ends[0]?.[0] !== true, 'a line without an arrangement');
  // reached[k][p]: pieces before k fit into cells before p; what both tables allow occurs
  const reached = table();
  (reached[0] ?? [])[0] = true;
  const occurs = cells.map(() => new Set<number>());
  for (let k = 0; k <= pieces.length; k++) {
    for (let p = 0; p < cells.length; p++) {
      if (reached[k]?.[p] !== true) continue;
      const step = (colors: readonly number[], to: number): void => {
        if (!fits(colors, p) || ends[to]?.[p + colors.length] !== true) return;
        (reached[to] ?? [])[p + colors.length] = true;
        colors.forEach((color, i) => void occurs[p + i]?.add(color));
      };
      step([0], k);
      const piece = pieces[k];
      if (piece !== undefined) step(piece, k + 1);
    }
  }
  cells.forEach((cell, at) => {
    for (const color of [...cell]) {
      if (occurs[at]?.has(color)) continue;
      cell.delete(color);
      const line = crossing[at];
      if (line !== undefined) line.due = true;
    }
  });
}
