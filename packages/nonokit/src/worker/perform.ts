/**
 * The verbs as the worker performs them. Solving and explaining are here; files, pictures, making
 * and sealing are loaded when they are first requested, so that the first hint does not wait for
 * them.
 */
import { driveAsync, good, type Puzzle } from '@nonokit/core';
import { diagnoseAsync, type ExplainProgress, explainAsync } from '@nonokit/explain';
import { solveAsync } from '@nonokit/solver';
import { asPuzzle } from '../inputs/puzzle-of.js';
import { rateInTurns } from '../rating.js';
import { loadTongue } from '../tongues/load.js';
import { limited, type Perform } from './performing.js';
import { isRuled } from './ruled-puzzle.js';
import type { During } from './turns.js';
import type { ExplainReport, VerbName, Verbs } from './verbs.js';

/** All verbs. */
export const PERFORM: { readonly [V in VerbName]: Perform<V> } = {
  solve: async ([puzzle], options, during) =>
    isRuled(puzzle)
      ? (await kinds()).solveRuled(puzzle, options, during)
      : solveAsync(asPuzzle(puzzle), limited(options, during), during.pause()),
  explain,
  hint: async ([puzzle, marks], options, during, { hinters }) => {
    const { pause, signal } = during;
    const limits = limited(options, during);
    return hinters.use(asPuzzle(puzzle), options, (own) => {
      signal.throwIfAborted();
      return driveAsync(own.work(marks), pause(), limits);
    });
  },
  explainHint: async ([input, marks], { language: tag = 'en', ...options }, during, shared) => {
    const language = await loadTongue(tag);
    if (isRuled(input)) {
      return (await kinds()).hintRuled(input, marks, { ...options, language }, during);
    }
    const puzzle = asPuzzle(input);
    const found = await PERFORM.hint([puzzle, marks], options, during, shared);
    if (!found.ok) return found;
    const { explainHint } = await import('./explain-hint.js');
    return good(explainHint(found.value, puzzle, marks, language));
  },
  mistakes: async ([puzzle, marks], options, during, { hinters }) => {
    if (isRuled(puzzle)) return (await kinds()).mistakesRuled(puzzle, marks, options, during);
    const { pause, signal } = during;
    const limits = limited(options, during);
    return hinters.use(asPuzzle(puzzle), options, (own) => {
      signal.throwIfAborted();
      return driveAsync(own.checkWork(marks), pause(), limits);
    });
  },
  rate: async ([puzzle], options, during) =>
    rateInTurns(
      asPuzzle(puzzle),
      limited(options, during),
      during.pause(),
      during.pause((progress) => progress),
    ),
  diagnose: async ([puzzle], options, during) =>
    diagnoseAsync(
      asPuzzle(puzzle),
      limited(options, during),
      during.pause((progress) => progress),
    ),
  proofread: async (...request) => (await import('./perform-proofread.js')).proofread(...request),
  scan: async (...request) => (await import('./perform-scan.js')).scan(...request),
  read: async (...request) => (await import('./perform-files.js')).read(...request),
  write: async (...request) => (await import('./perform-files.js')).write(...request),
  draw: async (...request) => (await import('./perform-draw.js')).draw(...request),
  make: async (...request) => (await import('./perform-make.js')).make(...request),
  appraise: async (...request) => (await import('./perform-appraise.js')).appraise(...request),
  blind: async (...request) => (await import('./perform-blind.js')).blind(...request),
  blindKind: async (...request) => (await kinds()).blindKind(...request),
  subject: async (...request) => (await import('./perform-make.js')).subject(...request),
  repair: async (...request) => (await import('./perform-make.js')).repair(...request),
};

/** What puzzles of other kinds need. */
function kinds() {
  return import('./perform-kinds.js');
}

/** Explains; the answer holds the steps that no report has sent. */
async function explain(
  [puzzle]: Verbs['explain']['input'],
  options: Verbs['explain']['options'],
  during: During<ExplainReport>,
): Promise<Verbs['explain']['answer']> {
  let told = 0;
  const unreported = ({ steps }: ExplainProgress): ExplainReport | undefined => {
    if (steps.length === told) return undefined;
    const fresh = steps.slice(told);
    told = steps.length;
    return { steps: fresh };
  };
  const checked: Puzzle = asPuzzle(puzzle);
  const made = await explainAsync(checked, limited(options, during), during.pause(unreported));
  if (!made.ok || told === 0) return made;
  return good({ ...made.value, steps: made.value.steps.slice(told) }, made.warnings);
}
