/** Asks the page's worker about a picture, and puts its answers into the words of this page. */
import type { AppraisalReport, Moment } from 'nonokit/make';
import { worker } from '../../../worker.js';
import type { Appraise } from './appraiser.js';
import type { RatedDifficulty, Verdict } from './facts.js';

/** Appraises with the worker of the page. */
export const appraise: Appraise = async (puzzle, tell, signal) => {
  let known: AppraisalReport = {};
  const take = (report: AppraisalReport): void => {
    known = { ...known, ...report };
    const verdict = toVerdict(known);
    if (verdict !== undefined) tell(verdict);
  };
  take(await worker().appraise(puzzle, { signal, replaces: true, onProgress: take }));
};

/** The verdict, once it is known whether there is another solution, or that this takes a while. */
export function toVerdict({
  facts,
  lines,
  uniqueness,
  difficulty,
}: AppraisalReport): Verdict | undefined {
  if (facts === undefined || lines === undefined || uniqueness === undefined) return undefined;
  const isMultiple = uniqueness.status === 'multiple';
  const solutions = { unique: 'one', multiple: 'several', unknown: 'unknown' } as const;
  return {
    cells: facts.width * facts.height,
    solutions: solutions[uniqueness.status],
    isSearching: uniqueness.status === 'unknown' && uniqueness.isSearching,
    isLineSolvable: lines.status === 'solved',
    undecided: lines.open,
    differing: isMultiple ? uniqueness.differing : [],
    other: isMultiple ? uniqueness.other : undefined,
    difficulty: difficulty && toRated(difficulty),
    warnings: facts.warnings,
  };
}

function toRated({
  label,
  steps,
  moments,
  techniques,
}: NonNullable<AppraisalReport['difficulty']>): RatedDifficulty {
  const curve = moments.map((moment: Moment) => moment.effort / Math.max(1, moment.steps));
  return { label, steps, curve, techniques: techniques.map(({ id }) => id) };
}
