/**
 * Checks whole explanations, step by step, by the definitions: each step follows from its premises,
 * which are known by then; what its sentence claims is true; no cell is concluded twice;
 * and the end
 * is a solution where the explanation says so.
 *
 * Nothing here uses the techniques: only the puzzle, the steps as data, and all arrangements of a
 * clue.
 */
import { type PartialGrid, type Puzzle, solves, UNKNOWN } from '@nonokit/core';
import type { Step } from '../../step.js';
import { checkChain } from './check-chain.js';
import { checkInference, toInference } from './check-inference.js';
import { Knowledge } from './knowledge.js';
import { needlessSteps } from './needless-steps.js';
import type { Property, Violation } from './violation.js';

/** An explanation as it is given to people: steps, and how they ended. */
export interface Told {
  readonly steps: readonly Step[];
  readonly status: string;
  readonly known: PartialGrid;
}

/**
 * Everything that is wrong with one step, as far as it can be told from what is known
 * before it.
 */
export function checkStep(known: Knowledge, step: Step, place = 0): Violation[] {
  const violations: Violation[] = [];
  const { technique, conclusions, chain } = step;
  const report = (property: Property, detail: string): void => {
    violations.push({ property, technique, step: place + 1, detail });
  };
  if (conclusions.length === 0) report('no progress', 'the step concludes nothing');
  if (chain === undefined) checkInference(known, toInference(step), report);
  else checkChain(known, step, chain, report);
  return violations;
}

/** Everything that is wrong with an explanation that begins at `from`. */
export function checkExplanation(puzzle: Puzzle, told: Told, from?: PartialGrid): Violation[] {
  const known = Knowledge.of(puzzle, from);
  const { steps } = told;
  const violations = steps.flatMap((step, place) => {
    const found = checkStep(known, step, place);
    known.learn(step.conclusions);
    return found;
  });
  const technique = (place: number) => steps[place]?.technique ?? 'whole-line';
  const last = steps.length;
  for (const detail of wrongEnds(known, told)) {
    violations.push({ property: 'wrong end', technique: technique(last - 1), step: last, detail });
  }
  for (const place of needlessSteps(Knowledge.of(puzzle, from), steps)) {
    const property = 'needless step' as const;
    const step = place + 1;
    violations.push({ property, technique: technique(place), step, detail: '' });
  }
  return violations;
}

/** What the explanation calls known is known; if it says that it is solved, that is a solution. */
function wrongEnds(known: Knowledge, { status, known: end }: Told): string[] {
  const cells = known.cells().map((cell) => known.colorAt(cell));
  const isWhole = !cells.includes(UNKNOWN);
  const { width, height } = end;
  const found: string[] = [];
  if (cells.some((color, i) => color !== end.cells[i])) {
    found.push('other cells are known than the steps conclude');
  }
  if (isWhole !== (status === 'solved')) {
    found.push(`it ended as ${status}, though ${isWhole ? 'all' : 'not all'} cells are known`);
  }
  if (isWhole && !solves({ width, height, cells: Uint16Array.from(cells) }, known.puzzle)) {
    found.push('the end is no solution');
  }
  return found;
}
