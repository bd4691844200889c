/**
 * `nonokit hint FILE [MARKS]`: the next advice for a player, as much of it as is wished, and the
 * marks afterwards.
 */
import { good, type PartialGrid, type Puzzle, problem, type Result, UNKNOWN } from '@nonokit/core';
import { applyHint, type Hint } from '@nonokit/explain';
import { type Console, createConsole, refuse } from '../../io/console.js';
import { tellDoubts } from '../../io/doubts.js';
import { fail } from '../../io/failures.js';
import type { Session } from '../../io/host.js';
import { readOne } from '../../io/input.js';
import { isKind } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import { createEmptyMarks, marksText, readMarks } from '../../io/marks.js';
import { openOutput } from '../../io/output.js';
import { STDIN_TWICE } from '../../io/read-bytes.js';
import * as says from '../../words/en/problems/commands.js';
import { startClock } from '../explain/explain-clock.js';
import type { HintCommandFlags } from './flags.js';
import { isPicture, markedText } from './marked-text.js';
import { printHint } from './print-hint.js';

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
    if (isKind(input)) {
      const { hintKindInput } = await import('../../kinds/index.js');
      return hintKindInput(input, marked, flags, console, signal);
    }
    if (!input.ok) return fail(input, console);
    tellDoubts(input, console);
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

/** The marks: none, those of a file, or those of a picture on the command line. */
async function marksOf(
  puzzle: Puzzle,
  marked: string | undefined,
  flags: HintCommandFlags,
  session: Session,
  signal: AbortSignal,
): Promise<Result<PartialGrid>> {
  const text = await markedText(puzzle, marked, flags, session, signal);
  if (!text.ok) return text;
  return text.value === undefined ? good(createEmptyMarks(puzzle)) : readMarks(text.value, puzzle);
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
