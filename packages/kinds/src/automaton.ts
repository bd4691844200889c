/**
 * Automata over the cells of a line, and what a line tells about its cells.
 *
 * An arrangement of a line is a path of an automaton that may have several next states for a
 * colour. `settle` walks all paths at once, forwards and backwards, so a cell keeps exactly the
 * colours that some arrangement gives it.
 */

/** A set of arrangements: paths from state 0 to an end. */
export interface Automaton {
  /** The number of states. */
  readonly states: number;
  /** 1 for states in which a line may end. */
  readonly ends: Uint8Array;
  /** Steps, each from a state to a state by a cell of a colour, as the bit of a set of colours. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly bits: Int32Array;
}

/** What can follow a state: where its steps lead, and whether a line may end there. */
export interface Following<State> {
  readonly steps: readonly (readonly [color: number, to: State])[];
  readonly isEnd: boolean;
}

/** The states of an automaton before they have numbers. */
export interface StateSpace<State> {
  readonly start: State;
  /** Different for different states; JSON would take most of the time. */
  readonly nameOf: (state: State) => string;
  readonly leave: (state: State) => Following<State>;
}

/**
 * The automaton of all states that can be reached from the start; undefined if it has more than
 * `most` steps. `found` is told each state in the order of their numbers.
 */
export function buildAutomaton<State>(
  { start, nameOf, leave }: StateSpace<State>,
  most: number,
  found?: (state: State) => void,
): Automaton | undefined {
  const numbers = new Map<string, number>();
  const states: State[] = [];
  const numberOf = (state: State): number => {
    const name = nameOf(state);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, states.length);
    return states.push(state) - 1;
  };
  numberOf(start);
  const ends: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const bits: number[] = [];
  // the list grows while it is walked
  for (let state = 0; state < states.length; state++) {
    found?.(states[state]);
    const { steps, isEnd } = leave(states[state]);
    ends.push(isEnd ? 1 : 0);
    for (const [color, next] of steps) {
      from.push(state);
      to.push(numberOf(next));
      bits.push(1 << color);
    }
    if (from.length > most) return undefined;
  }
  return {
    states: states.length,
    ends: Uint8Array.from(ends),
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    bits: Int32Array.from(bits),
  };
}

/** Cells with an automaton: a line, or two lines side by side. */
export interface AutomatonLine {
  /** The numbers of its cells, in the order in which the automaton takes them. */
  readonly cells: readonly number[];
  readonly automaton: Automaton;
}

/**
 * The colours that each cell of a line can have: bit `c` of a set stands for colour `c`. `colors`
 * has the sets of all cells of the puzzle. Undefined if nothing fits. `onAlive` is told the states
 * in which some arrangement is after a number of cells, most cells first.
 */
export function settle(
  { cells, automaton: { states, ends, from, to, bits } }: AutomatonLine,
  colors: ArrayLike<number>,
  onAlive?: (taken: number, alive: Uint8Array) => void,
): number[] | undefined {
  // reached[i * states + s]: the first i cells can lead to s
  const reached = new Uint8Array((cells.length + 1) * states);
  reached[0] = 1;
  for (let i = 0; i < cells.length; i++) {
    const here = i * states;
    const there = here + states;
    const set = colors[cells[i]];
    for (let k = 0; k < from.length; k++) {
      if (reached[here + from[k]] === 1 && (set & bits[k]) !== 0) reached[there + to[k]] = 1;
    }
  }
  let alive = reached.slice(cells.length * states).map((is, state) => is & ends[state]);
  if (!alive.includes(1)) return undefined;
  onAlive?.(cells.length, alive);
  let before = new Uint8Array(states);
  const found = new Array<number>(cells.length).fill(0);
  for (let i = cells.length - 1; i >= 0; i--) {
    const here = i * states;
    const set = colors[cells[i]];
    before.fill(0);
    let kept = 0;
    for (let k = 0; k < from.length; k++) {
      if (alive[to[k]] === 0 || reached[here + from[k]] === 0 || (set & bits[k]) === 0) continue;
      before[from[k]] = 1;
      kept |= bits[k];
    }
    found[i] = kept;
    [alive, before] = [before, alive];
    onAlive?.(i, alive);
  }
  return found;
}

/** True if a set has a colour. */
export function hasColor(set: number, color: number): boolean {
  return ((set >>> color) & 1) === 1;
}
