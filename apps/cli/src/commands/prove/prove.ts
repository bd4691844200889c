/**
 * `nonokit prove FILE -o FOLDER`: the answer about a puzzle as a formula and a proof, in files that
 * checkers by other people read; `--check FOLDER` checks such files.
 */
import { good, type Pause, type Puzzle, type Result } from '@nonokit/core';
import { type ProveResult, proveAsync } from '@nonokit/prove';
import type { StopSignal } from '@nonokit/solver';
import { type Console, createConsole, refuse } from '../../io/console.js';
import { tellDoubts } from '../../io/doubts.js';
import { fail } from '../../io/failures.js';
import type { Session } from '../../io/host.js';
import { readOne } from '../../io/input.js';
import { type InputPuzzle, isKind } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import { formatName } from '../../io/report.js';
import { startClock } from '../explain/explain-clock.js';
import { runCheck } from './check-files.js';
import { certificateFiles } from './files.js';
import type { ProveFlags } from './flags.js';
import { reportFiles } from './report.js';
import { proveBySteps, type StepsProof } from './steps.js';

/** Proves the answer and writes the files, or checks them. */
export async function runProve(name: string, flags: ProveFlags, session: Session): Promise<void> {
  const console = createConsole(flags, session);
  const { host, words } = session;
  await interruptible(console, async (signal) => {
    const input = await readOne(name, { from: flags.from, host, signal, words: words.common });
    if (signal.aborted) return;
    if (isKind(input)) {
      const { proveKindInput } = await import('../../kinds/index.js');
      return proveKindInput(input, flags, console, signal);
    }
    if (!input.ok) return fail(input, console);
    tellDoubts(input, console);
    if (flags.check !== undefined) return runCheck(input, flags.check, console, signal);
    const { timeout: timeoutMs, quiet: hidden } = flags;
    const clock = startClock({ timeoutMs, console, hidden, signal });
    const result = await clock.hold(words.prove.proving, (pause) =>
      proofOf(input.puzzle, flags, clock, pause),
    );
    if (signal.aborted) return;
    if (result.ok) await report(input, result.value, flags, console);
    else refuse(console, formatName(input.name, input.puzzle), result.problem);
  });
}

/** The proof by the search, or by the steps of an explanation. */
async function proofOf(
  puzzle: Puzzle,
  { steps, seed, maxSolutions }: ProveFlags,
  signal: StopSignal,
  pause: Pause,
): Promise<Result<ProveResult | StepsProof>> {
  if (steps) return proveBySteps(puzzle, { signal }, pause);
  const options = { maxSolutions, signal, ...(seed === undefined ? {} : { seed }) };
  return good(await proveAsync(puzzle, options, pause));
}

/** Writes the files of a certificate, and says what was proved. */
async function report(
  { name, puzzle }: InputPuzzle,
  result: ProveResult | StepsProof,
  flags: ProveFlags,
  console: Console,
): Promise<void> {
  const { prove } = console.words;
  const files = 'certificate' in result ? certificateFiles(puzzle, result, flags, prove) : [];
  await reportFiles(formatName(name, puzzle), result, files, flags, console);
}
