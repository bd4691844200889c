/**
 * Annealing (Kirkpatrick, Gelatt, Vecchi, "Optimization by simulated annealing", 1983): the last
 * resort of repair, when no flip and no pair of flips settles more. It accepts worse pictures at
 * random, with falling probability. It needs fewer questions than steps do, but changes more cells.
 */
import { cellsNearUnknown, colorsFor, flipped } from './moves.js';
import type { State, Workbench } from './workbench.js';

/** The number of moves to consider. */
const ROUNDS = 1500;

/** Returns the state with the fewest unknown cells that it reached, if it has fewer than `from`. */
export function* anneal(bench: Workbench, from: State): Generator<void, State | undefined> {
  const { random, maxFlips } = bench.task;
  let state = from;
  let best = from;
  const freeNear = (of: State): number[] =>
    [...cellsNearUnknown(of)].filter((cell) => !bench.isLocked(bench.togetherWith(cell)));
  let near = freeNear(state);
  for (let k = 0; k < ROUNDS && best.open > 0 && !bench.spent; k++) {
    yield;
    const cell = near[random.below(near.length)];
    if (cell === undefined) break;
    const colors = [...colorsFor(bench, state.grid, cell)];
    const to = colors[random.below(colors.length)] ?? 0;
    const flips = bench.togetherWith(cell).map((one) => ({ cell: one, to }));
    const cost = bench.costOf(state.grid, flips);
    const heat = 0.3 + 5 * (1 - k / ROUNDS);
    // most moves are too expensive whatever they settle: skip the look at the puzzle
    if (cost > state.open - best.open + 4 * heat) continue;
    const next = bench.look(flipped(state.grid, flips));
    const worse = next.open - state.open + cost;
    if (worse > 0 && random.next() > Math.exp(-worse / heat)) continue;
    if (bench.changed(next.grid) > maxFlips) continue;
    state = next;
    near = freeNear(state);
    if (state.open < best.open) best = state;
  }
  return best === from ? undefined : best;
}
