/** Hinters: the state kept from hint to hint never changes a hint. */
import { type PartialGrid, type Puzzle, puzzleOf, randomOf, UNKNOWN } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import type { Hint } from '../hint.js';
import { applyHint } from './hint-apply.js';
import { hint, hinter } from './hinter.js';

const random = randomOf('hinter');

/** Marks on some cells; `wrong` out of a thousand are wrong. */
function marksOn({ width, height, palette, goal }: Puzzle, wrong: number): PartialGrid {
  const marked = random.below(1000);
  const cells = Int32Array.from({ length: width * height }, (_, cell) => {
    if (random.below(1000) >= marked) return UNKNOWN;
    const color = goal?.cells[cell] ?? 0;
    return random.below(1000) < wrong ? (color + 1) % palette.length : color;
  });
  return { width, height, cells };
}

function puzzleWith(size: number, inks: number, density: number): Puzzle {
  return puzzleOf(randomGrid(random, size, size, inks, density), paletteOf(inks));
}

/** Small budgets: when they are spent, both must give up at the same point. */
const OPTIONS = { totalBudget: 3000, maxConflicts: 50 };

describe.each([1, 2, 3])('hinter, %i inks', (inks) => {
  it('gives the same hint as `hint`, for any marks in any order', () => {
    const kinds = new Set<Hint['kind']>();
    const statuses = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const puzzle = puzzleWith(3 + random.below(10), inks, 0.3 + 0.1 * random.below(4));
      statuses.add(solve(puzzle).status);
      const hints = hinter(puzzle, OPTIONS);
      let before: PartialGrid | undefined;
      for (const wrong of [0, 20, 0, 100, 0, 300]) {
        const marks = marksOn(puzzle, wrong);
        const expected = hint(puzzle, marks, OPTIONS);
        expect(hints.next(marks)).toEqual(expected);
        expect(hints.next(marks)).toEqual(expected);
        if (before !== undefined) {
          expect(hints.next(before)).toEqual(hint(puzzle, before, OPTIONS));
        }
        before = marks;
        if (!expected.ok) continue;
        kinds.add(expected.value.kind);
        const isWrong = ['mistakes', 'clash', 'impossible'].includes(expected.value.kind);
        const { contradiction: _, ...named } = { contradiction: undefined, ...expected.value };
        const unchecked = 'unchecked' in expected.value && expected.value.unchecked;
        const checked = isWrong ? named : { kind: unchecked ? 'unknown' : 'none' };
        expect(hints.check(marks)).toMatchObject({ ok: true, value: checked });
      }
    }
    expect(kinds).toContain('step');
    expect(kinds).toContain('mistakes');
    expect(kinds).toContain('clash');
    expect(statuses).toContain('unique');
    expect(statuses).toContain('multiple');
  });
});

describe('hinter', () => {
  it('leads from the empty grid to the end', () => {
    const puzzle = puzzleWith(12, 1, 0.6);
    const hints = hinter(puzzle);
    const cells = new Int32Array(144).fill(UNKNOWN);
    let marks: PartialGrid = { width: 12, height: 12, cells };
    for (let i = 0; i < 145; i++) {
      const found = hints.next(marks);
      if (!found.ok || found.value.kind !== 'step') break;
      marks = applyHint(found.value, marks);
    }
    const end = hints.next(marks);
    expect(end.ok && ['solved', 'stuck']).toContain(end.ok && end.value.kind);
    expect(end).toEqual(hint(puzzle, marks));
  });

  it('always refuses marks of another size', () => {
    const hints = hinter(puzzleWith(5, 1, 0.5));
    const marks = { width: 1, height: 1, cells: new Int32Array(1) };
    expect(hints.next(marks)).toMatchObject({ ok: false, problem: { code: 'wrong-size' } });
    expect(hints.next(marks)).toMatchObject({ ok: false, problem: { code: 'wrong-size' } });
  });

  it('does not keep the state of a stopped hint', () => {
    let differed = 0;
    for (let i = 0; i < 60 && differed < 3; i++) {
      const puzzle = puzzleWith(12, 1, 0.45);
      const hints = hinter(puzzle, OPTIONS);
      const marks = marksOn(puzzle, 30);
      const stopped = hints.next(marks, { signal: { aborted: true } });
      const whole = hint(puzzle, marks, OPTIONS);
      if (JSON.stringify(stopped) !== JSON.stringify(whole)) differed++;
      expect(hints.next(marks)).toEqual(whole);
    }
    expect(differed).toBe(3);
  });
});
