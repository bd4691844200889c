/**
 * Asks the reader of last resort, after the reader of a file's format has refused it or no format
 * was found. A file that some reader takes, even in part, never gets here; nor does one that a
 * reader understood and found wrong, for its problem says more.
 */
import { good, type Problem, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import type { PuzzleFile } from './puzzle-file.js';

/**
 * What a reader says about a file that it has understood, or that is none of text. Another reader
 * would only overlook the fault.
 */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  ...['sums-differ', 'goal-differs', 'clue-too-long', 'too-large', 'bad-goal', 'goal-size'],
  ...['too-many-cells', 'too-many-lines', 'too-many-colors', 'too-many-puzzles', 'too-many-blocks'],
  ...['unknown-color', 'blank-block', 'bad-color', 'no-colors', 'same-colors', 'hidden-number'],
  ...['triangle', 'triangles', 'triddler', 'blotted', 'given-cells', 'listed-twice', 'given-twice'],
  ...['unknown-version', 'site-refusal', 'address-only', 'other-puzzle', 'other-kind'],
  ...['ambiguous-format'],
  ...['ambiguous-clues', 'clues-misfit', 'wrong-media', 'bad-root', 'empty-file', 'no-solution'],
]);

/** Problems that only mean that a file has another form; lists that almost fit say more. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(['unknown-format', 'missing-member', 'no-clues']);

/** Our own files, which are read as they are or not at all. */
const OURS = /"format"\s{0,9}:\s{0,9}"nonokit"/;

/** The file as the reader of last resort takes it, or else what was said of it before. */
export function orLastResort(
  read: Result<PuzzleFile>,
  source: Source,
  formats: readonly Format[],
): Result<PuzzleFile> {
  const refused = findProblem(read);
  if (refused === undefined || UNDERSTOOD.has(refused.code)) return read;
  const rest = formats.find(({ stage }) => stage === 'rest');
  if (rest?.lastReading === undefined || source.text === '') return read;
  if (OURS.test(source.text.slice(0, 1000))) return read;
  const { puzzles, problem, draft, kind } = rest.lastReading(source);
  if (puzzles !== undefined) return good({ format: rest, puzzles });
  // a puzzle of another kind is a puzzle of the file, which some callers take
  if (problem !== undefined && kind !== undefined) {
    return good({ format: rest, puzzles: [{ ok: false, problem, kind }] });
  }
  const saysMore = problem?.code === 'other-puzzle' || SAYS_LITTLE.has(refused.code);
  return problem !== undefined && saysMore ? { ok: false, problem, draft } : read;
}

/** The problem of a file from which no puzzle was read. */
function findProblem(read: Result<PuzzleFile>): Problem | undefined {
  if (!read.ok) return read.problem;
  const [first] = read.value.puzzles;
  if (first === undefined || first.ok) return undefined;
  return read.value.puzzles.some(({ ok }) => ok) ? undefined : first.problem;
}
