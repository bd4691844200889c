/** `nonokit explain` of a puzzle of another kind: its steps in words. */
import { driveAsync, problem } from '@nonokit/core';
import { explainKindWork, type KindEnding, kindPictureText, kindStepText } from '@nonokit/kinds';
import { symbolsOf } from '@nonokit/render';
import { inAnswer } from 'nonokit/explain';
import type { AnyTongue } from 'nonokit/languages';
import { givingWay } from 'nonokit/threads';
import { type Console, raise, refuse } from '../io/console.js';
import { EXIT, type ExitStatus } from '../io/exit.js';
import type { KindInput } from '../io/input-puzzle.js';
import { formatName } from '../io/report.js';
import { notOfKinds } from '../words/en/problems/commands.js';
import { kindPuzzleOf } from './solve-input.js';

/** The options of `explain` that matter here. */
interface KindExplainFlags {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly fromState?: string;
  readonly next?: boolean;
  readonly board?: number | true;
  readonly only?: unknown;
  readonly pause?: boolean;
  readonly lineOnly?: boolean;
}

const STATUS: Readonly<Record<KindEnding, ExitStatus>> = {
  solved: EXIT.good,
  stuck: EXIT.undecided,
  stopped: EXIT.undecided,
  contradiction: EXIT.negative,
};

/** Prints the steps of an input, and how they end. */
export async function explainKindInput(
  input: KindInput,
  flags: KindExplainFlags,
  console: Console,
  signal: AbortSignal,
): Promise<void> {
  const option = optionOfOthers(flags);
  if (option !== undefined) return refuse(console, option, problem(notOfKinds));
  const puzzle = kindPuzzleOf(input, console);
  if (puzzle === undefined) return;
  const clock = () => performance.now();
  const { timeout: timeoutMs } = flags;
  const work = explainKindWork(puzzle);
  const { steps, status, known } = await driveAsync(work, givingWay(), {
    signal,
    timeoutMs,
    clock,
  });
  const { words } = console;
  for (const [k, step] of steps.entries()) {
    const { tongue } = words;
    const say = (language: AnyTongue): string => kindStepText(step, puzzle, language);
    await console.out(
      flags.json
        ? `${JSON.stringify({ step: k + 1, ...step, text: inAnswer(say, tongue) })}\n`
        : `${k + 1}. ${say(tongue)}\n`,
    );
  }
  if (flags.json) await console.out(`${JSON.stringify({ status })}\n`);
  else await console.out(`\n${kindPictureText(puzzle, known, symbolsOf(puzzle.palette))}`);
  raise(console, STATUS[status]);
  console.tell(`${formatName(input.name, puzzle)}: ${words.kinds.ending[status](steps.length)}`);
}

/** An option that puzzles of other kinds do not have, if one is given. */
function optionOfOthers(flags: KindExplainFlags): string | undefined {
  if (flags.fromState !== undefined) return '--from-state';
  if (flags.next) return '--next';
  if (flags.only !== undefined) return '--only';
  if (flags.board !== undefined) return '--board';
  if (flags.pause) return '--pause';
  return flags.lineOnly ? '--line-only' : undefined;
}
