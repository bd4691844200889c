/** Explanations and hints: the objects of `explain --json` and `hint --json`. */
import { type PartialGrid, type Puzzle, rowsOf, type StopOptions } from '@nonokit/core';
import { safeExplain as explained, safeHint as hintFor, safeDiagnose, solve } from 'nonokit';
import { type Explanation, hintAnswer, stepAnswer } from 'nonokit/explain';
import { type AnyTongue, loadTongue } from 'nonokit/languages';
import { ENGINE_LIMITS } from '../../contract/limits.js';
import { jsonAnswer, refused, withDoubts } from './answers.js';
import { marksIn } from './marks.js';
import { puzzleIn, tooLargeFor } from './read-puzzle.js';
import type { EngineAnswer, EngineCall, Perform } from './verbs.js';

const DEFAULT_MS = 8000;

/** Conflicts after which uniqueness stays undecided: a second or so. */
const MOST_CONFLICTS = 5000;

/** Most lines to settle for all chains together: some six seconds. */
const MOST_LINES = 3_000_000;

/** Most lines to settle if there are several solutions: assumptions never reach the end then. */
const AMBIGUOUS_LINES = 500_000;

/** Explains the solution step by step. */
export const explain: Perform<'explain'> = (request, working) => {
  const { lineOnly = false, timeoutMs, marks } = request.options;
  return withMarks(request, (puzzle, from, tongue) => {
    const limits = { timeoutMs: timeoutMs ?? DEFAULT_MS, signal: working.signal };
    const result = solve(puzzle, { ...limits, maxConflicts: MOST_CONFLICTS });
    const totalBudget = result.status === 'multiple' ? AMBIGUOUS_LINES : MOST_LINES;
    const made = explained(puzzle, { ...limits, from, chains: !lineOnly, totalBudget });
    if (!made.ok) return refused(made.problem, request.language);
    const { steps } = made.value;
    const isWhole = marks === undefined && !lineOnly;
    const diagnosis = diagnoseEnd(puzzle, made.value, { ...limits, result, isWhole });
    return jsonAnswer({
      steps: steps.map((step, i) => stepAnswer(step, i + 1, puzzle, tongue)),
      end: { ...toEnd(made.value), ...diagnosis },
    });
  });
};

/** The next hint for a player with these marks. */
export const hint: Perform<'hint'> = (request, working) => {
  const { lineOnly = false, timeoutMs = DEFAULT_MS, tell = 'why' } = request.options;
  return withMarks(request, (puzzle, from, tongue) => {
    const limits = { timeoutMs, signal: working.signal };
    const found = hintFor(puzzle, from, { ...limits, chains: !lineOnly, totalBudget: MOST_LINES });
    if (!found.ok) return refused(found.problem, request.language);
    return jsonAnswer(hintAnswer(found.value, puzzle, from, tell, tongue));
  });
};

async function withMarks(
  { file, index, language, options }: EngineCall<Parameters<typeof hint>[0]['options']>,
  use: (puzzle: Puzzle, marks: PartialGrid, tongue: AnyTongue) => EngineAnswer,
): Promise<EngineAnswer> {
  const read = puzzleIn(file, index);
  if (!read.ok) return refused(read.problem, language);
  const { puzzle } = read.value;
  const large = tooLargeFor(puzzle, ENGINE_LIMITS.explainedCells);
  if (large !== undefined) return refused(large, language);
  const marks = marksIn(puzzle, options.marks);
  if (!marks.ok) return refused(marks.problem, language);
  const answer = use(puzzle, marks.value, await loadTongue(language));
  return withDoubts(answer, read.warnings, language);
}

function toEnd({ status, steps, known, conflict }: Explanation): object {
  const level = steps.reduce((most, step) => Math.max(most, step.level), 0);
  const end = { status, steps: steps.length, level, known: rowsOf(known) };
  return conflict === undefined ? end : { ...end, conflict };
}

/** Why steps do not reach the end, or need assumptions, and what would help. */
function diagnoseEnd(
  puzzle: Puzzle,
  explanation: Explanation,
  { isWhole, ...options }: DiagnosisOptions,
): object {
  const { status, steps } = explanation;
  if (status === 'stopped' || status === 'contradiction') return {};
  if (status === 'solved' && !steps.some(({ level }) => level >= 4)) return {};
  const found = safeDiagnose(puzzle, isWhole ? { ...options, explanation } : options);
  return found.ok ? { diagnosis: found.value } : {};
}

interface DiagnosisOptions extends Pick<StopOptions, 'timeoutMs' | 'signal'> {
  readonly result: ReturnType<typeof solve>;
  /** False if the explanation began with marks or stopped before assumptions. */
  readonly isWhole: boolean;
}
