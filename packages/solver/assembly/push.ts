/** Pushing: what the starts of blocks and the cells of their line have to do with each other. See `src/push.ts`. */
import { firstBlock, gaps, height, inks, sizes } from './lines';
import { FALSE, NOTHING, TRUE } from './literal';
import { inkLiteral, Model } from './model';
import { startsFrom } from './order';
import { assign, REASON_LITERALS, Trail } from './trail';

/** Makes sure that one of three literals holds, given that the first is false. False on a conflict. */
function oneHolds(trail: Trail, lost: i32, a: i32, b: i32): bool {
  const ofA = trail.truth[a];
  const ofB = trail.truth[b];
  if (ofA > 0 || ofB > 0) return true;
  if (ofA < 0) return assign(trail, b, REASON_LITERALS, lost ^ 1, a ^ 1);
  if (ofB < 0) return assign(trail, a, REASON_LITERALS, lost ^ 1, b ^ 1);
  return true;
}

/** Follows up a bound on a start that became true. Returns false on a conflict. */
export function orderAfterBound(trail: Trail, literal: i32): bool {
  const model = trail.model;
  const order = model.order;
  const variable = literal >> 1;
  const b = order.blockOf[variable - order.first];
  const position = order.low[b] + 1 + variable - order.firstOf[b];
  return (literal & 1) == 0
    ? afterLater(trail, model, literal, b, position)
    : afterEarlier(trail, model, literal, b, position);
}

/** Block `b` begins at `position` or later. */
function afterLater(trail: Trail, model: Model, literal: i32, b: i32, position: i32): bool {
  const order = model.order;
  const l = order.lineOf[b];
  const size = sizes[b];
  const ink = inks[b];
  const lost = literal ^ 1;

  // chain and order
  if (!assign(trail, startsFrom(order, b, position - 1), REASON_LITERALS, literal, TRUE))
    return false;
  if (b + 1 != firstBlock[l + 1]) {
    const next = startsFrom(order, b + 1, position + size + gaps[b + 1]);
    if (!assign(trail, next, REASON_LITERALS, literal, TRUE)) return false;
  }
  // cover: either it begins later still, or it covers the cell
  const later = startsFrom(order, b, position + size);
  if (!oneHolds(trail, lost, later, inkLiteral(model, l, position + size - 1, ink))) return false;

  // free: the cell before is blank, unless the block before reaches it
  const reaches = b == firstBlock[l] ? FALSE : startsFrom(order, b - 1, position - sizes[b - 1]);
  return oneHolds(trail, lost, reaches, inkLiteral(model, l, position - 1, 0));
}

/** Block `b` begins before `position`. */
function afterEarlier(trail: Trail, model: Model, literal: i32, b: i32, position: i32): bool {
  const order = model.order;
  const l = order.lineOf[b];
  const size = sizes[b];
  const ink = inks[b];
  const lost = literal ^ 1;

  // chain and order
  const before = startsFrom(order, b, position + 1) ^ 1;
  if (!assign(trail, before, REASON_LITERALS, literal, TRUE)) return false;
  if (b != firstBlock[l]) {
    const last = startsFrom(order, b - 1, position - gaps[b] - sizes[b - 1]) ^ 1;
    if (!assign(trail, last, REASON_LITERALS, literal, TRUE)) return false;
  }
  // cover: either it begins earlier still, or it covers the cell
  const earlier = startsFrom(order, b, position - size) ^ 1;
  if (!oneHolds(trail, lost, earlier, inkLiteral(model, l, position - 1, ink))) return false;

  // free: the cell after is blank, unless the next block begins before it
  const begins = b + 1 == firstBlock[l + 1] ? FALSE : startsFrom(order, b + 1, position + size) ^ 1;
  return oneHolds(trail, lost, begins, inkLiteral(model, l, position + size - 1, 0));
}

/** Follows up that a cell lost a value, in both its lines. Returns false on a conflict. */
export function orderAfterCell(trail: Trail, literal: i32): bool {
  const model = trail.model;
  const value = model.removes[literal];
  if (value == NOTHING || model.order.variables == 0) return true;
  const u = model.cellOf[value];
  const row = model.rowOf[u];
  const column = model.columnOf[u];
  const line = height + column;
  if (model.colorOf[value] == 0) {
    return afterFilled(trail, literal, row, column) && afterFilled(trail, literal, line, row);
  }
  return (
    afterLost(trail, literal, row, column, model.rowLocal[value]) &&
    afterLost(trail, literal, line, row, model.columnLocal[value])
  );
}

/** Cell `x` of line `l` is not blank: of two neighbouring blocks, one reaches it or the other has begun. */
function afterFilled(trail: Trail, literal: i32, l: i32, x: i32): bool {
  const order = trail.model.order;
  const lost = literal ^ 1;
  const first = firstBlock[l];
  const end = firstBlock[l + 1];
  for (let b = first; b <= end; b++) {
    if (b > first && x < order.low[b - 1] + sizes[b - 1]) return true;
    if (b < end && order.high[b] <= x) continue;
    const reaches = b == first ? FALSE : startsFrom(order, b - 1, x + 1 - sizes[b - 1]);
    const begun = b == end ? FALSE : startsFrom(order, b, x + 1) ^ 1;
    if (!oneHolds(trail, lost, reaches, begun)) return false;
  }
  return true;
}

/** Cell `x` of line `l` lost `ink`: a block of that ink begins after it or ends before it. */
function afterLost(trail: Trail, literal: i32, l: i32, x: i32, ink: i32): bool {
  const order = trail.model.order;
  const lost = literal ^ 1;
  const end = firstBlock[l + 1];
  for (let b = firstBlock[l]; b < end; b++) {
    if (order.low[b] > x) return true;
    const first = x + 1 - sizes[b];
    if (inks[b] != ink || order.high[b] < first) continue;
    const before = startsFrom(order, b, first) ^ 1;
    if (!oneHolds(trail, lost, before, startsFrom(order, b, x + 1))) return false;
  }
  return true;
}
