/** Shared parts of `draw`: the output, the console, and functions for both. */
import type { Problem } from '@nonokit/core';
import { type Console, describedIn, refuse } from '../../io/console.js';
import type { Output } from '../../io/output.js';

/** Everything that drawing needs besides the puzzle. */
export interface DrawContext {
  /** None if only numbered pictures are wanted. */
  readonly output: Output | undefined;
  readonly console: Console;
  readonly signal: AbortSignal;
}

/** Writes, and reports a problem if there is one; true on success. */
export async function written(
  output: Output,
  content: string | Uint8Array,
  console: Console,
): Promise<boolean> {
  const wrong = await output.write(content);
  if (wrong !== undefined) refuse(console, output.name, wrong);
  return wrong === undefined;
}

/** Reports what could not be drawn exactly. */
export function remark(warnings: readonly Problem[], name: string, console: Console): void {
  for (const warning of warnings) console.note(`${name}: ${describedIn(console, warning)}`);
}
