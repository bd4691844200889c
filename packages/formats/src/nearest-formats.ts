/**
 * What a file of no known format might have been meant to be: the readers that understood most of it, and
 * where and why each of them gave up.
 */
import { DEFAULT_LIMITS, describeProblem, type Place, type Problem } from '@nonokit/core';
import { linesOf } from './cursor.js';
import type { Format, Source } from './format.js';

/** Candidates that are named. */
const MOST = 3;

/** Characters that every reader is shown: enough to tell, and nothing for dozens of readers. */
const PREFIX = 32_768;

/** Cells are cheap to announce: no candidate may hold more for the sake of a message. */
const MAX_CELLS = 1_000_000;

/** A reader's first problem, and how far it came. */
interface Candidate {
  readonly ids: readonly string[];
  readonly sentence: string;
  readonly place: Place;
}

/**
 * The text formats whose readers get furthest before their first problem, at most three, each as a phrase:
 * "as nin, line 5, column 1: …". Of equals the later ones of the list come first, as it goes from special to
 * general. Formats that say the same share a phrase. Only the beginning of a long file is looked at.
 */
export function nearestFormats(source: Source, list: readonly Format[]): string[] {
  const prefix = prefixOf(source);
  const lines = linesOf(prefix.text).length;
  const bySentence = new Map<string, Candidate>();
  for (const format of list.toReversed()) {
    const problem = format.media === 'text' ? firstProblem(format, prefix) : undefined;
    const place = problem === undefined ? undefined : reachOf(problem, lines);
    if (problem === undefined || place === undefined) continue;
    const sentence = describeProblem(problem);
    const ids = [...(bySentence.get(sentence)?.ids ?? []), format.id];
    bySentence.set(sentence, { ids, sentence, place });
  }
  return [...bySentence.values()]
    .sort((a, b) => b.place.line - a.place.line || b.place.column - a.place.column)
    .slice(0, MOST)
    .map(({ ids, sentence }) => `as ${ids.slice(0, MOST).join(' or ')}, ${sentence}`);
}

function prefixOf(source: Source): Source {
  const { text, bytes } = source;
  const maxCells = Math.min(source.limits.maxCells, MAX_CELLS);
  const limits = { ...DEFAULT_LIMITS, ...source.limits, maxCells };
  if (text.length <= PREFIX) return { ...source, limits };
  const end = text.lastIndexOf('\n', PREFIX) + 1;
  const shown = text.slice(0, end > 0 ? end : PREFIX);
  return { ...source, text: shown, bytes: bytes.subarray(0, shown.length), limits };
}

function firstProblem(format: Format, source: Source): Problem | undefined {
  const [first] = format.read(source);
  return first === undefined || first.ok ? undefined : first.problem;
}

/**
 * How far a reader came, or undefined where that says nothing: on the first line it has understood nothing
 * (unless there is only one), and at the end of the file it has looked for something in vain.
 */
function reachOf({ line = 1, column = 1 }: Problem, lines: number): Place | undefined {
  if (line > lines) return undefined;
  return line > 1 || (lines === 1 && column > 1) ? { line, column } : undefined;
}
