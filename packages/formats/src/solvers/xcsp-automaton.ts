/**
 * Clues as finite automata over 0 and 1, and back: a chain with a loop on 0 before each block and
 * after the last, a step on 1 for each cell of a block, and a step on 0 between blocks.
 */
import type { Block, Clue } from '@nonokit/core';

/** An automaton as XCSP3 writes it. */
export interface Automaton {
  /** "(a,0,a)(a,1,b)": state, value, next state. */
  readonly transitions: string;
  /** The first state: "a". */
  readonly start: string;
  /** The accepting states between blanks: "b". */
  readonly final: string;
}

/** The automaton that accepts exactly the lines with this clue. */
export function buildAutomaton(clue: Clue): Automaton {
  let transitions = '(q0,0,q0)';
  let state = 0;
  clue.forEach(({ size }, k) => {
    if (k > 0) {
      transitions += `(q${state},0,q${state + 1})(q${state + 1},0,q${state + 1})`;
      state++;
    }
    for (let cell = 0; cell < size; cell++, state++) transitions += `(q${state},1,q${state + 1})`;
  });
  if (clue.length > 0) transitions += `(q${state},0,q${state})`;
  return { transitions, start: 'q0', final: `q${state}` };
}

/** The next state on 0 and on 1. */
interface State {
  zero?: string;
  one?: string;
}

/**
 * The clue whose lines an automaton accepts; undefined if there is none, or if the automaton is not
 * a simple chain. The last block may have an extra state before the loop on 0.
 */
export function clueOfAutomaton({ transitions, start, final }: Automaton): Clue | undefined {
  const states = parseStates(transitions);
  if (states === undefined) return undefined;
  const accepts = new Set(final.split(/\s+/));
  const clue: Block[] = [];
  let taken = 0;
  let name = start;
  for (; states.of(name).one !== undefined; ) {
    const block = blockAfter(name, states);
    if (block === undefined || states.of(name).zero !== name) return undefined;
    clue.push({ size: block.size, color: 1 });
    taken += block.size + 1;
    const { zero = '' } = states.of(block.end);
    const isLast = states.of(zero).one === undefined;
    if (isLast && !accepts.has(block.end)) return undefined;
    if (zero !== block.end) taken++;
    name = zero;
    if (taken > states.transitions) return undefined;
  }
  const isWhole = taken + 1 === states.transitions && states.of(name).zero === name;
  return isWhole && accepts.has(name) ? clue : undefined;
}

/** The block that begins after a gap: the number of consecutive ones, and the state after them. */
function blockAfter(gap: string, states: States): { size: number; end: string } | undefined {
  let end = gap;
  let size = 0;
  for (let next = states.of(gap).one; next !== undefined; next = states.of(end).one) {
    if (++size > states.transitions || (size > 1 && states.of(end).zero !== undefined))
      return undefined;
    end = next;
  }
  return states.of(end).zero === undefined ? undefined : { size, end };
}

/** The states of an automaton by name. */
interface States {
  readonly transitions: number;
  of(name: string): State;
}

/** States by name, with the number of transitions; undefined if two leave a state on one value. */
function parseStates(text: string): States | undefined {
  const states = new Map<string, State>();
  let transitions = 0;
  for (const [, from = '', value, to = ''] of text.matchAll(
    /\(\s*([^\s,()]{1,40})\s*,\s*([01])\s*,\s*([^\s,()]{1,40})\s*\)/g,
  )) {
    const state = states.get(from) ?? {};
    const key = value === '0' ? 'zero' : 'one';
    if (state[key] !== undefined) return undefined;
    state[key] = to;
    states.set(from, state);
    transitions++;
  }
  return { transitions, of: (name) => states.get(name) ?? {} };
}
