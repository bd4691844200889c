/** Hints: first all mistakes and only mistakes, then steps, to the end. */
import {
  clueAt,
  type Grid,
  type PartialGrid,
  type Puzzle,
  puzzleOf,
  randomOf,
  UNKNOWN,
} from '@nonokit/core';
import {
  createFixedRandom,
  drawnGrid,
  listArrangements,
  paletteOf,
  randomGrid,
  settleByDefinition,
  solutionsOf,
} from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { colorsIn, createCandidates } from '../candidates.js';
import type { Hint, Mistake } from '../hint.js';
import { isProved, Plain } from '../testing/plain-chains.js';
import { describeHint } from '../words/describe-hint.js';
import { applyHint } from './hint-apply.js';
import { hint } from './hinter.js';

function hinted(puzzle: Puzzle, marks: PartialGrid): Hint {
  const result = hint(puzzle, marks);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** A player's marks: `?` unknown, `.` blank, `#` filled. */
function marksOf(...rows: string[]): PartialGrid {
  const cells = rows.flatMap((row) =>
    [...row].map((cell) => (cell === '?' ? UNKNOWN : '.#'.indexOf(cell))),
  );
  return { width: rows[0]?.length ?? 0, height: rows.length, cells: Int32Array.from(cells) };
}

const HEART = puzzleOf(drawnGrid('.#.#.', '#####', '#####', '.###.', '..#..'), paletteOf(1));
const NOTHING = marksOf('?????', '?????', '?????', '?????', '?????');

describe('hint', () => {
  it('names all mistakes first, and nothing else', () => {
    const marks = marksOf('##?#.', '??.??', '?????', '?????', '..#..');
    expect(hinted(HEART, marks)).toMatchObject({
      kind: 'mistakes',
      source: 'logic',
      cells: [
        { row: 0, column: 0, marked: 1 },
        { row: 1, column: 2, marked: 0 },
      ],
    });
  });

  it('then shows the next step, to the end', () => {
    const marks: PartialGrid = { ...NOTHING, cells: NOTHING.cells.slice() };
    for (let i = 0; i < 100; i++) {
      const next = hinted(HEART, marks);
      if (next.kind === 'solved') break;
      expect(next.kind).toBe('step');
      if (next.kind !== 'step') break;
      for (const { row, column, color } of next.step.conclusions) {
        expect(marks.cells[row * 5 + column]).toBe(UNKNOWN);
        marks.cells[row * 5 + column] = color;
      }
    }
    expect(Array.from(marks.cells)).toEqual(Array.from(HEART.goal?.cells ?? []));
  });

  it('uses the only solution where line logic ends, and admits what it cannot decide', () => {
    const random = randomOf(11);
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const puzzle = puzzleOf(randomGrid(random, 6, 6, 1, 0.45), paletteOf(1));
      const solutions = solutionsOf(puzzle, 3);
      const truth = solutions[0] as Grid;
      const marks = {
        ...truth,
        cells: Int32Array.from(truth.cells, (c) => (random.below(3) ? UNKNOWN : c)),
      };
      const wrong = random.below(36);
      const good = hinted(puzzle, marks);
      expect(['step', 'solved', 'stuck']).toContain(good.kind);
      marks.cells[wrong] = 1 - (truth.cells[wrong] as number);
      const found = hinted(puzzle, marks);
      if (solutions.length === 1) {
        const row = Math.floor(wrong / 6);
        const column = wrong % 6;
        expect(found).toMatchObject({ kind: 'mistakes', cells: [{ row, column }] });
      }
      seen.add(found.kind === 'mistakes' ? found.source : found.kind);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['logic', 'solution', 'clash']));
  });

  it('reports a puzzle without a solution, and marks that do not fit', () => {
    const two = puzzleOf(drawnGrid('##', '..'), paletteOf(1));
    const impossible = { ...two, columns: two.rows };
    expect(hinted(impossible, marksOf('??', '??')).kind).toBe('impossible');
    expect(hint(HEART, marksOf('??'))).toMatchObject({
      ok: false,
      problem: { code: 'wrong-size' },
    });
    const red = { ...NOTHING, cells: NOTHING.cells.map(() => 2) };
    expect(hint(HEART, red)).toMatchObject({ ok: false, problem: { code: 'unknown-color' } });
  });
});

