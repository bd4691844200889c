/** `nonokit draw` of a puzzle of another kind: a sheet as SVG, PNG or text. */
import { driveAsync, good, problem, type Result } from '@nonokit/core';
import { kindPictureText, kindSheetSvg, solveKindWork } from '@nonokit/kinds';
import { rasterise, symbolsOf } from '@nonokit/render';
import { loadAssets } from 'nonokit/node';
import { givingWay } from 'nonokit/threads';
import { written } from '../commands/draw/draw-context.js';
import type { DrawFlags, Plan } from '../commands/draw/draw-flags.js';
import { type Console, refuse } from '../io/console.js';
import type { KindInput } from '../io/input-puzzle.js';
import type { Output } from '../io/output.js';
import { kindsUnsolved, notDrawnOfKinds } from '../words/en/problems/draw.js';
import { kindPuzzleOf } from './solve-input.js';

/** Where a drawing goes, and what can end it. */
interface KindDrawContext {
  readonly output: Output | undefined;
  readonly console: Console;
  readonly signal: AbortSignal;
}

/** Draws and writes; true on success. */
export async function drawKindInput(
  input: KindInput,
  { kind, what, output: file }: Plan,
  { cell, timeout: timeoutMs }: DrawFlags,
  { output, console, signal }: KindDrawContext,
): Promise<boolean> {
  const say = (wrong: Parameters<typeof refuse>[2]): false => {
    refuse(console, file ?? input.name, wrong);
    return false;
  };
  if (output === undefined || kind === undefined || kind === 'gif' || kind === 'pdf') {
    return say(problem(notDrawnOfKinds));
  }
  const puzzle = kindPuzzleOf(input, console);
  if (puzzle === undefined) return false;
  let cells: readonly number[] | undefined;
  // a text has no clues, so it is a picture
  if (what !== 'puzzle' || kind === 'txt') {
    const clock = () => performance.now();
    const work = solveKindWork(puzzle);
    const result = await driveAsync(work, givingWay(), { signal, timeoutMs, clock });
    [cells] = result.solutions;
    if (signal.aborted) return false;
    if (cells === undefined) return say(problem(kindsUnsolved));
  }
  if (kind === 'txt') {
    const text = kindPictureText(puzzle, cells ?? [], symbolsOf(puzzle.palette));
    return written(output, text, console);
  }
  const svg = kindSheetSvg(puzzle, { cells, ...(cell === undefined ? {} : { cell }) });
  const content: Result<string | Uint8Array> =
    kind === 'svg' ? good(svg) : await rasterise(svg, await loadAssets(), (drawn) => drawn.asPng());
  return content.ok ? written(output, content.value, console) : say(content.problem);
}
