/** `nonokit prove` of a puzzle of another kind: the same files, from the automata of its lines. */
import { driveAsync, type KindPuzzle, problem } from '@nonokit/core';
import { cellCount, directionsOf, kindClueText, kindPictureText, writeKind } from '@nonokit/kinds';
import { checkKindFormula, proveKindWork } from '@nonokit/prove/kinds';
import { symbolsOf } from '@nonokit/render';
import { startClock } from '../commands/explain/explain-clock.js';
import { checkFolder } from '../commands/prove/check-files.js';
import { listFiles } from '../commands/prove/files.js';
import type { ProveFlags } from '../commands/prove/flags.js';
import { reportFiles } from '../commands/prove/report.js';
import { type Console, refuse } from '../io/console.js';
import type { KindInput } from '../io/input-puzzle.js';
import { formatName } from '../io/report.js';
import { stepsOfKinds } from '../words/en/problems/prove.js';
import type { Words } from '../words/language-words.js';
import { kindPuzzleOf } from './solve-input.js';

/** Proves the answer and writes the files, or checks them. */
export async function proveKindInput(
  input: KindInput,
  flags: ProveFlags,
  console: Console,
  signal: AbortSignal,
): Promise<void> {
  const { check, steps, maxSolutions, lrat = false, timeout: timeoutMs, quiet: hidden } = flags;
  if (steps) return refuse(console, '--steps', problem(stepsOfKinds));
  const puzzle = kindPuzzleOf(input, console);
  if (puzzle === undefined) return;
  const { words } = console;
  const name = formatName(input.name, puzzle);
  if (check !== undefined) {
    const checked = { name, check: checkKindFormula.bind(undefined, puzzle) };
    return checkFolder(checked, check, console, signal);
  }
  const clock = startClock({ timeoutMs, console, hidden, signal });
  const work = proveKindWork(puzzle, { maxSolutions });
  const result = await clock.hold(words.prove.proving, (pause) =>
    driveAsync(work, () => pause(undefined), { signal: clock }),
  );
  if (signal.aborted) return;
  const symbols = symbolsOf(puzzle.palette);
  const shown = {
    size: sizeOf(puzzle, words),
    json: writeKind(puzzle),
    texts:
      'certificate' in result
        ? result.pictures.map((cells) => kindPictureText(puzzle, cells, symbols))
        : [],
    comments: commentsOf(puzzle, words),
  };
  const files =
    'certificate' in result ? listFiles(shown, result.certificate, lrat, words.prove) : [];
  await reportFiles(name, result, files, flags, console);
}

function sizeOf({ board }: KindPuzzle, { kinds, prove }: Words): string {
  if (board.shape === 'square') return prove.size(board.width, board.height);
  return kinds.triangles(cellCount(board));
}

/** The lines of comment of a formula: the clues, so that it can be told from others. */
function commentsOf({ board, palette, clues }: KindPuzzle, words: Words): string[] {
  const size = sizeOf({ board, palette, clues, meta: {} }, words);
  const label = palette.length > 2 ? (color: number) => `c${color}` : undefined;
  const listed = directionsOf(board).map(
    ({ name }, d) =>
      `${name} lines: ${clues[d]?.map((clue) => kindClueText(clue, label)).join(', ')}`,
  );
  return [`nonogram of ${size}`, ...listed];
}
