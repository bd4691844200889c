/**
 * Suggestions for a file of unknown format: the readers that understood most of it, and where and
 * why each failed.
 */
import { describeProblem, type Place, type Problem } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { linesOf } from '../lexing/cursor.js';
import type { Tried } from '../words/en/detect.js';
import { opensAs } from './openings.js';

/** Maximum candidates in the message. */
const MOST = 2;

/**
 * Number of characters that every reader gets: enough to judge, and cheap for dozens of readers.
 */
const PREFIX = 32_768;

/** Up to this number of characters, candidates read the whole file again. */
const WHOLE = 2_000_000;

/**
 * Maximum cells of a candidate: a file can announce any number, and the result is only a message.
 */
const MAX_CELLS = 1_000_000;

/** Problems of files that were understood to the end, the closest candidates. */
const UNDERSTOOD: ReadonlySet<string> = new Set(['sums-differ', 'goal-differs']);

/** Options for judging candidates; all are optional. */
export interface NearestOptions {
  /**
   * True if a reader that failed at the end of the file counts as close. Default false: it may have
   * skipped everything.
   */
  readonly endCounts?: boolean;
  /** Codes of problems that only mean that the file has another format: "no-separator". */
  readonly foreign?: ReadonlySet<string>;
}

/** Formats whose readers found the same problem, and how far they got. */
interface Candidate {
  readonly formats: readonly Format[];
  readonly problem: Problem;
  readonly place: Place;
}

/**
 * The text formats, at most two, whose files begin like this one and whose readers get furthest
 * before their first problem, with these problems. At equal positions later formats come first,
 * because the list goes from special to general. Formats with the same problem are grouped. Only
 * the beginning of a long file is read.
 */
export function nearestFormats(
  source: Source,
  list: readonly Format[],
  options: NearestOptions = {},
): Tried[] {
  const prefix = cutPrefix(source);
  const isWhole = prefix.text.length === source.text.length;
  const lines = linesOf(prefix.text).length + (isWhole && options.endCounts === true ? 1 : 0);
  const bySentence = new Map<string, Candidate>();
  for (const format of list.toReversed()) {
    const canOpen = format.media === 'text' && opensAs(format, prefix);
    const problem = canOpen ? firstProblem(format, prefix) : undefined;
    if (problem === undefined || options.foreign?.has(problem.code)) continue;
    const place = UNDERSTOOD.has(problem.code)
      ? { line: lines + 1, column: 1 }
      : findReach(problem, lines);
    if (place === undefined) continue;
    const sentence = describeProblem(problem);
    const formats = [...(bySentence.get(sentence)?.formats ?? []), format];
    bySentence.set(sentence, { formats, problem, place });
  }
  return [...bySentence.values()]
    .sort((a, b) => b.place.line - a.place.line || b.place.column - a.place.column)
    .slice(0, MOST)
    .map((candidate) => tryCandidate(candidate, source, isWhole));
}

/** The problem of a candidate, for the whole file unless it is too long. */
function tryCandidate({ formats, problem }: Candidate, source: Source, isWhole: boolean): Tried {
  const ids = formats.slice(0, MOST).map(({ id }) => id);
  if (isWhole) return { ids, problem };
  const [first] = source.text.length <= WHOLE ? formats : [];
  const whole = first === undefined ? undefined : firstProblem(first, bounded(source));
  return whole === undefined ? { ids, read: PREFIX, problem } : { ids, problem: whole };
}

function cutPrefix(source: Source): Source {
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
 * The place a reader reached, or undefined if it means nothing: on the first of several lines it
 * understood nothing, and after the last line it found nothing.
 */
function findReach({ line = 1, column = 1 }: Problem, lines: number): Place | undefined {
  if (line > lines) return undefined;
  return line > 1 || (lines === 1 && column > 1) ? { line, column } : undefined;
}
