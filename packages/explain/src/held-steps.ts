/**
 * Held steps. In coloured puzzles, a step may only rule out a colour, and most of these steps are
 * never needed. Such a step is held back until another step rests on it, and is then reported right
 * before that one. So even an explanation that is shown while it is found has no useless steps, and
 * none has to be removed afterwards.
 *
 * A step rests on the cells in its premises.
 */
import { type Line, type Puzzle, UNKNOWN } from '@nonokit/core';
import { type Colors, colorsIn, joinColors } from './candidates.js';
import type { Cell, Conclusion } from './facts.js';
import type { Step } from './step.js';

/** The steps that only rule out colours and that no reported step has needed so far. */
export class HeldSteps {
  readonly #width: number;
  #held: Step[] = [];
  /** Cells whose colour a reported step proves. */
  readonly #known = new Set<number>();
  /** Per cell: the colours that held steps rule out. */
  readonly #lost = new Map<number, Colors>();

  constructor({ width }: Puzzle) {
    this.#width = width;
  }

  /** Takes the next step that was found; returns the steps to report now, in order. */
  take(step: Step): readonly Step[] {
    // a chain is looked for only where lines go no further, so what it rules out is needed
    if (step.chain === undefined && step.conclusions.every(({ color }) => color === UNKNOWN)) {
      this.#held.push(step);
      this.#note(step, (before, lost) => before | lost);
      return [];
    }
    const needed = this.#neededBy((cell) => restsOn(step, cell));
    // colours that untold steps ruled out are ruled out by the step that proves the cell's colour
    const told = this.#held.length === 0 ? step : this.#completed(step);
    for (const cell of step.conclusions) {
      if (cell.color !== UNKNOWN) this.#known.add(this.#placeOf(cell));
    }
    // what was held about cells that are known now is never needed
    this.#held = this.#held.filter(({ conclusions }) =>
      conclusions.some((cell) => this.#isOpen(cell)),
    );
    return [...needed, told];
  }

  /** Records the colours that a step rules out as held, or as reported. */
  #note({ conclusions }: Step, change: (before: Colors, lost: Colors) => Colors): void {
    for (const conclusion of conclusions) {
      const place = this.#placeOf(conclusion);
      this.#lost.set(place, change(this.#lost.get(place) ?? 0, joinColors(conclusion.removed)));
    }
  }

  #isOpen(cell: Cell): boolean {
    return !this.#known.has(this.#placeOf(cell));
  }

  /** The steps to report before the message that no arrangement fits a line. */
  before({ kind, index }: Line): readonly Step[] {
    return this.#neededBy((cell) => cell[kind] === index);
  }

  /**
   * Removes and returns the held steps that prove something about these cells, and those they rest
   * on.
   */
  #neededBy(isNeeded: (cell: Cell) => boolean): Step[] {
    if (this.#held.length === 0) return [];
    const reasons = [isNeeded];
    const needed = new Set<Step>();
    for (const step of [...this.#held].reverse()) {
      const { conclusions } = step;
      const open = conclusions.filter((cell) => this.#isOpen(cell));
      if (!open.some((cell) => reasons.some((rests) => rests(cell)))) continue;
      needed.add(step);
      reasons.push((cell) => restsOn(step, cell));
    }
    const told = this.#held.filter((step) => needed.has(step));
    this.#held = this.#held.filter((step) => !needed.has(step));
    for (const step of told) this.#note(step, (before, lost) => before & ~lost);
    return told.map((step) => this.#withoutKnown(step));
  }

  /** The step without the cells that are known by now. */
  #withoutKnown(step: Step): Step {
    const isOpen = (cell: Cell): boolean => this.#isOpen(cell);
    if (step.conclusions.every(isOpen)) return step;
    const conclusions = step.conclusions.filter(isOpen);
    const parts = step.parts
      ?.map((part) => ({ ...part, conclusions: part.conclusions.filter(isOpen) }))
      .filter((part) => part.conclusions.length > 0);
    const [first, second] = parts ?? [];
    const { parts: _, ...rest } = step;
    const whole = { ...rest, conclusions, facts: first?.facts ?? step.facts };
    return second === undefined || parts === undefined ? whole : { ...whole, parts };
  }

  /** The step with all colours that a cell loses when it becomes known. */
  #completed(step: Step): Step {
    const complete = (conclusion: Conclusion): Conclusion => {
      if (conclusion.color === UNKNOWN) return conclusion;
      const lost = this.#lost.get(this.#placeOf(conclusion)) ?? 0;
      if (lost === 0) return conclusion;
      return { ...conclusion, removed: colorsIn(lost | joinColors(conclusion.removed)) };
    };
    return { ...step, conclusions: step.conclusions.map(complete) };
  }

  #placeOf({ row, column }: Cell): number {
    return row * this.#width + column;
  }
}

/** True if a step rests on what is known of a cell. */
function restsOn({ premises }: Step, cell: Cell): boolean {
  return premises.some(({ row, column }) => row === cell.row && column === cell.column);
}
