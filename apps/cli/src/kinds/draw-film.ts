/** `nonokit draw -o FILM.gif` of a puzzle of another kind: cells as `explain` finds them. */
import { driveAsync, type KindPuzzle, problem, type Result } from '@nonokit/core';
import {
  cellCount,
  cellOwners,
  explainKindWork,
  type KindExplanation,
  kindSheet,
  kindSheetSvg,
  unknownCells,
} from '@nonokit/kinds';
import { type Film, renderReveal } from '@nonokit/render';
import { loadAssets } from 'nonokit/node';
import { givingWay } from 'nonokit/threads';
import type { DrawContext } from '../commands/draw/draw-context.js';
import { writeFilm } from '../commands/draw/draw-film.js';
import type { DrawFlags } from '../commands/draw/draw-flags.js';
import { refuse } from '../io/console.js';
import { kindsUnsolved } from '../words/en/problems/draw.js';

/** Pixels of a cell where none are asked for. */
const CELL = 24;

/** Draws and writes; true on success. */
export async function drawKindFilm(
  puzzle: KindPuzzle,
  flags: DrawFlags,
  context: DrawContext,
): Promise<boolean> {
  const { output, console, signal } = context;
  const about = output?.name ?? flags.each ?? '-';
  const clock = () => performance.now();
  const { timeout: timeoutMs } = flags;
  const work = explainKindWork(puzzle);
  const told = await driveAsync(work, givingWay(), { signal, timeoutMs, clock });
  if (signal.aborted) return false;
  if (told.steps.length === 0) {
    refuse(console, about, problem(kindsUnsolved));
    return false;
  }
  const film = await renderSteps(puzzle, told, flags.cell ?? CELL);
  if (!film.ok) {
    refuse(console, about, film.problem);
    return false;
  }
  const pictures = told.steps.filter(({ decided }) => decided.length > 0).length + 1;
  return writeFilm(film.value, pictures, flags, context);
}

/** The film of an explanation; what it does not decide stays grey. */
async function renderSteps(
  puzzle: KindPuzzle,
  { steps, known }: KindExplanation,
  cell: number,
): Promise<Result<Film>> {
  const before = unknownCells(cellCount(puzzle.board));
  // a film begins with an empty puzzle, which its title would give away
  const untitled = { ...puzzle, meta: {} };
  return renderReveal(
    {
      before: kindSheetSvg(untitled, { cells: before, cell }),
      after: kindSheetSvg(untitled, { cells: known, cell }),
      steps: steps.map(({ decided }) => decided.map((one) => one.cell)),
      ownersOf: (size) => cellOwners(kindSheet(puzzle, { cell }), size),
    },
    await loadAssets(),
  );
}
