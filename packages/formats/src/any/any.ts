/**
 * The reader of last resort. Whatever the syntax, two lists of clues that fit each other in number
 * and sums, in exactly one way, are a puzzle; otherwise the problem names the lists and says why
 * not.
 *
 * It is asked after every other reader has refused (`detect/last-resort.ts`), and then reads only
 * what can be nothing but a puzzle. `--from any` reads what merely fits, too.
 */
import { bad, type Puzzle, type Result } from '@nonokit/core';
import type { Format, LastReading, Source } from '../format.js';
import { anyNothing, anyReadOnly } from '../words/en/any.js';
import { type AnyReading, puzzlesOfReading } from './found.js';
import { leftoverRemark } from './leftover.js';
import { readAny } from './readings.js';
import { whatItIs } from './what-it-is.js';

/** The reader of last resort, `--from any`. */
export const any: Format = {
  id: 'any',
  name: 'last resort: any two lists that fit',
  extensions: [],
  media: 'text',
  stage: 'rest',
  readOnly: true,
  holds: {
    colors: 'ids',
    background: false,
    clues: true,
    goal: false,
    meta: ['title', 'author'],
    several: true,
  },
  detect: (source) => isCertain(readAny(source)),
  lastReading: readLast,
  leftover: ({ text }, puzzles) => leftoverRemark(text, puzzles),
  read: (source) => puzzlesOf(readAny(source), source),
  write: () => bad(anyReadOnly),
};

/** The puzzles of a file that can be nothing else, or why what looks like clues is none. */
function readLast(source: Source): LastReading {
  const reading = readAny(source);
  if (!isCertain(reading)) return { problem: reading.problem, ...toldIn(reading) };
  const puzzles = puzzlesOfReading(reading, source);
  const [first] = puzzles;
  if (first === undefined) return { problem: whatItIs(source.text) };
  if (!first.ok && !puzzles.some(({ ok }) => ok)) return first;
  return { puzzles };
}

/** The clues that the problem of a reading is about, or the puzzle of another kind. */
function toldIn({ found, problem }: AnyReading): Pick<LastReading, 'draft' | 'kind'> {
  const [first] = found;
  if (first === undefined || !('problem' in first) || first.problem !== problem) return {};
  return { draft: first.draft, kind: first.kind };
}

/** True if there are puzzles and every one is certain. */
function isCertain({ found }: AnyReading): boolean {
  const puzzles = found.filter((one) => !('problem' in one));
  return puzzles.length > 0 && puzzles.every((one) => !('pair' in one) || one.pair.isCertain);
}

/** All that was found, certain or not; at least one problem. */
function puzzlesOf(reading: AnyReading, source: Source): readonly Result<Puzzle>[] {
  const puzzles = puzzlesOfReading(reading, source);
  if (puzzles.length > 0) return puzzles;
  const { problem } = reading;
  if (problem !== undefined) return [{ ok: false, problem, ...toldIn(reading) }];
  return [bad(anyNothing, {}, { line: 1, column: 1 })];
}
