/**
 * A small, partly solved board, as a lesson shows it: a deduction that needs several lines, its
 * consequences one by one, and the cells that it proves.
 */
import { type InEach, inEach, type Line, type PartialGrid, type Puzzle } from '@nonokit/core';
import { createCandidates } from '../candidates.js';
import type { Assumption, Chain } from '../chain.js';
import { explainSteps } from '../explain.js';
import type { Cell, Conclusion, TechniqueId } from '../facts.js';
import type { Step } from '../step.js';
import { describeStep } from '../words/describe-step.js';
import { lineTechnique, paletteOf } from './line-lesson.js';
import { clueOfText, colorOf, drawnCells, stateOfMasks } from './lines.js';
import { spokenIn } from './spoken-in.js';

/** A board of a lesson: `{ rows: '2 1, 1', columns: '1, 1, 2', marks: '??./???' }`. */
export interface DrawnPosition {
  readonly rows: string;
  readonly columns: string;
  /** The marks, row by row; left out if nothing is marked. */
  readonly marks?: string;
}

/** A cell with the colour that is proved for it. */
export interface Proved extends Cell {
  readonly color: number;
}

/** One consequence of an assumption; without cells it is the contradiction. */
export interface Consequence {
  readonly line: Line;
  readonly cells: readonly Proved[];
}

/** An assumption with its consequences in order. */
export interface Case {
  readonly assumption: Assumption;
  readonly consequences: readonly Consequence[];
}

/**
 * A deduction on a board, ready to be drawn, and the sentences: the head, numbered consequences,
 * the conclusion.
 */
export interface PositionLesson extends InEach<readonly string[]> {
  readonly puzzle: Puzzle;
  readonly marks: readonly number[];
  readonly premises: readonly Cell[];
  readonly proved: readonly Proved[];
  /**
   * One case of a contradiction, two cases with the same conclusion, or none without an assumption.
   */
  readonly cases: readonly Case[];
}

/** A board to continue: everything that one technique proves there, and why, in sentences. */
export interface PositionTask extends InEach<readonly string[]> {
  readonly puzzle: Puzzle;
  readonly marks: readonly number[];
  readonly goal: readonly Proved[];
}

/** The puzzle of a drawn position. */
export function puzzleOfPosition({ rows, columns }: DrawnPosition): Puzzle {
  const clues = (text: string): Puzzle['rows'] => text.split(',').map((t) => clueOfText(t.trim()));
  const down = clues(rows);
  const across = clues(columns);
  const size = { width: across.length, height: down.length };
  return { ...size, palette: paletteOf({ clue: rows }), rows: down, columns: across, meta: {} };
}

/** The marks of a drawn position. */
export function marksOfPosition(drawn: DrawnPosition): PartialGrid {
  const { width, height } = puzzleOfPosition(drawn);
  const { marks = '?'.repeat(width * height) } = drawn;
  const cells = Int32Array.from([...marks.replaceAll('/', '')], colorOf);
  return { width, height, cells };
}

/** The next step at a position. Throws if it does not use this technique. */
export function positionLesson(id: TechniqueId, drawn: DrawnPosition): PositionLesson {
  return lessonAt(id, puzzleOfPosition(drawn), marksOfPosition(drawn));
}

/**
 * What a technique proves at a position: one step with an assumption, or everything that lines
 * imply.
 */
export function positionTask(id: TechniqueId, drawn: DrawnPosition): PositionTask {
  return taskAt(id, puzzleOfPosition(drawn), marksOfPosition(drawn));
}

/** The task on any puzzle with these marks. Throws if the technique proves nothing there. */
export function taskAt(id: TechniqueId, puzzle: Puzzle, from: PartialGrid): PositionTask {
  if (id === 'color-logic') return colorTask(id, puzzle, from);
  const { premises: _, cases: __, proved, ...lesson } = lessonAt(id, puzzle, from);
  return { ...lesson, goal: proved };
}

function lessonAt(id: TechniqueId, puzzle: Puzzle, from: PartialGrid): PositionLesson {
  const step = nextStep(id, puzzle, from);
  return {
    puzzle,
    marks: [...from.cells],
    premises: step.premises,
    proved: provedBy(step.conclusions),
    cases: listCases(step.chain),
    ...inEach((language) => describeStep(step, puzzle, spokenIn(language)).lines),
  };
}

function nextStep(id: TechniqueId, puzzle: Puzzle, from: PartialGrid): Step {
  const steps = explainSteps(puzzle, { from });
  const step = steps.ok ? steps.value.next().value : undefined;
  if (step === undefined || !('technique' in step) || step.technique !== id) {
    throw new RangeError(`positionLesson: the next step is not ${id}`);
  }
  return step;
}

function provedBy(conclusions: readonly Conclusion[]): Proved[] {
  return conclusions
    .filter(({ color }) => color >= 0)
    .map(({ row, column, color }) => ({ row, column, color }));
}

function listCases(chain: Chain | undefined): Case[] {
  if (chain === undefined) return [];
  const { assumption, links, otherwise } = chain;
  const consequences = links.map(({ line, conclusions }) => ({
    line,
    cells: provedBy(conclusions),
  }));
  return [{ assumption, consequences }, ...listCases(otherwise)];
}

/** All cells that a technique for lines decides on a board, line by line until it finds nothing. */
function colorTask(id: TechniqueId, puzzle: Puzzle, from: PartialGrid): PositionTask {
  const candidates = createCandidates(puzzle, from);
  if (!candidates.ok) throw new RangeError('positionTask: the marks do not fit');
  const { masks } = candidates.value;
  const technique = lineTechnique(id);
  const { width, height, rows, columns } = puzzle;
  const lines = [
    ...rows.map((clue, y) => ({ clue, at: (k: number) => y * width + k, length: width })),
    ...columns.map((clue, x) => ({ clue, at: (k: number) => k * width + x, length: height })),
  ];
  const inks = lines.map(({ clue }) => clue.reduce((set, { color }) => set | (1 << color), 0));
  const pass = (): boolean =>
    lines.some(({ clue, at, length }, l) => {
      const places = Array.from({ length }, (_, k) => at(k));
      const state = stateOfMasks(
        clue,
        places.map((place) => masks[place] ?? 0),
      );
      state.across.set(l < height ? inks.slice(height) : inks.slice(0, height));
      const [finding] = technique.find(state);
      for (const { at: k, removed } of finding?.changes ?? []) {
        masks[at(k)] = (masks[at(k)] ?? 0) & ~removed;
      }
      return finding !== undefined;
    });
  while (pass());
  const goal = [...drawnCells(masks)].flatMap((cell, place): Proved[] => {
    const color = colorOf(cell);
    if (color < 0 || from.cells[place] === color) return [];
    return [{ row: Math.floor(place / width), column: place % width, color }];
  });
  return { puzzle, marks: [...from.cells], goal, ...sentences(id, puzzle, from) };
}

/** The sentences of a technique's first steps at a position. */
function sentences(id: TechniqueId, puzzle: Puzzle, from: PartialGrid): InEach<readonly string[]> {
  const found = explainSteps(puzzle, { from });
  const steps = found.ok ? [...found.value] : [];
  const ours = steps.filter(({ technique }) => technique === id).slice(0, 3);
  return inEach((language) =>
    ours.map((step) => describeStep(step, puzzle, spokenIn(language)).text),
  );
}
