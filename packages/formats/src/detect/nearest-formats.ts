/**
 * What a file of no known format might have been meant to be: the readers that understood most of it, and
 * where and why each of them gave up.
 */
import { describeProblem, type Place, type Problem } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { linesOf } from '../lexing/cursor.js';
import type { Tried } from '../words/en/detect.js';

/** Candidates that are named. */
const MOST = 3;

/** Characters that every reader is shown: enough to tell, and nothing for dozens of readers. */
const PREFIX = 32_768;

/** Files of up to this many characters are read again by the candidates, who then see all of it. */
const WHOLE = 2_000_000;

/** The most cells that a candidate may hold: a file can announce any number, and this is for a message only. */
const MAX_CELLS = 1_000_000;

/** Problems of files that were understood to the end: nothing is nearer. */
const UNDERSTOOD: ReadonlySet<string> = new Set(['sums-differ', 'goal-differs']);

/** What says something about a candidate; everything may be left out. */
export interface NearestOptions {
  /** True where a reader that reached the end in vain is near. Default: it may have skipped everything. */
  readonly endCounts?: boolean;
  /** Codes of problems that say no more than that the file is another's: "no-separator". */
  readonly foreign?: ReadonlySet<string>;
}

/** Formats whose readers say the same, and how far they came. */
interface Candidate {
  readonly formats: readonly Format[];
  readonly problem: Problem;
  readonly place: Place;
}

/**
 * The text formats whose readers get furthest before their first problem, at most three, with what they say. Of
 * equals the later ones of the list come first, as it goes from special to general. Formats that say the same
 * are named together. Only the beginning of a long file is looked at.
 */
export function nearestFormats(
  source: Source,
  list: readonly Format[],
  options: NearestOptions = {},
): Tried[] {
  const prefix = prefixOf(source);
  const isWhole = prefix.text.length === source.text.length;
  const lines = linesOf(prefix.text).length + (isWhole && options.endCounts === true ? 1 : 0);
  const bySentence = new Map<string, Candidate>();
  for (const format of list.toReversed()) {
    const problem = format.media === 'text' ? firstProblem(format, prefix) : undefined;
    if (problem === undefined || options.foreign?.has(problem.code)) continue;
    const place = UNDERSTOOD.has(problem.code)
      ? { line: lines + 1, column: 1 }
      : reachOf(problem, lines);
    if (place === undefined) continue;
    const sentence = describeProblem(problem);
    const formats = [...(bySentence.get(sentence)?.formats ?? []), format];
    bySentence.set(sentence, { formats, problem, place });
  }
  return [...bySentence.values()]
    .sort((a, b) => b.place.line - a.place.line || b.place.column - a.place.column)
    .slice(0, MOST)
    .map((candidate) => triedOf(candidate, source, isWhole));
}

/** What the readers of a candidate say, of the whole file where that is not too much to ask. */
function triedOf({ formats, problem }: Candidate, source: Source, isWhole: boolean): Tried {
  const ids = formats.slice(0, MOST).map(({ id }) => id);
  if (isWhole) return { ids, problem };
  const [first] = source.text.length <= WHOLE ? formats : [];
  const whole = first === undefined ? undefined : firstProblem(first, bounded(source));
  return whole === undefined ? { ids, read: PREFIX, problem } : { ids, problem: whole };
}

function prefixOf(source: Source): Source {
  const { text, bytes } = source;
  if (text.length <= PREFIX) return bounded(source);
  const end = text.lastIndexOf('\n', PREFIX) + 1;
  const shown = text.slice(0, end > 0 ? end : PREFIX);
  return bounded({ ...source, text: shown, bytes: bytes.subarray(0, shown.length) });
}

function bounded(source: Source): Source {
  const maxCells = Math.min(source.limits.maxCells, MAX_CELLS);
  return { ...source, limits: { ...source.limits, maxCells } };
}

function firstProblem(format: Format, source: Source): Problem | undefined {
  const first = format.read(source).find((puzzle) => !puzzle.ok);
  return first === undefined || first.ok ? undefined : first.problem;
}

/**
 * How far a reader came, or undefined where that says nothing: on the first line it has understood nothing
 * (unless there is only one), and after the last it has looked for something in vain.
 */
function reachOf({ line = 1, column = 1 }: Problem, lines: number): Place | undefined {
  if (line > lines) return undefined;
  return line > 1 || (lines === 1 && column > 1) ? { line, column } : undefined;
}
