/**
 * `nonokit vary FILE`: the same picture as a puzzle of another kind, with hidden numbers or clues
 * over two lines.
 */
import { driveAsync, isHiddenBlock, isPairClue, problem, randomOf } from '@nonokit/core';
import { asKind, checkKind, varyWork, writeKind } from '@nonokit/kinds';
import { createConsole, raise, refuse } from '../../io/console.js';
import { tellDoubts } from '../../io/doubts.js';
import { EXIT } from '../../io/exit.js';
import { fail } from '../../io/failures.js';
import type { Session } from '../../io/host.js';
import { readOne } from '../../io/input.js';
import { interruptible } from '../../io/interrupt.js';
import { openOutput } from '../../io/output.js';
import { pictured } from '../../io/pictured.js';
import { nothingToVary, pairsNeedBlack } from '../../words/en/problems/commands.js';
import { startClock } from '../explain/explain-clock.js';

/** The options of `vary`. */
export interface VaryFlags {
  /** A format's id: "non". */
  readonly from?: string;
  readonly hide?: boolean;
  readonly pairs?: boolean;
  readonly seed: string;
  /** The file to write instead of printing. */
  readonly output?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
}

/** Prints or writes the puzzle. */
export async function runVary(name: string, flags: VaryFlags, session: Session): Promise<void> {
  const console = createConsole(flags, session);
  const { host, words } = session;
  const { output: file = '-', force, pairs = false, seed } = flags;
  // what hides nothing and pairs nothing would be no other kind
  const hide = flags.hide === true || !pairs;
  const output = await openOutput(file, { force, console });
  if (!output.ok) return refuse(console, file, output.problem);
  await interruptible(console, async (signal) => {
    const input = await readOne(name, { from: flags.from, host, signal, words: words.common });
    if (signal.aborted) return;
    if (!input.ok) return fail(input, console);
    tellDoubts(input, console);
    if (pairs && input.puzzle.palette.length > 2) {
      return refuse(console, input.name, problem(pairsNeedBlack));
    }
    const puzzle = await pictured(input.puzzle, input.name, { task: {}, signal, console });
    if (puzzle === undefined || signal.aborted) return;
    const allowed = checkKind(asKind(puzzle));
    if (!allowed.ok) return refuse(console, input.name, allowed.problem);
    const work = varyWork(puzzle, { pairs, hide }, randomOf(seed));
    const clock = startClock({ timeoutMs: undefined, console, hidden: flags.quiet, signal });
    const found = await clock.hold(words.vary.doing, (pause) =>
      driveAsync(work, () => pause(undefined), { signal }),
    );
    if (signal.aborted) return;
    const clues = found.clues.flat();
    const items = clues.flatMap((clue) => (isPairClue(clue) ? [] : clue));
    const hidden = items.filter(isHiddenBlock).length;
    const paired = clues.filter(isPairClue).length;
    if (hidden + paired === 0) {
      refuse(console, input.name, problem(nothingToVary));
      return raise(console, EXIT.negative);
    }
    const wrong = await output.value.write(writeKind(found));
    if (wrong !== undefined) return refuse(console, file, wrong);
    console.tell(`${input.name}: ${words.vary.done(hidden, items.length, paired)}`);
  });
}
