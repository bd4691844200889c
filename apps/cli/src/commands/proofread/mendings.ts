/** Proofreading in the program: shown while it runs, and its outcome as lines of text. */
import { type Draft, toDraft } from '@nonokit/core';
import { describeChange } from '@nonokit/explain';
import {
  type Proofreading,
  type ProofreadOptions,
  proofreadAsync,
} from '@nonokit/solver/proofread';
import type { Console } from '../../io/console.js';
import type { Input } from '../../io/input-puzzle.js';
import type { Words } from '../../words/language-words.js';
import type { Clock } from '../explain/explain-clock.js';

/** Proofreads until the clock ends it; Ctrl-C gives what was found by then. */
export async function proofreadInTurns(
  draft: Draft,
  options: ProofreadOptions,
  clock: Clock,
  { words }: Console,
): Promise<Proofreading> {
  return clock.hold(words.proofread.doing, (pause) =>
    proofreadAsync(draft, options, () => pause(undefined)),
  );
}

/** The ways to mend, one a line, the likeliest first; further changes of a way below it. */
export function mendingsText(found: Proofreading, words: Words): string {
  const lines = found.mendings.flatMap(({ changes, puzzle, likelihood }, i) => {
    const [first = '', ...others] = changes.map((change) =>
      describeChange(change, puzzle, words.tongue),
    );
    const share = `${Math.max(1, Math.round(100 * likelihood))} %`.padStart(6);
    return [`  ${i + 1}. ${share}  ${first}`, ...others.map((text) => `${' '.repeat(13)}${text}`)];
  });
  if (found.more > 0) lines.push(`  ${words.proofread.more(found.more)}`);
  if (!found.complete) lines.push(`  ${words.proofread.stopped}`);
  return lines.map((line) => `${line}\n`).join('');
}

/** The clues of an input, those that contradict each other included. */
export function draftIn(input: Input): Draft | undefined {
  return input.ok ? toDraft(input.puzzle) : input.draft;
}
