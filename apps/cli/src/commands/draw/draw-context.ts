/**
 * What the parts of `draw` share: where to write, where to complain, and how to do both.
 */
import type { Problem } from '@nonokit/core';
import { type Console, describedIn, refuse } from '../../io/console.js';
import type { Output } from '../../io/output.js';

/** What drawing needs besides the puzzle. */
export interface DrawContext {
  /** None where only numbered pictures are wanted. */
  readonly output: Output | undefined;
  readonly console: Console;
  readonly signal: AbortSignal;
}

/** Writes, and says what is wrong if anything is; answers true if nothing is. */
export async function written(
  output: Output,
  content: string | Uint8Array,
  console: Console,
): Promise<boolean> {
  const wrong = await output.write(content);
  if (wrong !== undefined) refuse(console, output.name, wrong);
  return wrong === undefined;
}

/** Says what could not be drawn as it is. */
export function remark(warnings: readonly Problem[], name: string, console: Console): void {
  for (const warning of warnings) console.note(`${name}: ${describedIn(console, warning)}`);
}
