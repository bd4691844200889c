/**
 * Explains a puzzle of another kind step by step: what a line says of its cells, whatever its
 * arrangement, and where no line says anything new, an assumption that leads to a contradiction.
 *
 * The next step is the line that decides most cells, so that a person finds it worth the look; of
 * assumptions the one whose contradiction is met after the fewest lines.
 */
import {
  type DirectionName,
  type DriveOptions,
  drive,
  isPairClue,
  type KindPuzzle,
  type Work,
} from '@nonokit/core';
import { type HiddenRange, hiddenRanges } from './hidden-ranges.js';
import type { KindLine } from './kind-lines.js';
import { type LargeRange, largeNumbers, largeRanges } from './large-ranges.js';
import { type ColorSets, colorOf, colorsIn, isDecided, Propagation } from './propagation.js';

/** A cell and a colour. */
export interface CellColor {
  readonly cell: number;
  readonly color: number;
}

/** A line, or two side by side that share a clue. */
export interface StepLine {
  readonly direction: DirectionName;
  /** Counted from 0; of the first of two. */
  readonly index: number;
  readonly isPair: boolean;
}

/** One step of an explanation. */
export interface KindStep {
  /**
   * 'line': every arrangement of the line has the conclusions. 'assumption': if `assumed` were so,
   * nothing would fit the line.
   */
  readonly technique: 'line' | 'assumption';
  readonly line: StepLine;
  /** Of an assumption: what is refuted, and the number of lines looked at on the way. */
  readonly assumed?: CellColor & { readonly looks: number };
  /** Of a line: what its hidden numbers can be, where that is less than the clue alone allows. */
  readonly hidden: readonly HiddenRange[];
  /** Of two lines: where their numbers of both lie, if that is less than the whole of them. */
  readonly large: readonly LargeRange[];
  /** Cells whose colour is known now. */
  readonly decided: readonly CellColor[];
  /** Colours that cells cannot have, as far as they remain undecided. */
  readonly ruledOut: readonly CellColor[];
}

/** How an explanation ends. */
export type KindEnding = 'solved' | 'stuck' | 'contradiction' | 'stopped';

/** How an explanation ended. */
export interface KindExplanation {
  readonly steps: readonly KindStep[];
  /** 'stuck': no line and no assumption says more. 'stopped': it was told to stop. */
  readonly status: KindEnding;
  /** The colours by cell; -1 where undecided. */
  readonly known: readonly number[];
}

/** Explains a puzzle as far as lines and assumptions lead, on this thread. */
export function explainKind(
  puzzle: KindPuzzle,
  options: DriveOptions<number> = {},
): KindExplanation {
  return drive(explainKindWork(puzzle), options);
}

/** Explains a puzzle as work that can be stopped; a pause yields the number of steps so far. */
export function* explainKindWork(puzzle: KindPuzzle): Work<number, KindExplanation> {
  const explainer = new KindExplainer(puzzle);
  const steps: KindStep[] = [];
  for (;;) {
    const step = yield* explainer.next(steps.length);
    if (typeof step === 'string') {
      return { steps, status: step, known: explainer.known() };
    }
    steps.push(step);
  }
}

/** A change of sets, not yet made. */
interface Candidate {
  readonly line: KindLine;
  /** The cells that lose colours, with what they keep. */
  readonly kept: ReadonlyMap<number, number>;
  readonly assumed?: KindStep['assumed'];
}

/** Gives the steps of one puzzle in order. */
export class KindExplainer {
  readonly #logic: Propagation;
  readonly #sets: ColorSets;
  readonly #colors: number;
  /** What `largeNumbers` said of lines that took a step: it builds their automaton again. */
  readonly #larges = new Map<KindLine, readonly number[]>();
  /** The cells that lose colours by each line, with what they keep. */
  readonly #news = new Map<KindLine, ReadonlyMap<number, number>>();
  /** Lines whose cells have changed since they were settled. */
  readonly #waiting: Set<KindLine>;

