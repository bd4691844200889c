/** What the verb `repair` takes and answers. */
import type { Puzzle } from '@nonokit/core';
import type { DifficultyLabel } from '@nonokit/explain';
import type { ChangedCell, MakeProgress, RepairOptions } from '@nonokit/maker';
import type { WishedDifficulty } from '../make-aim.js';

/** What a picture should become: with a single solution, solved by lines alone, or of a label. */
export type RepairGoal = 'unique' | 'line' | WishedDifficulty;

/** How to repair a painted picture. */
export interface RepairRequest
  extends Pick<RepairOptions, 'locked' | 'seed' | 'maxFlips' | 'keepSymmetry'> {
  /** What the picture should become: "line". */
  readonly towards: RepairGoal;
  /** Milliseconds after which the nearest picture so far is the answer: 5000. */
  readonly timeoutMs?: number | undefined;
}

/** Questions to the solver so far, and their maximum. */
export type RepairProgress = Pick<MakeProgress, 'checks' | 'maxChecks'>;

/** A repaired picture, or the nearest to it that was found. */
export interface RepairAnswer {
  /** Whether the picture is what was wished. */
  readonly reached: boolean;
  /** The puzzle; its goal is the new picture. */
  readonly puzzle: Puzzle;
  /** The cells that differ, row by row. If the wish was reached, each of them is needed. */
  readonly changed: readonly ChangedCell[];
  readonly status: 'unique' | 'multiple' | 'unknown';
  readonly lineSolvable: boolean;
  /** Undefined unless the puzzle has one solution and could be rated in time. */
  readonly difficulty: DifficultyLabel | undefined;
  /** The number of cells that line logic left unknown before anything was changed. */
  readonly undecidedBefore: number;
  /** The cells that line logic leaves unknown now, by index. */
  readonly undecided: readonly number[];
  /** The number of locked cells among the undecided ones and beside them: these stand in the way. */
  readonly blockedBy: number;
}
