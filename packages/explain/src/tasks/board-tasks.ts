/**
 * Tasks on a small board. Its clues have several solutions; the cells that are the same in all of
 * them are marked, all but one, which leaves the solutions as they are. So exactly one cell is
 * certain, in whatever way the player reasons.
 */
import type { Color, Random } from '@nonokit/core';
import { explainer } from '../explainer.js';
import type { TechniqueId } from '../facts.js';
import { LINE_TECHNIQUES } from '../lines/techniques.js';
import {
  commonBits,
  countBits,
  hasBit,
  listBitLines,
  marksOf,
  numbersOf,
  randomBits,
  shuffledPlaces,
} from './bit-lines.js';
import { simplestOn } from './line-tasks.js';
import { marksOfTask, type Numbers, type Position, puzzleOfTask, type Task } from './task.js';

/** The share of filled cells. */
const FILLED = 0.5;

/** The fewest unknown cells besides the answer. */
const LEAST_OPEN = 4;

/** Boards with more solutions have few marks and much to compare. */
const MOST_SOLUTIONS = 40;

/**
 * A random task for a technique on a square board, at most 5 cells wide; undefined if the draw
 * gives none.
 */
export function drawBoardTask(
  random: Random,
  size: number,
  technique: TechniqueId,
): Task | undefined {
  const lines = Array.from({ length: size }, () => randomBits(random, size, FILLED));
  const rows = lines.map((bits) => numbersOf(bits, size));
  const columns = lines.map((_, x) => numbersOf(columnOf(lines, x), size));
  // an empty line gives itself away
  if ([...rows, ...columns].some((numbers) => numbers.length === 0)) return undefined;
  const solutions = listSolutions(rows, columns, MOST_SOLUTIONS + 1);
  if (solutions.length === 1 || solutions.length > MOST_SOLUTIONS) return undefined;
  const cells = size * size;
  const picture = lines.reduce((bits, row, y) => bits | (row << (y * size)), 0);
  const certain = commonBits(solutions, cells);
  if (cells - countBits(certain) < LEAST_OPEN) return undefined;
  for (const place of shuffledPlaces(random, certain)) {
    const marks = marksOf(picture, certain & ~(1 << place), cells);
    const position = { shape: 'board', width: size, height: size, rows, columns, marks } as const;
    if (techniqueAt(position, place, technique) !== technique) continue;
    return { ...position, technique, answer: { place, color: (picture >> place) & 1 } };
  }
  return undefined;
}

/** All solutions of a square board of at most 5 x 5 as bits, row by row; at most `most`. */
function listSolutions(
  rows: readonly Numbers[],
  columns: readonly Numbers[],
  most: number,
): number[] {
  const size = rows.length;
  const ways = rows.map((numbers) => listBitLines(numbers, size));
  const solutions: number[] = [];
  const place = (y: number, open: readonly (readonly number[])[], bits: number): void => {
    if (y === size) {
      solutions.push(bits);
      return;
    }
    for (const way of ways[y] ?? []) {
      if (solutions.length >= most) return;
      const left = open.map((lines, x) =>
        lines.filter((line) => hasBit(line, y) === hasBit(way, x)),
      );
      if (left.every((lines) => lines.length > 0)) place(y + 1, left, bits | (way << (y * size)));
    }
  };
  const open = columns.map((numbers) => listBitLines(numbers, size));
  place(0, open, 0);
  return solutions;
}

function columnOf(rows: readonly number[], x: number): number {
  return rows.reduce((bits, row, y) => bits | (((row >> x) & 1) << y), 0);
}

/**
 * The simplest technique that proves the one certain cell, which no line but its own two can. The
 * explainer is asked only if none proves it and the wanted technique needs several lines.
 */
function techniqueAt(
  position: Position,
  place: number,
  wanted: TechniqueId,
): TechniqueId | undefined {
  const { width, rows, columns, marks } = position;
  const x = place % width;
  const y = Math.floor(place / width);
  const row = marks.slice(y * width, (y + 1) * width);
  const column = marks.filter((_, at) => at % width === x);
  const found = [simplest(rows[y], row), simplest(columns[x], column)];
  const first = LINE_TECHNIQUES.find(({ id }) => found.includes(id));
  if (first !== undefined || LINE_TECHNIQUES.some(({ id }) => id === wanted)) return first?.id;
  const begun = explainer(puzzleOfTask(position), { from: marksOfTask(position) });
  if (!begun.ok) throw new Error(`techniqueAt: ${begun.problem.message}`);
  return begun.value.next()?.technique;
}

function simplest(numbers: Numbers | undefined, marks: readonly Color[]): TechniqueId | undefined {
  return numbers === undefined ? undefined : simplestOn(numbers, marks);
}