/** Puzzles of small random pictures, with the marks of a solution, some of them changed. */
function* markedPuzzles(
  seed: number,
  inks: number,
): Generator<{
  readonly puzzle: Puzzle;
  readonly marks: PartialGrid;
}> {
  const random = createFixedRandom(seed);
  for (;;) {
    const width = 3 + random.below(3);
    const height = 3 + random.below(3);
    const picture = randomGrid(random, width, height, inks, 0.3 + random.next() / 3);
    const marks = Int32Array.from(picture.cells, (color) => (random.below(2) ? UNKNOWN : color));
    for (let wrong = random.below(4); wrong > 0; wrong--) {
      marks[random.below(marks.length)] = random.below(inks + 1);
    }
    yield { puzzle: puzzleOf(picture, paletteOf(inks)), marks: { width, height, cells: marks } };
  }
}

/** True if the solution has these marks. */
function has(solution: Grid, cells: readonly { cell: number; marked: number }[]): boolean {
  return cells.every(({ cell, marked }) => solution.cells[cell] === marked);
}

/** All subsets of a list with `size` members. */
function* subsets<T>(list: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (const [i, one] of list.entries())
      for (const rest of subsets(list.slice(i + 1), size - 1)) yield [one, ...rest];
}

describe.each([{ inks: 1 }, { inks: 2 }])('hints for random marks, $inks inks', ({ inks }) => {
  const puzzles = markedPuzzles(inks, inks);
  const cases = Array.from({ length: 400 }, () => {
    const { puzzle, marks } = puzzles.next().value as { puzzle: Puzzle; marks: PartialGrid };
    const all = [...marks.cells].flatMap((marked, cell) =>
      marked === UNKNOWN ? [] : [{ cell, marked }],
    );
    return { puzzle, marks, all, solutions: solutionsOf(puzzle), found: hinted(puzzle, marks) };
  });
  const placed = (cells: readonly Mistake[], { width }: Puzzle) =>
    cells.map(({ row, column, marked }) => ({ cell: row * width + column, marked }));

  it('call a mark wrong only if no solution has it, and report every such mark', () => {
    for (const { puzzle, all, solutions, found } of cases) {
      const wrong = all.filter((one) => !solutions.some((solution) => has(solution, [one])));
      if (found.kind !== 'mistakes') expect(wrong).toEqual([]);
      else if (found.source === 'solution') expect(placed(found.cells, puzzle)).toEqual(wrong);
      else expect(wrong).toEqual(expect.arrayContaining(placed(found.cells, puzzle)));
    }
  });

  it('refute a wrong mark by clues and right marks alone', () => {
    let refuted = 0;
    let mistaken = 0;
    for (const { puzzle, marks, solutions, found } of cases) {
      if (found.kind !== 'mistakes') continue;
      mistaken++;
      const { contradiction, cells } = found;
      const chain = contradiction?.chain;
      if (contradiction === undefined || chain === undefined) {
        const { why } = describeHint(found, puzzle, 'en');
        if (why.includes('in its clue')) refuted++;
        continue;
      }
      refuted++;
      const { row, column, color } = chain.assumption;
      expect(cells).toContainEqual({ row, column, marked: color });
      const plain = new Plain(puzzle);
      for (const cell of contradiction.premises) {
        const mark = marks.cells[cell.row * puzzle.width + cell.column] as number;
        // a solution has it, if the puzzle has any
        const isRight = ({ cells: own }: Grid): boolean =>
          own[cell.row * puzzle.width + cell.column] === mark;
        expect(solutions.length === 0 || solutions.some(isRight)).toBe(true);
        for (const other of [...plain.at(cell)]) if (other !== mark) plain.at(cell).delete(other);
      }
      expect(isProved(puzzle, plain, chain, contradiction.conclusions)).toBe(true);
    }
    expect(refuted).toBeGreaterThan(0.9 * mistaken);
    expect(refuted).toBeGreaterThan(100);
  });

  it('name the fewest marks that clash, if each of them can be right', () => {
    let clashes = 0;
    for (const { puzzle, marks, all, solutions, found } of cases) {
      if (found.kind !== 'clash') {
        const right = solutions.some((solution) => has(solution, all));
        expect(right).toBe(found.kind !== 'mistakes');
        continue;
      }
      clashes++;
      const named = placed(found.cells, puzzle);
      for (const { cell, marked } of named) expect(marks.cells[cell]).toBe(marked);
      expect(solutions.some((solution) => has(solution, named))).toBe(false);
      expect(found.smallest).toBe(true);
      for (const fewer of subsets(all, named.length - 1)) {
        expect(solutions.some((solution) => has(solution, fewer))).toBe(true);
      }
      if (found.line === undefined) continue;
      const { line, cells } = found;
      const along = line.kind === 'row' ? 'column' : 'row';
      const length = line.kind === 'row' ? puzzle.width : puzzle.height;
      for (const arrangement of listArrangements(clueAt(puzzle, line), length)) {
        expect(cells.some((one) => arrangement[one[along]] !== one.marked)).toBe(true);
      }
      for (const cell of cells) expect(cell[line.kind]).toBe(line.index);
    }
    expect(clashes).toBeGreaterThan(5);
  });

  it('show steps that hold in every solution with these marks', () => {
    for (const { puzzle, all, solutions, found } of cases) {
      if (found.kind !== 'step') continue;
      const { step, before } = found;
      expect(step.conclusions.some(({ color }) => color !== UNKNOWN)).toBe(true);
      for (const { conclusions } of [...before, step]) {
        for (const { row, column, removed } of conclusions) {
          for (const { cells } of solutions.filter((solution) => has(solution, all))) {
            expect(removed).not.toContain(cells[row * puzzle.width + column]);
          }
        }
      }
    }
  });

  it('lead to the end when they are followed, even from mistakes', () => {
    for (const { puzzle, marks, solutions } of cases.slice(0, 100)) {
      if (solutions.length !== 1) continue;
      let now = marks;
      for (let i = 0; hinted(puzzle, now).kind !== 'solved'; i++) {
        expect(i).toBeLessThan(100);
        now = applyHint(hinted(puzzle, now), now);
      }
      const solution = solutions[0] as Grid;
      now.cells.forEach((color, cell) => {
        const row = Math.floor(cell / puzzle.width);
        const column = cell % puzzle.width;
        const blocks = [...(puzzle.rows[row] ?? []), ...(puzzle.columns[column] ?? [])];
        expect(color).toBe(blocks.length === 0 ? now.cells[cell] : solution.cells[cell]);
      });
    }
  });
});