  /** Begins where a player's marks are, by cell; -1 for none. */
  constructor(puzzle: KindPuzzle, marks: ArrayLike<number> = []) {
    this.#logic = new Propagation(puzzle);
    this.#colors = puzzle.palette.length;
    // a colour that a clue lacks needs no step
    this.#sets = this.#logic.mentioned().map((set, cell) => {
      const mark = marks[cell] ?? -1;
      return mark < 0 ? set : 1 << mark;
    });
    this.#waiting = new Set(this.#logic.lines);
  }

  /** The colours by cell; -1 where undecided. */
  known(): number[] {
    return Array.from(this.#sets, (set) => (isDecided(set) ? colorOf(set) : -1));
  }

  /** The next step after `steps`, or how the explanation ends. */
  *next(steps: number): Work<number, KindStep | KindEnding> {
    for (const line of this.#waiting) {
      if ((yield* this.#logic.pause(() => steps)) !== undefined) return 'stopped';
      const sets = this.#sets.slice();
      const changed = this.#logic.settleLine(line, sets);
      if (changed === undefined) return 'contradiction';
      this.#news.set(line, new Map(changed.map((cell) => [cell, sets[cell]])));
    }
    this.#waiting.clear();
    if (this.#sets.every(isDecided)) return 'solved';
    const best = this.#bestLine() ?? (yield* this.#shortestAssumption(steps));
    if (best === 'stopped') return best;
    return best === undefined ? 'stuck' : this.#take(best);
  }

  /** The line that decides most cells; of equals the first. */
  #bestLine(): Candidate | undefined {
    let best: Candidate | undefined;
    let most = -1;
    for (const [line, kept] of this.#news) {
      const decided = [...kept.values()].filter(isDecided).length;
      if (kept.size === 0 || decided <= most) continue;
      most = decided;
      best = { line, kept };
    }
    return best;
  }

  *#shortestAssumption(steps: number): Work<number, Candidate | 'stopped' | undefined> {
    let best: Candidate | undefined;
    for (const [cell, set] of this.#sets.entries()) {
      if (isDecided(set)) continue;
      for (const color of colorsIn(set)) {
        const sets = this.#sets.slice();
        sets[cell] = 1 << color;
        const before = this.#logic.settled;
        const line = yield* this.#logic.propagate(sets, () => steps, [cell]);
        if (typeof line === 'string') return 'stopped';
        const looks = this.#logic.settled - before;
        if (line === undefined || looks >= (best?.assumed?.looks ?? Infinity)) continue;
        const kept = new Map([[cell, set & ~(1 << color)]]);
        best = { line, kept, assumed: { cell, color, looks } };
      }
    }
    return best;
  }

  #largeOf(line: KindLine): readonly LargeRange[] {
    const larges = this.#larges.get(line) ?? largeNumbers(line);
    this.#larges.set(line, larges);
    return largeRanges(line, this.#sets, larges);
  }

  #take({ line, kept, assumed }: Candidate): KindStep {
    const hidden = assumed === undefined ? hiddenRanges(line, this.#colors, this.#sets) : [];
    const large = assumed === undefined ? this.#largeOf(line) : [];
    const decided: CellColor[] = [];
    const ruledOut: CellColor[] = [];
    for (const [cell, set] of kept) {
      for (const other of this.#logic.linesOf(cell)) this.#waiting.add(other);
      if (isDecided(set)) decided.push({ cell, color: colorOf(set) });
      else ruledOut.push(...colorsIn(this.#sets[cell] & ~set).map((color) => ({ cell, color })));
      this.#sets[cell] = set;
    }
    return {
      technique: assumed === undefined ? 'line' : 'assumption',
      line: {
        direction: line.direction,
        index: line.index,
        isPair: isPairClue(line.clue),
      },
      ...(assumed === undefined ? {} : { assumed }),
      hidden,
      large,
      decided,
      ruledOut,
    };
  }
}
