/**
 * Premises: the known cells without which a deduction on one line would not hold.
 *
 * A technique names the cells that its sentence is about. Which block they belong to may rest on
 * others, so everything known is released cell by cell, the farthest from the conclusions first, as
 * long as the clue and what is left still imply them; what cannot be released is a premise too.
 */
import { type Arrangements, arrange } from './arrange.js';
import type { LineState } from './line-state.js';
import type { Finding } from './technique.js';

/** Facts whose deductions name every known cell of the line, because any of them may matter. */
const NAME_ALL: ReadonlySet<string> = new Set([
  'forcing-fill',
  'forcing-blank',
  'whole-line',
  'color-reach',
]);

/** Places of the known cells of a line on which a deduction rests, ascending. */
export function premisesOf(state: LineState, finding: Finding): number[] {
  const named = new Set(NAME_ALL.has(finding.facts.kind) ? [] : finding.premises);
  const far = (x: number): number => Math.min(...finding.changes.map(({ at }) => Math.abs(at - x)));
  return release(
    state,
    named,
    (settled) =>
      finding.changes.every(({ at, removed }) => ((settled[at] as number) & removed) === 0),
    far,
  );
}

/** Places of the known cells because of which a line has no arrangement left, ascending. */
export function conflictPremisesOf(state: LineState): number[] {
  return release(
    state,
    new Set(),
    () => false,
    (x) => x,
  );
}

/**
 * Releases what is not named, the farthest first, as long as there is no arrangement left or
 * `implied` holds.
 */
function release(
  state: LineState,
  named: Set<number>,
  implied: (settled: Int32Array) => boolean,
  far: (x: number) => number,
): number[] {
  const { length, clue } = state;
  const out: Arrangements = {
    first: new Int32Array(clue.length),
    last: new Int32Array(clue.length),
    settled: new Int32Array(length),
  };
  const cells = state.cells.slice();
  const places = Array.from({ length }, (_, x) => x)
    .filter((x) => cells[x] !== openAt(state, x) && !named.has(x))
    .sort((a, b) => far(b) - far(a));
  for (const x of places) {
    const known = cells[x] as number;
    cells[x] = openAt(state, x);
    if (!arrange(state, cells, out) || implied(out.settled)) continue;
    cells[x] = known;
    named.add(x);
  }
  return [...named].sort((a, b) => a - b);
}

/** What a cell may be as far as the colours of its two clues tell. */
function openAt({ inks, across }: LineState, x: number): number {
  const own = inks.reduce((all, ink) => all | ink, 0);
  const other = across[x] as number;
  return 1 | (own & other || own | other);
}
