/**
 * Why a wrong mark cannot stand: a contradiction that follows from the mark, the clues and marks
 * that are right. Of several wrong marks, the one with the shortest chain is refuted.
 */
import { type PartialGrid, type Puzzle, UNKNOWN, type Work } from '@nonokit/core';
import { type Candidates, createCandidates } from '../candidates.js';
import type { Found } from '../chains/chains-probe.js';
import { stepOfFound } from '../chains/chains-step.js';
import { exactStep } from '../chains/exact.js';
import { Follower } from '../chains/follow.js';
import { PuzzleLines } from '../chains/follow-lines.js';
import { type Resting, Tracer } from '../chains/follow-trace.js';
import { withReasons } from '../chains/link-reasons.js';
import type { Mistake } from '../hint.js';
import type { ChainStep } from '../step.js';

/** Most wrong marks that are followed. */
const MOST_FOLLOWED = 20;

/** Longest chain of which needless lines are looked for. */
const LONGEST = 60;

/** Cells of line states that are kept while following. */
const KEPT = 1 << 16;

/** A wrong mark and the lines that refute it. */
interface Refuted {
  readonly cell: number;
  readonly colors: number;
  readonly sequence: readonly number[];
}

/**
 * A chain that refutes one of the wrong marks; `known` are the cells whose marks are right.
 * Undefined if following the marks line by line ends in no contradiction.
 */
export function* findContradiction(
  puzzle: Puzzle,
  marks: PartialGrid,
  wrong: readonly Mistake[],
  known: ArrayLike<number>,
): Work<undefined, ChainStep | undefined> {
  const right = marks.cells.map((color, i) => (known[i] === color ? color : UNKNOWN));
  const candidates = createCandidates(puzzle, { ...marks, cells: right });
  if (!candidates.ok) return undefined;
  const lines = new PuzzleLines(candidates.value, KEPT);
  const follower = new Follower<Resting>(lines, candidates.value);
  let best: Refuted | undefined;
  for (const { row, column, marked } of wrong.slice(0, MOST_FOLLOWED)) {
    const cell = row * puzzle.width + column;
    const sequence = findRefutation(follower, cell, 1 << marked);
    if (sequence !== undefined && !(best && best.sequence.length <= sequence.length)) {
      best = { cell, colors: 1 << marked, sequence };
    }
    if (lines.takePause()) yield;
  }
  if (best === undefined) return undefined;
  return makeStep(lines, candidates.value, shortened(follower, best));
}

/** The lines of a contradiction that follows from a mark, in order; undefined if there is none. */
function findRefutation(
  follower: Follower<Resting>,
  cell: number,
  colors: number,
): readonly number[] | undefined {
  // a colour that the clues of the cell do not have refutes itself
  if (((follower.root[cell] ?? 0) & colors) === 0) return undefined;
  let fails = follower.follow(cell, colors, Number.POSITIVE_INFINITY);
  if (!fails) {
    follower.enqueueAll();
    fails = follower.goOn(Number.POSITIVE_INFINITY);
  }
  const lines = fails ? new Tracer(follower, false).conflict().map(({ line }) => line) : undefined;
  follower.undo();
  return lines;
}

/** The contradiction without lines that can be left out. */
function shortened(follower: Follower<Resting>, { cell, colors, sequence }: Refuted): Refuted {
  let kept = sequence;
  for (let i = 0; i < kept.length && sequence.length <= LONGEST; ) {
    const without = kept.filter((_, j) => j !== i);
    const fails = follower.replay(cell, colors, without);
    follower.undo();
    if (fails) kept = without;
    else i++;
  }
  return { cell, colors, sequence: kept };
}

function makeStep(
  lines: PuzzleLines,
  candidates: Candidates,
  { cell, colors, sequence }: Refuted,
): ChainStep {
  const found: Found = {
    cell,
    cases: [{ colors, sequence }],
    losses: [{ cell, removed: colors }],
    length: sequence.length,
    traced: [],
  };
  const step = stepOfFound(lines, candidates, [], found, ['contradiction', 5]);
  return withReasons(exactStep(lines, candidates, step), lines.open);
}
