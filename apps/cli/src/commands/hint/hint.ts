/**
 * `nonokit hint FILE [MARKS]`: the next advice for a player, as much of it as is wished, and the
 * marks afterwards.
 */
import { existsSync } from 'node:fs';
import {
  bad,
  good,
  type PartialGrid,
  type Puzzle,
  problem,
  type Result,
  UNKNOWN,
} from '@nonokit/core';
import { applyHint, type Hint } from '@nonokit/explain';
import type { ColorChoice } from '../../io/color.js';
import { type Console, createConsole, refuse } from '../../io/console.js';
import { fail } from '../../io/failures.js';
import type { Session } from '../../io/host.js';
import { readOne } from '../../io/input.js';
import { interruptible } from '../../io/interrupt.js';
import { createEmptyMarks, marksText, readMarks } from '../../io/marks.js';
import { openOutput } from '../../io/output.js';
import { readBytes, STDIN_TWICE } from '../../io/read-bytes.js';
import * as says from '../../words/en/problems/commands.js';
import { startClock } from '../explain/explain-clock.js';
import { type HintPart, printHint } from './print-hint.js';

/** The options of `hint`. */
export interface HintCommandFlags {
  /** A format's id: "non". */
  readonly from?: string;
  /** How much of the hint to reveal. */
  readonly tell: HintPart;
  /** Whether to write the marks afterwards to MARKS. */
  readonly apply?: boolean;
  readonly color: ColorChoice;
  readonly lineOnly?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Most lines to settle while looking for chains: 3000000. */
  readonly budget: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Prints one hint for the marks, and applies it on request. */
export async function runHint(
  name: string,
  marked: string | undefined,
  flags: HintCommandFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  if (name === '-' && marked === '-') return refuse(console, '-', STDIN_TWICE);
  if (flags.apply && (marked === undefined || marked === '-')) {
    return refuse(console, '--apply', problem(says.applyNeedsMarks));
  }
  await interruptible(console, async (signal) => {
    const input = await readOne(name, {
      from: flags.from,
      host: session.host,
      signal,
      words: words.common,
    });
    if (signal.aborted) return;
    if (!input.ok) return fail(input, console);
    const marks = await marksOf(input.puzzle, marked, flags, session, signal);
    if (signal.aborted) return;
    if (!marks.ok) return refuse(console, shortName(marked ?? '-', input.puzzle), marks.problem);
    const { timeout: timeoutMs, quiet: hidden } = flags;
    const clock = startClock({ timeoutMs, console, hidden, signal });
    const found = await printHint(input, marks.value, { ...flags, clock }, console);
    if (found === undefined) return;
    if (flags.apply) await applied(found, marks.value, input.puzzle, marked ?? '-', console);
    else if (marked === undefined && !flags.json && found.kind === 'step') {
      console.note(words.hint.goOn);
    }
  });
}

/** The name of marks in messages; a picture has none. */
function shortName(marked: string, puzzle: Puzzle): string {
  return isPicture(marked, puzzle) ? 'MARKS' : marked;
}

/** True for marks that are typed: rows between line ends, or as many as fit between slashes. */
function isPicture(marked: string, { width, height }: Puzzle): boolean {
  if (marked.includes('\n')) return true;
  const rows = marked.split('/');
  const fits = rows.length === height && rows.every((row) => [...row].length === width);
  return fits && rows.length > 1 && !existsSync(marked);
}

/** The marks: none, those of a file, or those of a picture on the command line. */
async function marksOf(
  puzzle: Puzzle,
  marked: string | undefined,
  { apply }: HintCommandFlags,
  { words, host }: Session,
  signal: AbortSignal,
): Promise<Result<PartialGrid>> {
  if (marked === undefined) return good(createEmptyMarks(puzzle));
  if (isPicture(marked, puzzle)) return readMarks(marked.replaceAll('/', '\n'), puzzle);
  if (marked !== '-' && !existsSync(marked)) {
    return apply ? good(createEmptyMarks(puzzle)) : bad(says.noMarksFile);
  }
  const bytes = await readBytes(marked, {
    host,
    signal,
    prompt: words.common.typePuzzle,
  });
  return bytes.ok ? readMarks(new TextDecoder().decode(bytes.value), puzzle) : bytes;
}

/** Writes the marks after the hint, and reports the number of known cells. */
async function applied(
  found: Hint,
  marks: PartialGrid,
  puzzle: Puzzle,
  file: string,
  console: Console,
): Promise<void> {
  if (found.kind !== 'step' && found.kind !== 'mistakes') return;
  const after = applyHint(found, marks);
  const output = await openOutput(file, { force: true, console });
  const wrong = output.ok ? await output.value.write(marksText(after, puzzle)) : output.problem;
  if (wrong !== undefined) return refuse(console, file, wrong);
  const known = after.cells.filter((cell) => cell !== UNKNOWN).length;
  console.tell(`${file}: ${console.words.hint.known(known, after.cells.length)}`);
}