describe('the steps that a step rests on', () => {
  it('are all needed for it to follow', () => {
    const random = randomOf(31);
    let resting = 0;
    for (let i = 0; i < 60; i++) {
      const puzzle = puzzleOf(randomGrid(random, 6, 6, 4, 0.75), paletteOf(4));
      let marks: PartialGrid = { width: 6, height: 6, cells: new Int32Array(36).fill(UNKNOWN) };
      for (
        let found = hinted(puzzle, marks);
        found.kind === 'step';
        found = hinted(puzzle, marks)
      ) {
        if (found.step.chain !== undefined) break;
        if (found.before.length > 0) resting++;
        expectToFollow(puzzle, marks, found);
        marks = applyHint(found, marks);
      }
    }
    expect(resting).toBeGreaterThan(5);
  });
});

/**
 * Checks that the step follows, by the definition of settling, from its line, the marks and the
 * steps before.
 */
function expectToFollow(
  puzzle: Puzzle,
  marks: PartialGrid,
  { step, before }: Hint & { kind: 'step' },
): void {
  const [line] = step.lines;
  const candidates = createCandidates(puzzle, marks);
  if (!candidates.ok || line === undefined) throw new Error('no line to look at');
  if (step.facts.kind === 'no-common-color') return;
  const cells = Array.from(candidates.value.masks, (mask) => new Set(colorsIn(mask)));
  for (const { conclusions } of before) {
    for (const { row, column, removed } of conclusions) {
      for (const color of removed) cells[row * puzzle.width + column]?.delete(color);
    }
  }
  const own = cells.filter((_, cell) =>
    line.kind === 'row'
      ? Math.floor(cell / puzzle.width) === line.index
      : cell % puzzle.width === line.index,
  );
  const settled = settleByDefinition(own, clueAt(puzzle, line));
  for (const { removed, row, column } of step.conclusions) {
    const place = line.kind === 'row' ? column : row;
    for (const color of removed) expect(settled?.[place]?.has(color)).toBe(false);
  }
}

