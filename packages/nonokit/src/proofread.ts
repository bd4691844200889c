/**
 * Proofreading: which number was mistyped, where clues contradict each other or have several
 * solutions. Only this subpath loads the search for slips.
 *
 * @example
 * ```js
 * import { describeChange, proofread } from 'nonokit/proofread';
 *
 * const typed = { rows: ['1 1', '5', '5', '3', '1'], columns: ['2', '4', '3', '4', '2'] };
 * const [best] = proofread(typed).mendings;
 * console.log(describeChange(best.changes[0], best.puzzle, 'en'));
 * // Column 3, number 1: 3 becomes 4, one more.
 * ```
 *
 * @module nonokit/proofread
 */
import { BLACK_ON_WHITE, bad, type Draft, type Puzzle, type Result, toDraft } from '@nonokit/core';
import {
  type Proofreading,
  type ProofreadOptions,
  type ProofreadProgress,
  proofread as proofreadDraft,
  proofreadAsync as proofreadInTurns,
} from '@nonokit/solver/proofread';
import { clock } from './clock.js';
import { givingWay } from './giving-way.js';
import { parseClaims, shown } from './inputs/claims.js';
import type { PuzzleInput } from './inputs/puzzle-input.js';
import { readClueText } from './inputs/puzzle-text.js';
import { checkOptions, PROOFREAD_OPTIONS } from './options.js';
import { orThrow } from './problem-error.js';
import { noPuzzle } from './words/en/inputs.js';

export type { Draft } from '@nonokit/core';
export { describeChange } from '@nonokit/explain';
export type {
  Change,
  ChangeKind,
  Mending,
  Proofreading,
  ProofreadOptions,
  ProofreadProgress,
} from '@nonokit/solver/proofread';
export { proofreadingAnswer } from './proofreading-answer.js';

/** Options of proofreading in turns with the event loop. */
export interface ProofreadAsyncOptions extends ProofreadOptions {
  /** Called now and then with how far the search has come. */
  readonly onProgress?: ((progress: ProofreadProgress) => void) | undefined;
}

/** Milliseconds that are looked, unless `timeoutMs` says otherwise. */
const USUAL_TIMEOUT_MS = 10_000;

/**
 * Finds the fewest slips that explain why clues have no solution, or several. Takes clues as
 * `solve` does, or the `draft` of a file that could not be read because its clues contradict each
 * other (`draftOf`). Looks for at most ten seconds unless `timeoutMs` is given. Throws
 * `PuzzleError` if the clues are not numbers and colours.
 */
export function proofread(
  clues: Draft | Puzzle | PuzzleInput | string,
  options: ProofreadOptions = {},
): Proofreading {
  checkOptions('proofread', options, PROOFREAD_OPTIONS);
  return proofreadDraft(parseDraft(clues), { clock, timeoutMs: USUAL_TIMEOUT_MS, ...options });
}

/** Proofreads in turns with the event loop, so that a page stays responsive. */
export async function proofreadAsync(
  clues: Draft | Puzzle | PuzzleInput | string,
  { onProgress, ...options }: ProofreadAsyncOptions = {},
): Promise<Proofreading> {
  checkOptions('proofreadAsync', options, PROOFREAD_OPTIONS);
  const pause = givingWay();
  return proofreadInTurns(
    parseDraft(clues),
    { clock, timeoutMs: USUAL_TIMEOUT_MS, ...options },
    (progress) => {
      onProgress?.(progress);
      return pause();
    },
  );
}

/**
 * The clues of what was read: those of a puzzle, or those that a problem is about. Undefined if the
 * problem is another one.
 */
export function draftOf(read: Result<Puzzle>): Draft | undefined {
  return read.ok ? toDraft(read.value) : read.draft;
}

/** Clues that need not fit each other. */
function parseDraft(clues: Draft | Puzzle | PuzzleInput | string): Draft {
  if (typeof clues === 'string') {
    return parseDraft(orThrow(readClueText(clues) ?? bad(noPuzzle, { found: shown(clues) })));
  }
  if (typeof clues !== 'object' || clues === null) {
    return orThrow(bad(noPuzzle, { found: shown(clues) }));
  }
  if (isDraft(clues)) {
    return clues;
  }
  const { rows = [], columns = [], palette, meta } = orThrow(parseClaims(clues));
  return { palette: palette ?? BLACK_ON_WHITE, rows, columns, meta };
}

/** True for clues whose blocks are objects with indices into a palette of objects. */
function isDraft(clues: Draft | Puzzle | PuzzleInput): clues is Draft {
  const { palette, rows, columns } = clues;
  if (typeof rows === 'string' || typeof columns === 'string') return false;
  return (
    palette?.every((color) => typeof color === 'object') === true &&
    [...rows, ...columns].every(
      (clue) => Array.isArray(clue) && clue.every((block) => typeof block?.color === 'number'),
    )
  );
}
