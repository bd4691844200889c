/**
 * How an explanation ended, in one sentence, as JSON and as a status; where it stopped, why, and
 * what would help.
 */
import { type Line, type Puzzle, rowsOf } from '@nonokit/core';
import {
  type Diagnosis,
  diagnose,
  type Ending,
  type LanguageId,
  type Step,
} from '@nonokit/explain';
import { EXIT, type ExitStatus } from '../exit.js';
import { type Sentences, sentencesIn } from './explain-sentences.js';

/** What to say at the end. */
export interface Verdict {
  readonly status: ExitStatus;
  readonly sentence: string;
  readonly answer: object;
}

/** How it was asked for. */
export interface VerdictOptions {
  readonly lineOnly?: boolean;
  readonly lang: LanguageId;
}

/** The verdict on a finished, stuck or timed-out (`ending` undefined) explanation. */
export function verdictOf(
  puzzle: Puzzle,
  steps: readonly Step[],
  ending: Ending | undefined,
  { lineOnly = false, lang }: VerdictOptions,
): Verdict {
  const say = sentencesIn(lang);
  const count = steps.length;
  const level = Math.max(0, ...steps.map((step) => step.level));
  if (ending === undefined) {
    const answer = { status: 'timeout', steps: count, level };
    return { status: EXIT.undecided, sentence: say.timeIsUp(count), answer };
  }
  const answer = { status: ending.status, steps: count, level, known: rowsOf(ending.known) };
  switch (ending.status) {
    case 'contradiction':
      return contradiction(say, count, answer, ending.conflict);
    case 'stuck':
      return lineOnly
        ? { status: EXIT.undecided, sentence: say.linesStop(count), answer }
        : stuck(say, puzzle, steps, answer);
    default:
      return { status: EXIT.good, sentence: say.solved(count, level), answer };
  }
}

function contradiction(
  say: Sentences,
  count: number,
  answer: object,
  conflict: Line | undefined,
): Verdict {
  const sentence = say.contradiction(count, conflict);
  return { status: EXIT.negative, sentence, answer: { ...answer, conflict } };
}

function stuck(say: Sentences, puzzle: Puzzle, steps: readonly Step[], answer: object): Verdict {
  const result = diagnose(puzzle, { explanation: { status: 'stuck', steps } });
  if (!result.ok) return { status: EXIT.undecided, sentence: say.linesStop(steps.length), answer };
  const { status, differing, open, give, change } = result.value;
  const negative = status === 'multiple' || status === 'none';
  return {
    status: negative ? EXIT.negative : EXIT.undecided,
    sentence: `${say.stuck(steps.length, whyOf(say, result.value))}${say.advice(give, change)}`,
    answer: { ...answer, solutions: status, open, differing, give, change },
  };
}

function whyOf(say: Sentences, { status, differing }: Diagnosis): string {
  if (status === 'multiple') return say.several(differing.length);
  return status === 'none' ? say.noSolution : say.budgetSpent;
}
