/**
 * `nonokit prove FILE -o FOLDER`: the answer about a puzzle as a formula and a proof, in files that
 * checkers by other people read; `--check FOLDER` checks such files.
 */
import { good, type Pause, type Puzzle, type Result } from '@nonokit/core';
import { type ProveResult, proveAsync } from '@nonokit/prove';
import type { StopSignal } from '@nonokit/solver';
import { type Console, createConsole, raise, refuse } from '../../io/console.js';
import { EXIT, type ExitStatus } from '../../io/exit.js';
import { fail } from '../../io/failures.js';
import type { Session } from '../../io/host.js';
import { readOne } from '../../io/input.js';
import type { InputPuzzle } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import { formatName } from '../../io/report.js';
import { startClock } from '../explain/explain-clock.js';
import { runCheck } from './check-files.js';
import { certificateFiles, writeFiles } from './files.js';
import type { ProveFlags } from './flags.js';
import { proveBySteps, type StepsProof } from './steps.js';

/** Proves the answer and writes the files, or checks them. */
export async function runProve(name: string, flags: ProveFlags, session: Session): Promise<void> {
  const console = createConsole(flags, session);
  const { host, words } = session;
  await interruptible(console, async (signal) => {
    const input = await readOne(name, { from: flags.from, host, signal, words: words.common });
    if (signal.aborted) return;
    if (!input.ok) return fail(input, console);
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
  raise(console, toExitStatus(result));
  const files = 'certificate' in result ? certificateFiles(puzzle, result, flags, prove) : [];
  const wrong = await writeFiles(files, flags, console);
  if (wrong !== undefined) return refuse(console, wrong.name, wrong.problem);
  const sizes = files.map((file) => ({ name: file.name, bytes: file.content.length }));
  if (flags.json) {
    const pictures = 'pictures' in result ? result.pictures.length : 0;
    const stats = 'stats' in result ? result.stats : undefined;
    const { status } = result;
    await console.out(`${JSON.stringify({ status, pictures, stats, files: sizes })}\n`);
  }
  console.tell(`${formatName(name, puzzle)}: ${sentenceOf(result, console)}`);
  if (sizes.length > 0) console.tell(prove.wrote(flags.output ?? '.', sizes));
}

function sentenceOf(result: ProveResult | StepsProof, { words: { prove } }: Console): string {
  switch (result.status) {
    case 'unknown':
      return prove.undecided[result.reason === 'size' ? 'size' : 'budget'];
    case 'more':
      return prove.more(result.pictures.length);
    default:
      return prove.proved(result.pictures.length);
  }
}

function toExitStatus({ status }: ProveResult | StepsProof): ExitStatus {
  if (status === 'unknown') return EXIT.undecided;
  return status === 'more' ? EXIT.negative : EXIT.good;
}
