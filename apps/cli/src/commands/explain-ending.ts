/**
 * How an explanation ended, in one sentence, as JSON and as a status; where it stopped, why.
 */
import { lineName, type Puzzle, rowsOf } from '@nonokit/core';
import { type Diagnosis, diagnose, type Ending, type Step } from '@nonokit/explain';
import { EXIT, type ExitStatus } from '../exit.js';
import { counted } from '../report.js';

/** What to say at the end. */
export interface Verdict {
  readonly status: ExitStatus;
  readonly sentence: string;
  readonly answer: object;
}

/** The verdict on a finished, stuck or timed-out (`ending` undefined) explanation. */
export function verdictOf(
  puzzle: Puzzle,
  steps: readonly Step[],
  ending: Ending | undefined,
  { lineOnly = false }: { readonly lineOnly?: boolean },
): Verdict {
  const number = counted(steps.length, 'step');
  const level = Math.max(0, ...steps.map((step) => step.level));
  if (ending === undefined) {
    const answer = { status: 'timeout', steps: steps.length, level };
    return { status: EXIT.undecided, sentence: `the time is up after ${number}`, answer };
  }
  const known = rowsOf(ending.known);
  const answer = { status: ending.status, steps: steps.length, level, known };
  switch (ending.status) {
    case 'contradiction': {
      const where =
        ending.conflict === undefined ? '' : `: nothing fits in ${lineName(ending.conflict)}`;
      const sentence = `clues and marks contradict each other after ${number}${where}`;
      return { status: EXIT.negative, sentence, answer: { ...answer, conflict: ending.conflict } };
    }
    case 'stuck':
      return stuckVerdict(puzzle, number, answer, lineOnly);
    default:
      return {
        status: EXIT.good,
        sentence: `solved in ${number}, the highest of level ${level}`,
        answer,
      };
  }
}

function stuckVerdict(puzzle: Puzzle, number: string, answer: object, lineOnly: boolean): Verdict {
  const result = lineOnly ? undefined : diagnose(puzzle);
  if (!result?.ok) {
    const sentence = `line logic stops after ${number}`;
    return { status: EXIT.undecided, sentence, answer };
  }
  const { status, differing, give, change } = result.value;
  const several = status === 'multiple';
  const why = several
    ? `the puzzle has several solutions, which differ in ${counted(differing.length, 'cell')}`
    : 'the techniques found nothing more within the budget';
  const sentence = `stuck after ${number}: ${why}${advice(result.value)}`;
  return {
    status: several || status === 'none' ? EXIT.negative : EXIT.undecided,
    sentence,
    answer: { ...answer, solutions: status, differing, give, change },
  };
}

/** "; giving 1 cell (row 2, column 5) would settle it, or changing …". */
function advice({ give, change }: Diagnosis): string {
  const parts: string[] = [];
  if (give !== undefined) parts.push(`giving ${cellsText(give)}`);
  if (change !== undefined) parts.push(`changing ${cellsText(change)} in the picture`);
  return parts.length === 0 ? '' : `; ${parts.join(' or ')} would make it solvable line by line`;
}

function cellsText(cells: readonly { readonly row: number; readonly column: number }[]): string {
  const [first] = cells;
  if (first === undefined) return 'no cell';
  const places = cells.slice(0, 4).map(({ row, column }) => `${row + 1}:${column + 1}`);
  const more = cells.length > 4 ? ', …' : '';
  return `${counted(cells.length, 'cell')} (row:column ${places.join(', ')}${more})`;
}
