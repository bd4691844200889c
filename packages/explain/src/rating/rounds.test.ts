/**
 * Rounds: compared with a slow version that tries every arrangement of every line in every round,
 * and the same for every version of a puzzle.
 */
import {
  drive,
  mirrorPuzzle,
  type Puzzle,
  puzzleOf,
  randomOf,
  transposePuzzle,
} from '@nonokit/core';
import { listArrangements, paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { colorsIn, createCandidates, onlyColor } from '../candidates.js';
import { packClue } from '../lines/packing.js';
import { countRounds, type Rounds } from './rounds.js';

const PUZZLES = [1, 2, 3].flatMap((inks) => {
  const random = randomOf(`rounds ${inks}`);
  return Array.from({ length: 30 }, () => {
    const width = 1 + random.below(7);
    const height = 1 + random.below(7);
    return puzzleOf(randomGrid(random, width, height, inks, 0.6), paletteOf(inks));
  });
});

function createStart(puzzle: Puzzle) {
  const candidates = createCandidates(puzzle);
  if (!candidates.ok) throw new Error(candidates.problem.message);
  return candidates.value;
}

function listPackings({ width, height, rows, columns }: Puzzle) {
  return [
    ...rows.map((clue) => packClue(clue, width)),
    ...columns.map((clue) => packClue(clue, height)),
  ];
}

function roundsFrom(puzzle: Puzzle): Rounds | undefined {
  return drive(countRounds(createStart(puzzle), listPackings(puzzle)));
}

/** The numbers from 0 to `length` - 1. */
function span(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

/** The rounds by their definition: all arrangements of all lines, on sets of colours. */
function slowRounds(puzzle: Puzzle): Rounds {
  const { width, height, rows, columns } = puzzle;
  const cells = [...createStart(puzzle).masks].map((mask) => new Set(colorsIn(mask)));
  const lines = [
    ...rows.map((clue, y) => ({ clue, at: span(width).map((x) => y * width + x) })),
    ...columns.map((clue, x) => ({ clue, at: span(height).map((y) => y * width + x) })),
  ];
  const share = () => cells.filter((cell) => cell.size === 1).length / cells.length;
  let start = share();
  let rounds = 0;
  let looks = 0;
  let narrowest = 1;
  for (;;) {
    const open = lines.filter(({ at }) => at.some((cell) => (cells[cell]?.size ?? 0) > 1)).length;
    const removed = lines.map(({ clue, at }) => {
      const fitting = listArrangements(clue, at.length).filter((line) =>
        at.every((cell, x) => cells[cell]?.has(line[x] ?? -1)),
      );
      return at.flatMap((cell, x) =>
        [...(cells[cell] ?? [])]
          .filter((color) => !fitting.some((line) => line[x] === color))
          .map((color) => ({ cell, color })),
      );
    });
    const lively = removed.filter((of) => of.length > 0).length;
    if (lively === 0) break;
    for (const { cell, color } of removed.flat()) cells[cell]?.delete(color);
    if (rounds++ === 0) start = share();
    looks += open;
    narrowest = Math.max(narrowest, open / lively);
  }
  const digits = (value: number): number => Math.round(value * 10_000) / 10_000;
  return {
    start: digits(start),
    rounds,
    looks: digits(looks / lines.length),
    narrowest: digits(narrowest),
  };
}

describe('countRounds', () => {
  it('agrees with trying every arrangement of every line', () => {
    const seen = new Set<number>();
    for (const puzzle of PUZZLES) {
      const candidates = createStart(puzzle);
      const masks = candidates.masks.slice();
      const rounds = drive(countRounds(candidates, listPackings(puzzle)));
      expect(rounds).toEqual(slowRounds(puzzle));
      expect(candidates.masks).toEqual(masks);
      seen.add(rounds?.rounds ?? -1);
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  it('is the same for mirrored and turned puzzles', () => {
    for (const puzzle of PUZZLES) {
      const rounds = roundsFrom(puzzle);
      for (const version of [mirrorPuzzle(puzzle), transposePuzzle(puzzle)]) {
        expect(roundsFrom(version)).toEqual(rounds);
      }
    }
  });

  it('needs one round for a completely filled picture', () => {
    const full = puzzleOf(randomGrid(randomOf(1), 9, 6, 1, 1), paletteOf(1));
    expect(createStart(full).masks.every((mask) => onlyColor(mask) < 0)).toBe(true);
    expect(roundsFrom(full)).toEqual({ start: 1, rounds: 1, looks: 1, narrowest: 1 });
  });
});
