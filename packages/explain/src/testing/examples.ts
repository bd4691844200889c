/**
 * Examples for the pages of `docs/techniques`: deductions of a technique on a drawn line, in words,
 * and small puzzles that need a technique of level 4 to 6. For scripts and tests.
 */
import { BLACK_ON_WHITE, type PartialGrid, type Puzzle, puzzleOf } from '@nonokit/core';
import { fixedRandomOf, paletteOf, randomGrid } from '@nonokit/core/testing';
import { solve } from '@nonokit/solver';
import { candidatesOf, knownOf, setOf } from '../candidates.js';
import { stepOf } from '../deduced-step.js';
import { explainSteps } from '../explain.js';
import { LINE_TECHNIQUES } from '../lines/techniques.js';
import type { Step, TechniqueId } from '../step.js';
import { describeStep } from '../words/describe-step.js';
import { drawn, stateOf } from './lines.js';

export { describeStep, explainSteps };

/** The inks of coloured examples: a is red, b blue, c yellow. */
const COLORED = [
  { rgb: '#ffffff' },
  { rgb: '#d81e1e', symbol: 'a' },
  { rgb: '#1e46c8', symbol: 'b' },
  { rgb: '#f5dc28', symbol: 'c' },
];

/**
 * One example on a line: a puzzle of one row, with its cells before and after, and the sentences.
 */
export interface LineExample {
  readonly puzzle: Puzzle;
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** The cells that the example proves something about. */
  readonly changed: readonly number[];
  readonly en: string;
  readonly ru: string;
}

/** The first deduction of technique `id` on the line with this clue and these cells. */
export function lineExample(
  id: TechniqueId,
  clue: string,
  cells: string,
  colored: boolean,
): LineExample {
  const line = drawn(clue, cells);
  const width = cells.length;
  const palette = colored ? COLORED : BLACK_ON_WHITE;
  const columns = Array.from({ length: width }, () => []);
  const puzzle: Puzzle = { width, height: 1, palette, rows: [line.clue], columns, meta: {} };
  const technique = LINE_TECHNIQUES.find((one) => one.id === id);
  const state = stateOf(line);
  const [finding] = technique?.find(state) ?? [];
  if (technique === undefined || finding === undefined) {
    throw new RangeError(`lineExample: ${id} finds nothing in ${cells} with ${clue}`);
  }
  const deduction = { state, technique, finding, lively: 1, open: 1, age: 0 };
  const step = stepOf(deduction);
  const before = Int32Array.from(line.cells, (colors) =>
    colors.size === 1 ? ([...colors][0] ?? -1) : -1,
  );
  const after = before.slice();
  for (const { column, color } of step.conclusions) after[column] = color;
  const say = (language: 'en' | 'ru'): string => describeStep(step, puzzle, language).text;
  const changed = step.conclusions.map(({ column }) => column);
  return { puzzle, before, after, changed, en: say('en'), ru: say('ru') };
}

/** One example of a chain: the puzzle, the cells known before it, and the step. */
export interface ChainExample {
  readonly puzzle: Puzzle;
  readonly known: PartialGrid;
  readonly step: Step;
}

/**
 * A small puzzle with one solution and a step of technique `id`: the shortest step of `tries`
 * random puzzles.
 */
export function chainExample(
  id: TechniqueId,
  size: number,
  tries: number,
): ChainExample | undefined {
  const random = fixedRandomOf(size);
  let best: ChainExample | undefined;
  for (let i = 0; i < tries; i++) {
    const puzzle = puzzleOf(randomGrid(random, size, size, 1, 0.5), paletteOf(1));
    const solved = solve(puzzle);
    if (solved.status !== 'unique' || solved.lineSolvable) continue;
    for (const example of chainsIn(puzzle, id)) {
      if (best === undefined || lengthOf(example.step) < lengthOf(best.step)) best = example;
    }
  }
  return best;
}

/** The first step of technique `id` in the random puzzle with this seed. */
export function seededExample(
  id: TechniqueId,
  { seed, size, density }: { seed: number; size: number; density: number },
): ChainExample | undefined {
  const puzzle = puzzleOf(randomGrid(fixedRandomOf(seed), size, size, 1, density), paletteOf(1));
  return chainsIn(puzzle, id).next().value ?? undefined;
}

function lengthOf({ facts }: Step): number {
  return 'assumption' in facts ? facts.length : 0;
}

function* chainsIn(puzzle: Puzzle, id: TechniqueId): Generator<ChainExample> {
  const walk = explainSteps(puzzle);
  const candidates = candidatesOf(puzzle);
  if (!walk.ok || !candidates.ok) return;
  for (const step of walk.value) {
    if (step.technique === id) yield { puzzle, known: knownOf(candidates.value), step };
    for (const { row, column, removed } of step.conclusions) {
      const cell = row * puzzle.width + column;
      candidates.value.masks[cell] = (candidates.value.masks[cell] as number) & ~setOf(removed);
    }
  }
}