describe('describeHint', () => {
  it('reveals more from level to level, in both languages', () => {
    const marks = marksOf('.#.#.', '#####', '#####', '?????', '?????');
    const found = hinted(HEART, marks);
    const text = describeHint(found, HEART, 'en');
    expect(text.where).toBe('Look at column 3.');
    expect(text.what).toMatch(/^Column 3: /);
    expect(text.why).toMatch(/^Column 3, .* filled/);
    expect(describeHint(found, HEART, 'ru').where).toBe('Посмотрите на столбец 3.');
  });

  it('counts the wrong marks of each line before it points them out', () => {
    const all = { width: 5, height: 5, cells: new Int32Array(25) };
    const wrong = hinted(HEART, all);
    const en = describeHint(wrong, HEART, 'en');
    const ru = describeHint(wrong, HEART, 'ru');
    expect(en.where).toMatch(/^16 marks are wrong. Begin with row \d, which has \w+ of them.$/);
    expect(en.what).toMatch(/^Row \d has \w+ wrong marks, row \d has/);
    expect(ru.where).toMatch(/^16 неверных отметок. Начните с строки \d: там их \d.$/);
    for (const text of [en, ru]) {
      expect(text.where + text.what).not.toMatch(/column|cell|столб|клетк/);
      expect(text.cells?.split(';')).toHaveLength(16);
    }
  });

  it('describes marks by row, column and appearance', () => {
    const wrong = hinted(HEART, marksOf('##?#.', '?????', '?????', '?????', '?????'));
    const text = describeHint(wrong, HEART, 'en');
    expect(text.where).toBe('Row 1 has a wrong mark.');
    expect(text.cells).toBe('Wrong: row 1, column 1 (filled).');
    expect(text.lines[0]).toBe('Row 1, column 1 is marked filled. That cannot be right.');
    expect(text.lines.at(-1)).toBe('So in row 1, cell 1 is blank.');
    const either = puzzleOf(drawnGrid('#.', '.#'), paletteOf(1));
    const clash = hinted(either, marksOf('##', '??'));
    expect(describeHint(clash, either, 'en')).toMatchObject({
      where: 'Some marks cannot all be right; look at row 1.',
      why: 'These 2 marks cannot all be right, since the clue of row 1 has no place left: row 1, column 1 (filled); row 1, column 2 (filled).',
    });
    const far = hinted(either, marksOf('#?', '?.'));
    expect(describeHint(far, either, 'ru').why).toBe(
      'Эти отметки (2) не могут быть верны все сразу, потому что нет решения, где есть все они, хотя каждая по отдельности возможна: строка 1, столбец 1 (закрашенная); строка 2, столбец 2 (пустая).',
    );
  });
});
