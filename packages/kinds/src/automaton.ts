/**
 * Automata over the cells of a line, and what a line tells about its cells.
 *
 * An arrangement of a line is a path of an automaton that may have several next states for a
 * colour. `settle` walks all paths at once, forwards and backwards, so a cell keeps exactly the
 * colours that some arrangement gives it.
 */

/** A step of an automaton: a cell of this colour leads from one state to another. */
export interface Step {
  readonly from: number;
  readonly color: number;
  readonly to: number;
}

/** A set of arrangements: paths from state 0 to an end. */
export interface Automaton {
  /** The number of states. */
  readonly states: number;
  /** True for states in which a line may end. */
  readonly ends: readonly boolean[];
  readonly steps: readonly Step[];
}

/** A state before it has a number: where its steps lead, and whether a line may end there. */
export interface NamedState<State> {
  readonly steps: readonly (readonly [color: number, to: State])[];
  readonly isEnd: boolean;
}

/**
 * The automaton of all states that can be reached from `start`; undefined if it has more than
 * `most` steps.
 */
export function buildAutomaton<State>(
  start: State,
  leave: (state: State) => NamedState<State>,
  most: number,
): Automaton | undefined {
  const numbers = new Map<string, number>();
  const states: State[] = [];
  const numberOf = (state: State): number => {
    const name = JSON.stringify(state);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, states.length);
    return states.push(state) - 1;
  };
  numberOf(start);
  const ends: boolean[] = [];
  const steps: Step[] = [];
  // the list grows while it is walked
  for (let from = 0; from < states.length; from++) {
    const { steps: out, isEnd } = leave(states[from]);
    ends.push(isEnd);
    for (const [color, to] of out) steps.push({ from, color, to: numberOf(to) });
    if (steps.length > most) return undefined;
  }
  return { states: states.length, ends, steps };
}

/** Cells with an automaton: a line, or two lines side by side. */
export interface AutomatonLine {
  /** The numbers of its cells, in the order in which the automaton takes them. */
  readonly cells: readonly number[];
  readonly automaton: Automaton;
}

/**
 * The colours that each cell of a line can have: bit `c` of a set stands for colour `c`. `colors`
 * has the sets of all cells of the puzzle. Undefined if nothing fits.
 */
export function settle(
  { cells, automaton: { states, ends, steps } }: AutomatonLine,
  colors: ArrayLike<number>,
): number[] | undefined {
  // reached[i * states + s]: the first i cells can lead to s
  const reached = new Uint8Array((cells.length + 1) * states);
  reached[0] = 1;
  cells.forEach((cell, i) => {
    const here = i * states;
    const there = here + states;
    for (const { from, color, to } of steps) {
      if (reached[here + from] === 1 && hasColor(colors[cell], color)) reached[there + to] = 1;
    }
  });
  let alive = reached.slice(cells.length * states).map((is, state) => (ends[state] ? is : 0));
  if (!alive.includes(1)) return undefined;
  const found = new Array<number>(cells.length).fill(0);
  for (let i = cells.length - 1; i >= 0; i--) {
    const before = new Uint8Array(states);
    for (const { from, color, to } of steps) {
      if (alive[to] === 0 || reached[i * states + from] === 0) continue;
      if (!hasColor(colors[cells[i]], color)) continue;
      before[from] = 1;
      found[i] |= 1 << color;
    }
    alive = before;
  }
  return found;
}

/** True if a set has a colour. */
export function hasColor(set: number, color: number): boolean {
  return ((set >>> color) & 1) === 1;
}
