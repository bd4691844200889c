/**
 * 8. Gap too small: a stretch between two edges is shorter than every block that counting allows
 * there, so its cells are blank.
 *
 *     3   .??.?????   becomes   ....?????
 */
import { type Colors, colorsIn } from '../../candidates.js';
import { type LineState, PENDING, type Trimmed } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact, pushedStart, trimOnce } from '../trimmed.js';

/** Finds the blanks between edges that are too close for a block. */
export const gapTooSmall: LineTechnique = {
  id: 'gap-too-small',
  level: 1,
  proves: PENDING.loss,
  find,
};

function find(state: LineState): Finding[] {
  const part = trimOnce(state);
  return colorsIn(state.ownInks).flatMap((color) => findGaps(state, part, 1 << color));
}

/** The gaps that are too small for any block of one ink. */
function findGaps(state: LineState, part: Trimmed, ink: Colors): Finding[] {
  const { cells, settled, length } = state;
  const found: Finding[] = [];
  for (let from = 0; from < length; from++) {
    if ((cells[from] & ink) === 0) continue;
    let to = from;
    let filled = cells[from] === ink;
    while (to + 1 < length && (cells[to + 1] & ink) !== 0) {
      to++;
      filled ||= cells[to] === ink;
    }
    const canTell = !filled && (settled[from] & ink) === 0;
    const least = canTell ? leastBlockIn(state, part, ink, from, to) : undefined;
    if (least !== undefined && state.sizes[least] > to - from + 1) {
      const facts = {
        kind: 'gap-too-small' as const,
        span: { from, to },
        block: blockFact(state, least),
      };
      const premises = [from - 1, to + 1].filter((x) => x >= 0 && x < length);
      const changes = new Changes(state);
      for (let x = from; x <= to; x++) changes.remove(x, ink);
      found.push(...changes.finding(facts, premises));
    }
    from = to;
  }
  return found.sort((a, b) => b.changes.length - a.changes.length);
}

/** The smallest block of an ink that counting allows in the stretch, if any. */
function leastBlockIn(
  state: LineState,
  part: Trimmed,
  ink: Colors,
  from: number,
  to: number,
): number | undefined {
  const { sizes, inks } = state;
  let least: number | undefined;
  for (let k = part.first; k <= part.last; k++) {
    const size = sizes[k];
    const start = pushedStart(state, part, k);
    if (inks[k] !== ink || start > to || start + part.slack + size <= from) continue;
    if (least === undefined || size < sizes[least]) least = k;
  }
  return least;
}
