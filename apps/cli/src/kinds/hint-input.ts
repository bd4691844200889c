/** `nonokit hint` of a puzzle of another kind: the next advice for its marks. */
import { driveAsync, good, type KindPuzzle, type Result, UNKNOWN } from '@nonokit/core';
import { cellCount, directionsOf, kindHintWork, kindPictureText } from '@nonokit/kinds';
import { symbolsOf } from '@nonokit/render';
import { givingWay } from 'nonokit/threads';
import type { HintCommandFlags } from '../commands/hint/flags.js';
import { markedText } from '../commands/hint/marked-text.js';
import { type Console, raise, refuse } from '../io/console.js';
import { EXIT } from '../io/exit.js';
import type { KindInput } from '../io/input-puzzle.js';
import { readCells } from '../io/marks.js';
import { openOutput } from '../io/output.js';
import { kindPuzzleOf } from './solve-input.js';
import { tellHint } from './told-hint.js';

/** Prints one hint for the marks, and applies it on request. */
export async function hintKindInput(
  input: KindInput,
  marked: string | undefined,
  flags: HintCommandFlags,
  console: Console,
  signal: AbortSignal,
): Promise<void> {
  const puzzle = kindPuzzleOf(input, console);
  if (puzzle === undefined) return;
  const marks = await marksOf(puzzle, marked, flags, console, signal);
  if (signal.aborted) return;
  if (!marks.ok) return refuse(console, marked ?? '-', marks.problem);
  const clock = () => performance.now();
  const { timeout: timeoutMs, tell, json, apply } = flags;
  const work = kindHintWork(puzzle, marks.value);
  const hint = await driveAsync(work, givingWay(), { signal, timeoutMs, clock });
  if (signal.aborted) return;
  const isGood = hint.kind === 'step' || hint.kind === 'solved';
  raise(console, isGood ? EXIT.good : hint.kind === 'stuck' ? EXIT.undecided : EXIT.negative);
  const { words } = console;
  const { where, why, step, paint } = tellHint(hint, puzzle, words);
  const after = Array.from(marks.value);
  for (const { cell, color } of paint) after[cell] = color;
  const picture = kindPictureText(puzzle, after, symbolsOf(puzzle.palette));
  if (json) {
    const isWhole = tell === 'why' || tell === 'cells';
    const answer = {
      kind: hint.kind,
      where,
      ...(isWhole && { why }),
      ...(isWhole && step !== undefined && { step }),
      ...(tell === 'cells' && { cells: paint }),
    };
    await console.out(`${JSON.stringify(answer)}\n`);
  } else if (tell === 'where' || tell === 'what') await console.out(`${where}\n`);
  else await console.out(`${why.join('\n')}\n${tell === 'cells' ? `\n${picture}` : ''}`);
  if (!apply || paint.length === 0 || marked === undefined) return;
  const output = await openOutput(marked, { force: true, console });
  const wrong = output.ok ? await output.value.write(picture) : output.problem;
  if (wrong !== undefined) return refuse(console, marked, wrong);
  const known = after.filter((color) => color !== UNKNOWN).length;
  console.tell(`${marked}: ${words.hint.known(known, after.length)}`);
}

/** The marks by cell: none, those of a file, or those of a picture on the command line. */
async function marksOf(
  { board, palette }: KindPuzzle,
  marked: string | undefined,
  flags: HintCommandFlags,
  console: Console,
  signal: AbortSignal,
): Promise<Result<Int32Array>> {
  const size = board.shape === 'square' ? board : undefined;
  const text = await markedText(size, marked, flags, console, signal);
  if (!text.ok) return text;
  if (text.value === undefined) return good(new Int32Array(cellCount(board)).fill(UNKNOWN));
  const lengths = directionsOf(board)[0]?.lines.map(({ length }) => length) ?? [];
  const isRagged = board.shape === 'triangle';
  // rows of triangles stand between slashes, which show how the outline slopes
  const rows = isRagged ? text.value.replaceAll(/^ *[/\\]|[/\\] *$/gm, '') : text.value;
  return readCells(rows, { lengths, palette });
}
