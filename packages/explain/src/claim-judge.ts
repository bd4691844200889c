/**
 * Judges claims about cells, one after another: does a cell follow from the marks so far, by which
 * technique, and which is the simplest one that makes progress now? Only one line at a time is
 * looked at, which takes microseconds; what needs an assumption counts as no proof.
 */
import {
  type Color,
  good,
  inkCount,
  type PartialGrid,
  type Puzzle,
  type Result,
  UNKNOWN,
} from '@nonokit/core';
import { type Candidates, createCandidates, onlyColor } from './candidates.js';
import { toStep } from './deduced-step.js';
import type { Cell, TechniqueId } from './facts.js';
import { type Deduction, LineLogic } from './lines/line-logic.js';
import type { LineState } from './lines/line-state.js';
import type { Finding } from './lines/technique.js';
import { LINE_TECHNIQUES } from './lines/techniques.js';
import type { Step } from './step.js';

/**
 * Creates a judge. Returns a problem if the puzzle has more than 30 colours or the marks do not fit
 * it.
 */
export function claimJudge(puzzle: Puzzle, marks?: PartialGrid): Result<ClaimJudge> {
  const candidates = createCandidates(puzzle, marks);
  return candidates.ok ? good(new ClaimJudge(candidates.value)) : candidates;
}

/** The state of a board of which claims are judged; created by `claimJudge`. */
export class ClaimJudge {
  readonly #logic: LineLogic;
  readonly #candidates: Candidates;

  /** Works on `candidates` in place. */
  constructor(candidates: Candidates) {
    this.#candidates = candidates;
    this.#logic = new LineLogic(candidates);
    this.#ruleOut();
  }

  /** The colour of a cell that is known; `UNKNOWN` otherwise. */
  colorAt({ row, column }: Cell): Color {
    const { masks, puzzle } = this.#candidates;
    return onlyColor(masks[row * puzzle.width + column] ?? 0);
  }

  /**
   * The technique of the simplest step that any line allows now; undefined if no line implies
   * anything, or if the marks contradict the clues.
   */
  simplest(): TechniqueId | undefined {
    const next = this.#logic.next();
    return next === undefined || 'conflict' in next ? undefined : next.technique.id;
  }

  /**
   * The step that proves the colour of a cell: of all techniques that do so in its row or its
   * column, the simplest. Undefined if neither line proves it alone, or if it is known already.
   */
  prove(cell: Cell, color: Color): Step | undefined {
    if (this.colorAt(cell) !== UNKNOWN) return undefined;
    const next = this.#logic.next();
    if (next === undefined || 'conflict' in next) return undefined;
    const { lines } = this.#logic;
    const { height } = this.#candidates.puzzle;
    const places = [
      { state: lines[cell.row], at: cell.column },
      { state: lines[height + cell.column], at: cell.row },
    ];
    for (const technique of LINE_TECHNIQUES) {
      for (const { state, at } of places) {
        if (state === undefined || (technique.proves & state.seen.pending) === 0) continue;
        const finding = technique.find(state).find((one) => leaves(state, one, at, color));
        if (finding === undefined) continue;
        const { lively, open } = next;
        const deduction: Deduction = { state, technique, finding, lively, open, age: 0 };
        return toStep(deduction);
      }
    }
    return undefined;
  }

  /** Marks a cell. Throws RangeError for a colour that it cannot have any more. */
  accept({ row, column }: Cell, color: Color): void {
    const { masks, puzzle } = this.#candidates;
    const mask = masks[row * puzzle.width + column] ?? 0;
    if ((mask & (1 << color)) === 0) throw new RangeError(`accept: no such colour: ${color}`);
    const removed = mask & ~(1 << color);
    if (removed === 0) return;
    this.#logic.remove(row, column, removed);
    this.#ruleOut();
  }

  /**
   * In a coloured puzzle: takes the colours that lines rule out from cells that stay unknown. Marks
   * cannot show these, so no claim states them, and the next claim may rest on them.
   */
  #ruleOut(): void {
    if (inkCount(this.#candidates.puzzle) === 1) return;
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      const next = this.#logic.next();
      if (next === undefined || 'conflict' in next) return;
      for (const { line, cells, settled, length } of this.#logic.lines) {
        for (let at = 0; at < length; at++) {
          const lost = (cells[at] ?? 0) & ~(settled[at] ?? 0);
          if (lost === 0 || onlyColor(settled[at] ?? 0) !== UNKNOWN) continue;
          const isRow = line.kind === 'row';
          this.#logic.remove(isRow ? line.index : at, isRow ? at : line.index, lost);
          isChanged = true;
        }
      }
    }
  }
}

/** True if a finding leaves this colour alone in the cell at `at`. */
function leaves({ cells }: LineState, { changes }: Finding, at: number, color: Color): boolean {
  return changes.some(
    (one) => one.at === at && onlyColor((cells[at] ?? 0) & ~one.removed) === color,
  );
}
