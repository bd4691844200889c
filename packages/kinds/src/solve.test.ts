/** Solving beside brute force and beside a second method that knows no automata. */
import {
  ANY_BLOCKS,
  isPairClue,
  type KindBoard,
  type KindClue,
  type KindPuzzle,
  randomOf,
} from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { cellCount } from './board.js';
import { checkKind } from './check-kind.js';
import { solveKind } from './solve.js';
import { everyPicture, kindCluesOf, type Pairs, sorted } from './testing/pictures.js';
import { secondSolutions } from './testing/second-method.js';

function kindPuzzle(board: KindBoard, clues: KindClue[][]): KindPuzzle {
  const result = checkKind({ board, clues });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** All pictures of a board by their clues. */
function picturesByClues(board: KindBoard, pairs: Pairs): Map<string, number[][]> {
  const pictures = new Map<string, number[][]>();
  for (const cells of everyPicture(board)) {
    const key = JSON.stringify(kindCluesOf(cells, board, pairs));
    const same = pictures.get(key);
    if (same === undefined) pictures.set(key, [cells]);
    else same.push(cells);
  }
  return pictures;
}

const square = (width: number, height: number): KindBoard => ({ shape: 'square', width, height });
const triangle = (
  topLeft: number,
  bottomLeft: number,
  top: number,
  topRight: number,
): KindBoard => {
  const bottomRight = topLeft + bottomLeft - topRight;
  const bottom = topLeft + top - bottomRight;
  return { shape: 'triangle', topLeft, bottomLeft, top, topRight, bottom, bottomRight };
};

describe('every picture of a small board is found with all that have its clues', () => {
  it.each([
    ['two rows together', square(4, 3), [[0], []]],
    ['rows and columns together', square(3, 3), [[1], [0]]],
    ['all in twos', square(4, 2), [[0], [0, 2]]],
    ['a hexagon of 6 triangles', triangle(1, 1, 1, 1), []],
    ['a hexagon of 10 triangles', triangle(1, 1, 2, 1), []],
    ['a parallelogram of triangles', triangle(2, 0, 2, 0), []],
    ['a triangle of 9 triangles', triangle(3, 0, 0, 3), []],
  ] as const)('%s', (_, board, pairs) => {
    for (const [key, pictures] of picturesByClues(board, pairs)) {
      const puzzle = kindPuzzle(board, JSON.parse(key));
      const { solutions, complete, status } = solveKind(puzzle, { maxSolutions: 1e9 });
      expect(complete).toBe(true);
      expect(sorted(solutions), key).toEqual(sorted(pictures));
      expect(status).toBe(pictures.length === 1 ? 'unique' : 'multiple');
    }
  });
});

/** A clue with some of its numbers hidden. */
function hide(clue: KindClue, random: () => number): KindClue {
  if (isPairClue(clue)) return clue;
  return clue.map((item) => {
    const chance = random();
    if (chance < 0.1) return ANY_BLOCKS;
    return chance < 0.4 && item !== ANY_BLOCKS ? { hidden: true, color: item.color } : item;
  });
}

/** A random picture in some colours. */
function draw(board: KindBoard, random: () => number, colors: number): number[] {
  return Array.from({ length: cellCount(board) }, () =>
    random() < 0.55 ? 1 + Math.floor(random() * (colors - 1)) : 0,
  );
}

describe('random puzzles have the solutions that the second method finds', () => {
  it.each([
    ['hidden numbers', square(6, 5), 2, []],
    ['hidden numbers in two inks', square(4, 4), 3, []],
    ['two-line clues', square(5, 5), 2, [[0, 3], [2]]],
    ['hidden numbers and two-line clues', square(5, 5), 2, [[1], []]],
    ['triangles of 24 cells', triangle(2, 2, 2, 2), 2, []],
    ['triangles with hidden numbers', triangle(2, 1, 2, 1), 2, []],
  ] as const)('%s', (name, board, colors, pairs) => {
    const random = randomOf(name);
    const palette = ['#ffffff', '#000000', '#ff0000'].slice(0, colors).map((rgb) => ({ rgb }));
    const next = (): number => random.next();
    for (let k = 0; k < 150; k++) {
      const cells = draw(board, next, colors);
      const clues = kindCluesOf(cells, board, pairs).map((direction) =>
        direction.map((clue) => (name.includes('hidden') ? hide(clue, next) : clue)),
      );
      const result = checkKind({ board, clues, palette });
      if (!result.ok) throw new Error(result.problem.message);
      const found = solveKind(result.value, { maxSolutions: 200 });
      const expected = secondSolutions(result.value, 200);
      expect(found.solutions.length, JSON.stringify(clues)).toBe(expected.length);
      if (expected.length < 200) expect(sorted(found.solutions)).toEqual(sorted(expected));
      for (const [cell, color] of found.known.entries()) {
        if (color >= 0) expect(new Set(expected.map((one) => one[cell]))).toEqual(new Set([color]));
      }
    }
  });
});

it('stops before its lines have told all', () => {
  const clue: KindClue = Array.from({ length: 30 }, () => ({ hidden: true, color: 1 }));
  const clues = [0, 1].map(() => Array.from({ length: 100 }, () => clue));
  const result = solveKind(kindPuzzle(square(100, 100), clues), { signal: { aborted: true } });
  expect(result).toMatchObject({ status: 'unknown', reason: 'aborted' });
  expect(result.stats.linesSettled).toBeLessThan(200);
  expect(new Set(result.known)).toEqual(new Set([-1]));
});
