/**
 * Pushing: rules between the starts of blocks and the cells of their line.
 *
 * There are five rules. Each is a disjunction of at most three literals and is checked when one of
 * them becomes false; the other two then decide. For a block of `size` cells of one ink, with
 * starts written s:
 *   chain   s >= p  implies  s >= p - 1
 *   order   s >= p  implies  s' >= p + size (+ 1 for a gap)                  s' = start of the next
 *   cover   s < p, or s >= p + size, or cell p + size - 1 has the ink
 *   free    s' < p + size, or s >= p, or cell p + size - 1 is blank          (between two blocks)
 *   reach   the same seen from a cell x: a filled cell lies in some block; a cell of another
 *           colour lies in no block of the ink
 * No rule is stored: they follow from arithmetic on the variables, and the reason for a literal is
 * the other literals of its rule.
 */
import { FALSE, type Literal, NOTHING } from './literal.js';
import { inkLiteral, type Model } from './model.js';
import { startsFrom } from './order.js';
import { assign, Reason, type Trail } from './trail.js';

/**
 * Ensures that one of three literals holds, given that `lost`, the first, is false. If one of the
 * others is false too, the last one must be true. Returns false on a conflict.
 */
function oneHolds(trail: Trail, lost: Literal, a: Literal, b: Literal): boolean {
  const { truth } = trail;
  const ofA = truth[a];
  const ofB = truth[b];
  if (ofA > 0 || ofB > 0) return true;
  if (ofA < 0) return assign(trail, b, Reason.literals, lost ^ 1, a ^ 1);
  if (ofB < 0) return assign(trail, a, Reason.literals, lost ^ 1, b ^ 1);
  return true;
}

/** Applies the rules to a bound on a start that became true. Returns false on a conflict. */
export function orderAfterBound(trail: Trail, literal: Literal): boolean {
  const { model } = trail;
  const { order } = model;
  const variable = literal >> 1;
  const b = order.blockOf[variable - order.first];
  const position = order.low[b] + 1 + variable - order.firstOf[b];
  return (literal & 1) === 0
    ? afterLater(trail, model, literal, b, position)
    : afterEarlier(trail, model, literal, b, position);
}

/** Applies the rules to the fact that block `b` begins at `position` or later. */
function afterLater(
  trail: Trail,
  model: Model,
  literal: Literal,
  b: number,
  position: number,
): boolean {
  const { lines, order } = model;
  const l = order.lineOf[b];
  const size = lines.sizes[b];
  const ink = lines.inks[b];
  const lost = literal ^ 1;

  // chain and order
  if (!assign(trail, startsFrom(order, b, position - 1), Reason.literals, literal)) return false;
  const isLast = b + 1 === lines.firstBlock[l + 1];
  if (!isLast) {
    const next = startsFrom(order, b + 1, position + size + lines.gaps[b + 1]);
    if (!assign(trail, next, Reason.literals, literal)) return false;
  }
  // cover: either the block begins later still, or it covers the cell
  const later = startsFrom(order, b, position + size);
  if (!oneHolds(trail, lost, later, inkLiteral(model, l, position + size - 1, ink))) return false;

  // free: the cell before is blank, unless the block before reaches it
  const isFirst = b === lines.firstBlock[l];
  const reaches = isFirst ? FALSE : startsFrom(order, b - 1, position - lines.sizes[b - 1]);
  return oneHolds(trail, lost, reaches, inkLiteral(model, l, position - 1, 0));
}

/** Applies the rules to the fact that block `b` begins before `position`. */
function afterEarlier(
  trail: Trail,
  model: Model,
  literal: Literal,
  b: number,
  position: number,
): boolean {
  const { lines, order } = model;
  const l = order.lineOf[b];
  const size = lines.sizes[b];
  const ink = lines.inks[b];
  const lost = literal ^ 1;

  // chain and order
  const before = startsFrom(order, b, position + 1) ^ 1;
  if (!assign(trail, before, Reason.literals, literal)) return false;
  if (b !== lines.firstBlock[l]) {
    const gap = lines.gaps[b];
    const last = startsFrom(order, b - 1, position - gap - lines.sizes[b - 1]) ^ 1;
    if (!assign(trail, last, Reason.literals, literal)) return false;
  }
  // cover: either the block begins earlier still, or it covers the cell
  const earlier = startsFrom(order, b, position - size) ^ 1;
  if (!oneHolds(trail, lost, earlier, inkLiteral(model, l, position - 1, ink))) return false;

  // free: the cell after is blank, unless the next block begins before it
  const isLast = b + 1 === lines.firstBlock[l + 1];
  const begins = isLast ? FALSE : startsFrom(order, b + 1, position + size) ^ 1;
  return oneHolds(trail, lost, begins, inkLiteral(model, l, position + size - 1, 0));
}

/**
 * Applies the rules to a cell that lost a value, in both its lines. Returns false on a conflict.
 */
export function orderAfterCell(trail: Trail, literal: Literal): boolean {
  const { model } = trail;
  const value = model.removes[literal];
  if (value === NOTHING || model.order.variables === 0) return true;
  const u = model.cellOf[value];
  const row = model.rowOf[u];
  const column = model.columnOf[u];
  const line = model.lines.height + column;
  if (model.colorOf[value] === 0) {
    return afterFilled(trail, literal, row, column) && afterFilled(trail, literal, line, row);
  }
  return (
    afterLost(trail, literal, row, column, model.rowLocal[value]) &&
    afterLost(trail, literal, line, row, model.columnLocal[value])
  );
}

/**
 * Cell `x` of line `l` is not blank: of two neighbouring blocks, either the first reaches it or the
 * second has begun.
 */
function afterFilled(trail: Trail, literal: Literal, l: number, x: number): boolean {
  const { lines, order } = trail.model;
  const { low, high } = order;
  const lost = literal ^ 1;
  const first = lines.firstBlock[l];
  const end = lines.firstBlock[l + 1];
  for (let b = first; b <= end; b++) {
    // either the block before surely reaches x, and so do all before it: nothing follows; or this
    // block has begun
    if (b > first && x < low[b - 1] + lines.sizes[b - 1]) return true;
    if (b < end && high[b] <= x) continue;
    const reaches = b === first ? FALSE : startsFrom(order, b - 1, x + 1 - lines.sizes[b - 1]);
    const begun = b === end ? FALSE : startsFrom(order, b, x + 1) ^ 1;
    if (!oneHolds(trail, lost, reaches, begun)) return false;
  }
  return true;
}

/** Cell `x` of line `l` lost `ink`: each block of that ink begins after it or ends before it. */
function afterLost(trail: Trail, literal: Literal, l: number, x: number, ink: number): boolean {
  const { lines, order } = trail.model;
  const { low, high } = order;
  const lost = literal ^ 1;
  const end = lines.firstBlock[l + 1];
  for (let b = lines.firstBlock[l]; b < end; b++) {
    if (low[b] > x) return true;
    const first = x + 1 - lines.sizes[b];
    if (lines.inks[b] !== ink || high[b] < first) continue;
    const before = startsFrom(order, b, first) ^ 1;
    if (!oneHolds(trail, lost, before, startsFrom(order, b, x + 1))) return false;
  }
  return true;
}
