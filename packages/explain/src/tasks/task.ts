/**
 * Tasks: a line or a small board on which exactly one cell is certain. They are made from a seed,
 * so that a server can make them again and check the answers.
 */
import {
  BLACK_ON_WHITE,
  type Clue,
  type Color,
  type PartialGrid,
  type Puzzle,
} from '@nonokit/core';
import type { TechniqueId } from '../facts.js';

/** The numbers of a line: `[3, 1]`. */
export type Numbers = readonly number[];

/** What a task shows: a row alone, or a board whose columns have numbers too. */
export type TaskShape = 'line' | 'board';

/** A line or a board with marks. */
export interface Position {
  readonly shape: TaskShape;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Numbers[];
  /** None if it is a line. */
  readonly columns: readonly Numbers[];
  /** The cells row by row: 0 is blank, 1 filled, -1 unknown. */
  readonly marks: readonly Color[];
}

/** A position where exactly one unknown cell is the same in every solution. */
export interface Task extends Position {
  /** The simplest technique that proves the answer. */
  readonly technique: TechniqueId;
  readonly answer: TaskAnswer;
}

/** A cell, counted row by row, and its colour: 0 or 1. */
export interface TaskAnswer {
  readonly place: number;
  readonly color: Color;
}

/** A clue of one ink. */
export function clueOfNumbers(numbers: Numbers): Clue {
  return numbers.map((size) => ({ size, color: 1 }));
}

/** The puzzle of a board. */
export function puzzleOfTask({ width, height, rows, columns }: Position): Puzzle {
  return {
    width,
    height,
    palette: BLACK_ON_WHITE,
    rows: rows.map(clueOfNumbers),
    columns: columns.map(clueOfNumbers),
    meta: {},
  };
}

/** The marks of a board. */
export function marksOfTask({ width, height, marks }: Position): PartialGrid {
  return { width, height, cells: Int32Array.from(marks) };
}
