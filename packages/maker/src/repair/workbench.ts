/**
 * The workbench: a picture whose cells are being changed, the questions that repair and steering
 * ask about it, and their budget.
 */
import type { Grid, Palette, Random } from '@nonokit/core';
import type { Checker, LineFindings, Verdict } from '../checker.js';
import type { Property } from '../make-options.js';
import { exactMirrors, listOrbit, type Mirror } from '../mirrors.js';
import type { Tracing } from '../tracing.js';
import { type Flip, findMirror, measureCost } from './flips.js';

/** The goal for a picture, and the limits. */
export interface Task {
  readonly tracing: Tracing;
  readonly property: Exclude<Property, 'off'>;
  /** Maximum number of cells that may differ from the tracing in the end. */
  readonly maxFlips: number;
  /** Maximum number of questions to the solver: 3,000. */
  readonly maxChecks: number;
  readonly checker: Checker;
  readonly random: Random;
  /**
   * One byte for each cell; a cell that is not 0 must keep its colour. Undefined if all may change.
   */
  readonly locked?: Uint8Array | undefined;
  /**
   * Whether the cells of a picture that equals its mirror image change only together with their
   * mirror images.
   */
  readonly keepsSymmetry?: boolean | undefined;
}

/** An intermediate picture, with the findings of line logic about its puzzle. */
export interface State extends LineFindings {
  readonly grid: Grid;
}

/** Answers questions about pictures that differ from a tracing in a few cells. */
export class Workbench {
  readonly palette: Palette;
  /** The mirror of the picture, if it is symmetric. */
  readonly mirror: Mirror | undefined;
  /** The mirrors that the picture must keep. */
  readonly #kept: readonly Mirror[];
  /** The value of the checker's `spent` at which the work must end. */
  readonly #last: number;

  constructor(readonly task: Task) {
    this.#last = task.checker.spent + task.maxChecks;
    this.palette = task.tracing.palette;
    this.mirror = findMirror(task.tracing.grid);
    this.#kept = task.keepsSymmetry ? exactMirrors(task.tracing.grid) : [];
  }

  /** True when the budget is spent. */
  get spent(): boolean {
    return this.isBeyond(1);
  }

  /** True when that share of the questions has been asked. */
  isBeyond(share: number): boolean {
    const { checker, maxChecks } = this.task;
    return checker.exhausted || checker.spent >= this.#last - (1 - share) * maxChecks;
  }

  /** Applies line logic to the puzzle of a picture. */
  look(grid: Grid): State {
    return { grid, ...this.task.checker.byLines(grid, this.palette) };
  }

  /** Returns whether its puzzle has the property. */
  holds({ open, grid }: State): boolean {
    if (open === 0) return true;
    return this.task.property !== 'line' && this.isUnique(grid);
  }

  /** Returns whether its puzzle is known to have no other solution. */
  isUnique(grid: Grid): boolean {
    return this.task.checker.isUnique(grid, this.palette);
  }

  /** Applies the whole solver to its puzzle. */
  verdictOf(grid: Grid): Verdict {
    return this.task.checker.verdictOf(grid, this.palette);
  }

  /**
   * The cells that change together with a cell: its mirror images, if the picture must keep them.
   */
  togetherWith(cell: number): readonly number[] {
    return this.#kept.length === 0 ? [cell] : listOrbit(cell, this.#kept);
  }

  /** True if at least one of the cells must keep its colour. */
  isLocked(cells: readonly number[]): boolean {
    const { locked } = this.task;
    return locked !== undefined && cells.some((cell) => locked[cell] !== 0);
  }

  /** Counts the cells that differ from the tracing. */
  changed({ cells }: Grid): number {
    const before = this.task.tracing.grid.cells;
    return cells.reduce((sum, color, i) => sum + (color === before[i] ? 0 : 1), 0);
  }

  /** The cost to the picture of changing those cells of `grid`. */
  costOf(grid: Grid, flips: readonly Flip[]): number {
    return measureCost(grid, this.task.tracing, flips, this.mirror);
  }
}
