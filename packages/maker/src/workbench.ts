/**
 * The workbench: a picture whose cells are being changed, with the questions that repair and steering ask about
 * it, the budget for them, and what changes cost.
 */
import type { Grid, Palette, Random } from '@nonokit/core';
import type { Checker, LineFindings, Verdict } from './checker.js';
import { costOf, type Flip, type Mirror, mirrorOf } from './flips.js';
import type { Tracing } from './tracing.js';

/** What a puzzle shall be: solvable line by line, unique, or anything. */
export type Property = 'line' | 'unique' | 'off';

/** What a picture is to become, and what that may cost. */
export interface Task {
  readonly tracing: Tracing;
  readonly property: Exclude<Property, 'off'>;
  /** The most cells that may differ from the tracing in the end. */
  readonly maxFlips: number;
  /** Questions to the solver that may be asked for it: 3,000. */
  readonly maxChecks: number;
  readonly checker: Checker;
  readonly random: Random;
}

/** A picture on its way, and what lines tell of its puzzle. */
export interface State extends LineFindings {
  readonly grid: Grid;
}

/** Questions about pictures that differ from a tracing in a few cells. */
export class Workbench {
  readonly palette: Palette;
  /** What mirrors the picture, if it is symmetric. */
  readonly mirror: Mirror | undefined;
  /** What the checker will have spent when the work must end. */
  readonly #last: number;

  constructor(readonly task: Task) {
    this.#last = task.checker.spent + task.maxChecks;
    this.palette = task.tracing.palette;
    this.mirror = mirrorOf(task.tracing.grid);
  }

  /** True when no more should be asked. */
  get spent(): boolean {
    return this.isBeyond(1);
  }

  /** True when that share of the questions has been asked. */
  isBeyond(share: number): boolean {
    const { checker, maxChecks } = this.task;
    return checker.exhausted || checker.spent >= this.#last - (1 - share) * maxChecks;
  }

  /** What lines make of the puzzle of a picture. */
  look(grid: Grid): State {
    return { grid, ...this.task.checker.byLines(grid, this.palette) };
  }

  /** Whether its puzzle has the property. */
  holds({ open, grid }: State): boolean {
    if (open === 0) return true;
    return this.task.property !== 'line' && this.isUnique(grid);
  }

  /** Whether its puzzle is known to have no other solution. */
  isUnique(grid: Grid): boolean {
    return this.verdictOf(grid).status === 'unique';
  }

  /** What the solver as a whole makes of its puzzle. */
  verdictOf(grid: Grid): Verdict {
    return this.task.checker.verdictOf(grid, this.palette);
  }

  /** How many cells differ from the tracing. */
  changed({ cells }: Grid): number {
    const before = this.task.tracing.grid.cells;
    return cells.reduce((sum, color, i) => sum + (color === before[i] ? 0 : 1), 0);
  }

  /** What changing those cells of `grid` costs the picture. */
  costOf(grid: Grid, flips: readonly Flip[]): number {
    return costOf(grid, this.task.tracing, flips, this.mirror);
  }
}
