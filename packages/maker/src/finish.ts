/**
 * Finishing: a tracing is repaired, judged and described.
 */
import { type Grid, type Puzzle, type PuzzleMeta, puzzleOf, type Random } from '@nonokit/core';
import type { Checker } from './checker.js';
import type { ChangedCell, MadePuzzle } from './make-options.js';
import { type Repaired, repair } from './repair.js';
import { fillOf, scoreOf } from './score.js';
import type { Tracing } from './tracing.js';
import type { Property } from './workbench.js';

/** How to finish. */
export interface FinishOptions {
  readonly property: Property;
  /** What else the puzzle must be; see `MakeOptions.accept`. */
  readonly accept: ((puzzle: Puzzle) => boolean) | undefined;
  /** The most cells that repair may change; undefined for one in twelve. */
  readonly maxFlips: number | undefined;
  /** Questions to the solver that may be spent on it. */
  readonly maxChecks: number;
  readonly checker: Checker;
  readonly random: Random;
  readonly meta: PuzzleMeta;
}

/** What asking `accept` counts for, in questions to the solver: rating a puzzle takes about so long. */
const ACCEPT_PRICE = 100;

/** Repairs and describes; each `yield` is a chance to stop. */
export function* finished(tracing: Tracing, options: FinishOptions): Generator<void, MadePuzzle> {
  const { grid, reached } = yield* repaired(tracing, options);
  const { palette, ink, bonus, likeness, method, grid: traced } = tracing;
  const changed = changesOf(traced, grid);
  const similarity = likeness.of(grid, palette, ink);
  const { status, lineSolvable, result } = options.checker.verdictOf(grid, palette);
  const puzzle = puzzleOf(grid, palette, options.meta);
  return {
    puzzle,
    reached,
    accepted: isAccepted(puzzle, reached, options),
    status,
    lineSolvable,
    changed,
    traced,
    similarity,
    fill: fillOf(grid),
    score: scoreOf({ grid, similarity, flaws: changed.length, bonus }),
    effort: result.stats.linesSettled / (grid.width + grid.height),
    method,
  };
}

/** Whether the puzzle is what else is wanted; what lacks the property is not asked about. */
function isAccepted(puzzle: Puzzle, reached: boolean, { accept, checker }: FinishOptions): boolean {
  if (accept === undefined) return true;
  if (!reached) return false;
  checker.spent += ACCEPT_PRICE;
  return accept(puzzle);
}

function* repaired(tracing: Tracing, options: FinishOptions): Generator<void, Repaired> {
  const { property, maxChecks, checker, random } = options;
  const { grid } = tracing;
  if (property === 'off') return { grid, reached: true, open: 0 };
  const maxFlips = options.maxFlips ?? Math.ceil(grid.cells.length / 12);
  return yield* repair({ tracing, property, maxFlips, maxChecks, checker, random });
}

function changesOf(before: Grid, after: Grid): ChangedCell[] {
  const changes: ChangedCell[] = [];
  before.cells.forEach((color, i) => {
    const now = after.cells[i] as number;
    if (now === color) return;
    const column = i % before.width;
    changes.push({ row: (i - column) / before.width, column, before: color, after: now });
  });
  return changes;
}
