/**
 * `nonokit proofread FILE`: which number was mistyped, where the clues have no solution or several;
 * on request writes the mended puzzle.
 */
import type { Problem } from '@nonokit/core';
import { formatOfName, OWN_FORMATS, writePuzzles } from '@nonokit/formats/own';
import type { Mending, Proofreading } from '@nonokit/solver/proofread';
import { proofreadingAnswer } from 'nonokit/proofread';
import { type Console, createConsole, raise, refuse } from '../../io/console.js';
import { tellDoubts } from '../../io/doubts.js';
import { EXIT } from '../../io/exit.js';
import { fail } from '../../io/failures.js';
import type { Session } from '../../io/host.js';
import { readOne } from '../../io/input.js';
import type { Input } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import { openOutput } from '../../io/output.js';
import { startClock } from '../explain/explain-clock.js';
import { draftIn, mendingsText, proofreadInTurns } from './mendings.js';

/** The options of `proofread`. */
export interface ProofreadFlags {
  /** A format's id: "non". */
  readonly from?: string;
  /** The file for the mended puzzle: "cat.json". */
  readonly output?: string;
  /** Which way to mend is written, from 1. */
  readonly take: number;
  readonly force?: boolean;
  readonly maxChanges: number;
  /** Milliseconds. */
  readonly timeout: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Prints the likeliest ways to mend the clues, and writes one on request. */
export async function runProofread(
  name: string,
  flags: ProofreadFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { host, words } = session;
  await interruptible(console, async (signal) => {
    const input = await readOne(name, { from: flags.from, host, signal, words: words.common });
    if (signal.aborted) return;
    const draft = draftIn(input);
    if (draft === undefined) {
      if (!input.ok) fail(input, console);
      return;
    }
    if (input.ok) tellDoubts(input, console);
    const { timeout: timeoutMs, quiet: hidden, maxChanges } = flags;
    const clock = startClock({ timeoutMs, console, hidden, signal });
    const found = await proofreadInTurns(draft, { signal: clock, maxChanges }, clock, console);
    await report(input, found, flags, console);
    const mending = found.mendings[flags.take - 1];
    if (flags.output === undefined) return;
    if (mending === undefined) console.tell(words.proofread.nothingToWrite(flags.take));
    else await write(mending, flags.output, flags, console);
  });
}

async function report(
  input: Input,
  found: Proofreading,
  { json }: ProofreadFlags,
  console: Console,
): Promise<void> {
  const { proofread } = console.words;
  raise(console, exitStatus(found));
  if (json) {
    const problem = input.ok ? {} : { problem: input.problem };
    const answer = { file: input.file, ...proofreadingAnswer(found), ...problem };
    await console.out(`${JSON.stringify(answer)}\n`);
    return;
  }
  const what = proofread.found[found.status];
  await console.out(`${input.name}: ${what}\n${mendingsText(found, console.words)}`);
}

function exitStatus({ status }: Proofreading): (typeof EXIT)[keyof typeof EXIT] {
  if (status === 'right') return EXIT.good;
  return status === 'mended' ? EXIT.negative : EXIT.undecided;
}

/** Writes a mended puzzle in the format that the file's name tells, by default JSON. */
async function write(
  { puzzle }: Mending,
  file: string,
  { force }: ProofreadFlags,
  console: Console,
): Promise<void> {
  const output = await openOutput(file, { force, console });
  if (!output.ok) return refuse(console, file, output.problem);
  const format = formatOfName(file, OWN_FORMATS)?.id ?? 'json';
  const bytes = writePuzzles([puzzle], format);
  const wrong: Problem | undefined = bytes.ok
    ? await output.value.write(bytes.value)
    : bytes.problem;
  if (wrong !== undefined) return refuse(console, file, wrong);
  console.tell(console.words.proofread.wrote(file));
}
