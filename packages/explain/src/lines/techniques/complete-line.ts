/**
 * 1. Complete line: the clue leaves no choice. The rest of the line, after crossing off finished
 * ends, is exactly as long as its blocks with their gaps; or the line has exactly as many cells
 * that may be filled as the clue asks for; or the clue is empty.
 *
 *     3 1   .?????.   becomes   .###.#.
 */
import { BLANK_ONLY, onlyColor } from '../../candidates.js';
import { type LineState, PENDING, type Trimmed } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact, pushedStart, trimOnce } from '../trimmed.js';

/** Finds all cells of a line whose blocks fit in only one way, by counting. */
export const completeLine: LineTechnique = {
  id: 'complete-line',
  level: 1,
  proves: PENDING.whole,
  find,
};

function find(state: LineState): Finding[] {
  const { length } = state;
  if (state.sizes.length === 0) {
    const blanks = new Changes(state).keep(0, length - 1, BLANK_ONLY);
    return blanks.finding({ kind: 'no-blocks' }, []);
  }
  const part = trimOnce(state);
  if (part.last < part.first) return [];
  if (part.slack > 0) return allLeftFilled(state);
  const span = { from: part.from, to: part.to };
  const blocks = state.clue.map((_, k) => blockFact(state, k)).slice(part.first, part.last + 1);
  const facts = { kind: 'exact-fit' as const, blocks, span };
  return exactly(state, part).finding(facts, []);
}

/** The only arrangement of the rest. */
function exactly(state: LineState, part: Trimmed): Changes {
  const changes = new Changes(state);
  let x = part.from;
  for (let k = part.first; k <= part.last; k++) {
    const start = pushedStart(state, part, k);
    const stop = start + state.sizes[k];
    changes.keep(x, start - 1, BLANK_ONLY).keep(start, stop - 1, state.inks[k]);
    x = stop;
  }
  return changes;
}

/**
 * If only as many cells may be filled as the clue fills, all of them are, in the order of the clue.
 */
function allLeftFilled(state: LineState): Finding[] {
  const { cells, sizes, inks, total, length } = state;
  let count = 0;
  for (let x = 0; x < length; x++) if (cells[x] !== BLANK_ONLY) count++;
  if (count !== total) return [];
  const fillable = [...cells.keys()].filter((x) => cells[x] !== BLANK_ONLY);
  const changes = new Changes(state);
  let next = 0;
  let left = 0;
  sizes.forEach((size, k) => {
    for (let i = 0; i < size; i++) {
      const at = fillable[next++];
      if (onlyColor(cells[at]) < 0) left++;
      changes.remove(at, ~inks[k]);
    }
  });
  const blanks = [...cells.keys()].filter((x) => cells[x] === BLANK_ONLY);
  return changes.finding({ kind: 'all-left-filled', total, left }, blanks);
}
