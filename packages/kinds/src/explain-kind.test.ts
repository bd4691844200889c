/** Explanations: every step holds in every arrangement, and sentences say what a step says. */
import {
  clueOf,
  hasKindClue,
  isPairClue,
  type KindClue,
  type KindPuzzle,
  randomOf,
} from '@nonokit/core';
import { expect, it } from 'vitest';
import { directionsOf } from './board.js';
import { checkKind } from './check-kind.js';
import { explainKind, type KindStep } from './explain-kind.js';
import { hiddenRanges } from './hidden-ranges.js';
import { linesOf } from './kind-lines.js';
import { largeRanges } from './large-ranges.js';
import { lineAutomaton } from './line-automaton.js';
import { everyPicture, kindCluesOf } from './testing/pictures.js';
import { secondSolutions } from './testing/second-method.js';
import { kindStepText } from './words/step-text.js';

const HIDDEN = { hidden: true, color: 1 } as const;

function kindPuzzle(claims: Parameters<typeof checkKind>[0]): KindPuzzle {
  const result = checkKind(claims);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** The words that a line of the puzzle can have beside what is known, by the judge alone. */
function arrangements(
  puzzle: KindPuzzle,
  { line }: KindStep,
  known: readonly number[],
): number[][] {
  const d = directionsOf(puzzle.board).findIndex(({ name }) => name === line.direction);
  const lines = directionsOf(puzzle.board)[d]?.lines ?? [];
  let k = 0;
  let clue: KindClue = [];
  for (const one of puzzle.clues[d] ?? []) {
    if (k === line.index) clue = one;
    k += 'large' in one ? 2 : 1;
  }
  const first = lines[line.index] ?? [];
  const second = line.isPair ? (lines[line.index + 1] ?? []) : [];
  const cells = [...first, ...second];
  const words: number[][] = [];
  for (let bits = 0; bits < 2 ** cells.length; bits++) {
    const whole = [...known];
    cells.forEach((cell, i) => {
      whole[cell] = (bits >> i) & 1;
    });
    if (cells.some((cell) => (known[cell] ?? -1) >= 0 && known[cell] !== whole[cell])) continue;
    const at = (of: readonly number[]): number[] => of.map((cell) => whole[cell] ?? 0);
    if (hasKindClue(clue, at(first), at(second))) words.push(whole);
  }
  return words;
}

it('a step of a line is what all its arrangements share, no more and no less', () => {
  const board = { shape: 'square', width: 5, height: 5 } as const;
  const random = randomOf('steps');
  let steps = 0;
  for (let k = 0; k < 60; k++) {
    const cells = Array.from({ length: 25 }, () => (random.next() < 0.6 ? 1 : 0));
    const clues = kindCluesOf(cells, board, [[1], [3]]).map((direction) =>
      direction.map((clue) =>
        'large' in clue ? clue : clue.map((item) => (random.next() < 0.4 ? HIDDEN : item)),
      ),
    );
    const puzzle = kindPuzzle({ board, clues });
    const solutions = secondSolutions(puzzle, 1000);
    const known = new Array<number>(25).fill(-1);
    const explanation = explainKind(puzzle);
    for (const step of explanation.steps) {
      steps++;
      if (step.technique === 'line') {
        const words = arrangements(puzzle, step, known);
        const shared = known.map((color, cell) =>
          color >= 0 || words.every((word) => word[cell] === words[0]?.[cell])
            ? words[0]?.[cell]
            : -1,
        );
        for (const { cell, color } of step.decided) known[cell] = color;
        expect(known).toEqual(shared);
      }
      for (const { cell, color } of step.decided) {
        known[cell] = color;
        expect(solutions.every((solution) => solution[cell] === color)).toBe(true);
      }
    }
    expect(explanation.known).toEqual(known);
    if (solutions.length === 1 && explanation.status === 'solved') {
      expect(known).toEqual(solutions[0]);
    }
    expect(explanation.status === 'solved').toBe(!known.includes(-1));
    expect(explanation.status).not.toBe('contradiction');
  }
  expect(steps).toBeGreaterThan(300);
});

const text = (rows: readonly string[]): number[] =>
  rows.flatMap((row) => [...row].map((cell) => (cell === '#' ? 1 : 0)));

it('sentences name the line, its clue and the cells, in both languages', () => {
  const board = { shape: 'square', width: 3, height: 3 } as const;
  const cells = text(['###', '#..', '#.#']);
  const [rows = [], columns = []] = kindCluesOf(cells, board, [[1]]);
  const puzzle = kindPuzzle({ board, clues: [rows, [[HIDDEN], ...columns.slice(1)]] });
  const { steps, status } = explainKind(puzzle);
  expect(status).toBe('solved');
  const said = (language: 'en' | 'ru') => steps.map((step) => kindStepText(step, puzzle, language));
  expect(said('en')).toMatchInlineSnapshot(`
    [
      "Rows 2 and 3 ((2) | (2) 1), connected cells: the (2) lies in column 1; so cell 1 of row 2 and cells 1, 3 of row 3 are filled; cells 2–3 of row 2 and cell 2 of row 3 are blank.",
      "Row 1 (3): however it is arranged, cells 1–3 are filled.",
    ]
  `);
  expect(said('ru')).toMatchInlineSnapshot(`
    [
      "Строки 2 и 3 ((2) | (2) 1), связанные клетки: (2) лежит в столбце 1; значит, клетка 1 строки 2 и клетки 1, 3 строки 3 закрашены; клетки 2–3 строки 2 и клетка 2 строки 3 пусты.",
      "Строка 1 (3): при любой расстановке клетки 1–3 закрашены.",
    ]
  `);
});

it('hidden numbers are told as far as arrangements leave them', () => {
  const random = randomOf('ranges');
  const colors = 2;
  for (let k = 0; k < 300; k++) {
    const width = 7;
    const cells = Array.from({ length: width }, () => (random.next() < 0.6 ? 1 : 0));
    const blocks = clueOf(cells);
    const clue = blocks.map((block) => (random.next() < 0.5 ? HIDDEN : block));
    const items = [...clue.keys()].filter((at) => 'hidden' in (clue[at] ?? {}));
    if (items.length > 3) continue;
    const known = cells.map((cell) => (random.next() < 0.3 ? 1 << cell : 3));
    /** The sizes that arrangements give each hidden number, by the judge alone. */
    const sizes = (sets: readonly number[]): Set<number>[] => {
      const found = items.map(() => new Set<number>());
      for (let bits = 0; bits < 2 ** width; bits++) {
        const word = Array.from({ length: width }, (_, i) => (bits >> i) & 1);
        if (!word.every((cell, i) => ((sets[i] ?? 0) >> cell) & 1)) continue;
        if (!hasKindClue(clue, word)) continue;
        const blocksOfWord = clueOf(word);
        for (const [place, at] of items.entries()) {
          found[place]?.add(blocksOfWord[at]?.size ?? 0);
        }
      }
      return found;
    };
    const automaton = lineAutomaton(clue, colors, 10_000);
    if (automaton === undefined) throw new Error('the automaton is too large');
    const places = cells.map((_, i) => i);
    const line = { direction: 'row', index: 0, clue, cells: places, automaton } as const;
    const alone = sizes(cells.map(() => 3));
    const expected = sizes(known).flatMap((now, place) =>
      now.size === alone[place]?.size
        ? []
        : [{ place, least: Math.min(...now), most: Math.max(...now) }],
    );
    expect(hiddenRanges(line, colors, known)).toEqual(expected);
  }
});

it('numbers of two lines are told as far as arrangements leave them', () => {
  const random = randomOf('large ranges');
  const width = 5;
  const board = { shape: 'square', width, height: 2 } as const;
  let told = 0;
  for (let k = 0; k < 200; k++) {
    const cells = Array.from({ length: 2 * width }, () => (random.next() < 0.6 ? 1 : 0));
    const puzzle = kindPuzzle({ board, clues: kindCluesOf(cells, board, [[0]]) });
    const known = cells.map((cell) => (random.next() < 0.2 ? 1 << cell : 3));
    const [line] = linesOf(puzzle);
    if (line === undefined || !isPairClue(line.clue)) throw new Error('the rows share a clue');
    /** Columns with cells of each large number, in all pictures that the judge takes. */
    const columns = line.clue.large.map(() => new Set<number>());
    for (const picture of everyPicture(board)) {
      if (!picture.every((cell, i) => ((known[i] ?? 0) >> cell) & 1)) continue;
      const first = picture.slice(0, width);
      const second = picture.slice(width);
      if (!hasKindClue(line.clue, first, second)) continue;
      for (const [place, set] of setsOfBoth(first, second).entries()) {
        for (const column of set) columns[place]?.add(column);
      }
    }
    const expected = columns.flatMap((set, place) => {
      const first = Math.min(...set);
      const last = Math.max(...set);
      return last - first + 1 < width ? [{ place, first, last }] : [];
    });
    expect(largeRanges(line, known)).toEqual(expected);
    told += expected.length;
  }
  expect(told).toBeGreaterThan(100);
});

/** The columns of each connected set that has cells of both lines, from the left. */
function setsOfBoth(first: readonly number[], second: readonly number[]): number[][] {
  const sets: { columns: number[]; lines: Set<number> }[] = [];
  for (let column = 0; column < first.length; column++) {
    const own = [first, second].flatMap((line, k) => (line[column] === 1 ? [k] : []));
    if (own.length === 0) continue;
    const last = sets.at(-1);
    const isOn =
      last?.columns.includes(column - 1) === true &&
      own.some((k) => [first, second][k]?.[column - 1] === 1);
    const set = isOn && last !== undefined ? last : { columns: [], lines: new Set<number>() };
    if (set !== last) sets.push(set);
    set.columns.push(column);
    for (const k of own) set.lines.add(k);
  }
  return sets.filter(({ lines }) => lines.size === 2).map(({ columns }) => columns);
}

it('an assumption says what would not fit', () => {
  // found by search: no line says anything, one assumption does
  const board = { shape: 'square', width: 4, height: 4 } as const;
  const random = randomOf('assumptions');
  for (;;) {
    const cells = Array.from({ length: 16 }, () => (random.next() < 0.5 ? 1 : 0));
    const puzzle = kindPuzzle({ board, clues: kindCluesOf(cells, board, [[0], []]) });
    const { steps, status } = explainKind(puzzle);
    const step = steps.find(({ technique }) => technique === 'assumption');
    if (status !== 'solved' || step === undefined) continue;
    expect(kindStepText(step, puzzle, 'en')).toMatch(
      /^If cell \d of row \d were (filled|blank), nothing would fit .*, so it is (filled|blank)\.$/,
    );
    expect(kindStepText(step, puzzle, 'ru')).toMatch(
      /^Если бы клетка \d строки \d была (закрашенной|пустой), в .* значит, она (закрашена|пуста)\.$/,
    );
    break;
  }
});

it('inks are named, in clues too', () => {
  const board = { shape: 'square', width: 3, height: 1 } as const;
  const palette = [{ rgb: '#ffffff' }, { rgb: '#ff0000' }, { rgb: '#0000ff' }];
  const cells = [1, 2, 2];
  const clues = [[clueOf(cells)], cells.map((color) => [{ hidden: true as const, color }])];
  const puzzle = kindPuzzle({ board, palette, clues });
  const [step] = explainKind(puzzle).steps;
  if (step === undefined) throw new Error('there is no step');
  expect(kindStepText(step, puzzle, 'en')).toMatchInlineSnapshot(
    `"Row 1 (1 red 2 blue): however it is arranged, cell 1 is red; cells 2–3 are blue."`,
  );
  expect(kindStepText(step, puzzle, 'ru')).toMatchInlineSnapshot(
    `"Строка 1 (1 красная 2 синяя): при любой расстановке клетка 1 красная; клетки 2–3 синие."`,
  );
});
