/** `nonokit convert` of puzzles of other kinds: one a file, in the formats that can hold them. */
import { good, type KindPuzzle, type Puzzle, problem, type Result } from '@nonokit/core';
import { detectKindNotHeld, type Format, lossesOf } from '@nonokit/formats';
import { directionsOf, writeKind } from '@nonokit/kinds';
import type { ConvertFlags } from '../commands/convert/convert-inputs.js';
import { type Console, describedIn, refuse } from '../io/console.js';
import type { KindInput } from '../io/input-puzzle.js';
import type { Output } from '../io/output.js';
import { kindPuzzleOf } from './solve-input.js';

/** Where a puzzle goes. */
export interface KindTarget {
  readonly format: Format;
  readonly output: Output;
  readonly flags: Pick<ConvertFlags, 'strict'>;
  readonly console: Console;
}

/** Writes one puzzle; true on success. */
export async function convertKind(
  input: KindInput,
  { format, output, flags, console }: KindTarget,
): Promise<boolean> {
  const puzzle = kindPuzzleOf(input, console);
  if (puzzle === undefined) return false;
  const written = textOf(puzzle, format);
  if (!written.ok) {
    refuse(console, output.name, written.problem);
    return false;
  }
  if (flags.strict === true && written.warnings.length > 0) {
    for (const loss of written.warnings) refuse(console, output.name, loss);
    return false;
  }
  for (const loss of written.warnings) console.note(describedIn(console, loss));
  const wrong = await output.write(written.value);
  if (wrong !== undefined) refuse(console, output.name, wrong);
  return wrong === undefined;
}

/** The file of a puzzle, with what the format drops as warnings. */
function textOf(puzzle: KindPuzzle, format: Format): Result<string> {
  if (format.id === 'json') return good(writeKind(puzzle));
  const written = format.writeKind?.(puzzle, picturedRows(puzzle));
  if (written === undefined) {
    return { ok: false, problem: problem(detectKindNotHeld, { format: format.name }) };
  }
  return written.ok ? good(written.value, lossesOf([asOrdinary(puzzle)], format)) : written;
}

function picturedRows({ board, goal }: KindPuzzle): readonly (readonly number[])[] | undefined {
  if (goal === undefined) return undefined;
  return directionsOf(board)[0]?.lines.map((line) => line.map((cell) => goal[cell] ?? 0));
}

/** What a format may drop of a puzzle: its colours, its texts, its picture. */
function asOrdinary({ palette, meta, goal }: KindPuzzle): Puzzle {
  const width = goal?.length ?? 0;
  const picture = goal && { width, height: 1, cells: Uint16Array.from(goal) };
  return {
    width,
    height: 1,
    palette,
    rows: [],
    columns: [],
    meta,
    ...(picture && { goal: picture }),
  };
}
