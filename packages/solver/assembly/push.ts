/**
 * Pushing: rules between the starts of blocks and the cells of their line. See `src/push.ts`.
 */
import { Ints } from './bits';
import { firstBlock, gaps, height, inks, sizes } from './lines';
import { FALSE, NOTHING, TRUE } from './literal';
import { inkLiteral, Model } from './model';
import { startsFrom } from './order';
import { assign, REASON_LITERALS, Trail } from './trail';

/**
 * Tells whether neither of two literals is true and at least one is false, so that `oneHolds` has
 * work to do. It rarely has, and calls cost more than this.
 */
function isPressed(truth: StaticArray<i8>, a: i32, b: i32): bool {
  const ofA: i32 = truth[a];
  const ofB: i32 = truth[b];
  return ofA <= 0 && ofB <= 0 && (ofA | ofB) < 0;
}

/** Ensures that one of three literals holds, given that the first is false. False on a conflict. */
function oneHolds(trail: Trail, lost: i32, a: i32, b: i32): bool {
  const ofA = trail.truth[a];
  const ofB = trail.truth[b];
  if (ofA > 0 || ofB > 0) return true;
  if (ofA < 0) return assign(trail, b, REASON_LITERALS, lost ^ 1, a ^ 1);
  if (ofB < 0) return assign(trail, a, REASON_LITERALS, lost ^ 1, b ^ 1);
  return true;
}

/** The number of literals that `followers` holds for a bound. */
const FOLLOWERS: i32 = 6;

/**
 * Up to this number of order variables, the consequences of each bound are computed once and
 * cached: 48 bytes each.
 */
const MOST_REMEMBERED: i32 = 500_000;

/**
 * The cached consequences of each bound: the chain, the neighbour's bound, and two literals each
 * for the rules cover and free. Literals are stored plus one, so a first entry of 0 means that the
 * bound is not computed yet. Computing the six literals again each time took a quarter of the
 * search.
 */
let followers: Ints = new StaticArray<i32>(0);
let remembers: bool = false;

/** Drops the cache, whose memory belongs to the previous puzzle. */
export function resetPushing(): void {
  followers = new StaticArray<i32>(0);
}

/** Makes room for the consequences of the bounds of a search. */
function startRemembering(model: Model): void {
  remembers = model.order.variables <= MOST_REMEMBERED;
  followers = new StaticArray<i32>(FOLLOWERS * (remembers ? 2 * model.order.variables : 1));
}

/** Applies the rules to a bound on a start that became true. Returns false on a conflict. */
export function orderAfterBound(trail: Trail, literal: i32): bool {
  const model = trail.model;
  const lost = literal ^ 1;
  if (followers.length == 0) startRemembering(model);
  const at = remembers ? FOLLOWERS * (literal - 2 * model.order.first) : 0;
  if (!remembers || followers[at] == 0) lookUp(model, literal, at);
  const f = followers;
  const truth = trail.truth;
  const chain = f[at] - 1;
  if (truth[chain] <= 0 && !assign(trail, chain, REASON_LITERALS, literal, TRUE)) return false;
  const next = f[at + 1];
  if (truth[next] <= 0 && !assign(trail, next, REASON_LITERALS, literal, TRUE)) return false;
  const later = f[at + 2];
  const covered = f[at + 3];
  if (isPressed(truth, later, covered) && !oneHolds(trail, lost, later, covered)) return false;
  const reaching = f[at + 4];
  const free = f[at + 5];
  return !isPressed(truth, reaching, free) || oneHolds(trail, lost, reaching, free);
}

/** Writes the consequences of a bound to `followers`, from `at`. */
function lookUp(model: Model, literal: i32, at: i32): void {
  const order = model.order;
  const variable = literal >> 1;
  const b = order.blockOf[variable - order.first];
  const position = order.low[b] + 1 + variable - order.firstOf[b];
  if ((literal & 1) == 0) lookUpLater(model, b, position, at);
  else lookUpEarlier(model, b, position, at);
}

/** Writes the consequences of "block `b` begins at `position` or later". */
function lookUpLater(model: Model, b: i32, position: i32, at: i32): void {
  const order = model.order;
  const l = order.lineOf[b];
  const size = sizes[b];
  const isFirst = b == firstBlock[l];
  const isLast = b + 1 == firstBlock[l + 1];
  followers[at] = startsFrom(order, b, position - 1) + 1;
  followers[at + 1] = isLast ? TRUE : startsFrom(order, b + 1, position + size + gaps[b + 1]);
  // cover: either the block begins later still, or it covers the cell
  followers[at + 2] = startsFrom(order, b, position + size);
  followers[at + 3] = inkLiteral(model, l, position + size - 1, inks[b]);
  // free: the cell before is blank, unless the block before reaches it
  followers[at + 4] = isFirst ? FALSE : startsFrom(order, b - 1, position - sizes[b - 1]);
  followers[at + 5] = inkLiteral(model, l, position - 1, 0);
}

/** Writes the consequences of "block `b` begins before `position`". */
function lookUpEarlier(model: Model, b: i32, position: i32, at: i32): void {
  const order = model.order;
  const l = order.lineOf[b];
  const size = sizes[b];
  const isFirst = b == firstBlock[l];
  const isLast = b + 1 == firstBlock[l + 1];
  followers[at] = (startsFrom(order, b, position + 1) ^ 1) + 1;
  followers[at + 1] = isFirst
    ? TRUE
    : startsFrom(order, b - 1, position - gaps[b] - sizes[b - 1]) ^ 1;
  // cover: either the block begins earlier still, or it covers the cell
  followers[at + 2] = startsFrom(order, b, position - size) ^ 1;
  followers[at + 3] = inkLiteral(model, l, position - 1, inks[b]);
  // free: the cell after is blank, unless the next block begins before it
  followers[at + 4] = isLast ? FALSE : startsFrom(order, b + 1, position + size) ^ 1;
  followers[at + 5] = inkLiteral(model, l, position + size - 1, 0);
}

/**
 * Applies the rules to a cell that lost a value, in both its lines. Returns false on a conflict.
 */
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

/**
 * Cell `x` of line `l` is not blank: of two neighbouring blocks, either the first reaches it or the
 * second has begun.
 */
function afterFilled(trail: Trail, literal: i32, l: i32, x: i32): bool {
  const order = trail.model.order;
  const truth = trail.truth;
  const lost = literal ^ 1;
  const first = firstBlock[l];
  const end = firstBlock[l + 1];
  for (let b = first; b <= end; b++) {
    if (b > first && x < order.low[b - 1] + sizes[b - 1]) return true;
    if (b < end && order.high[b] <= x) continue;
    const reaches = b == first ? FALSE : startsFrom(order, b - 1, x + 1 - sizes[b - 1]);
    const begun = b == end ? FALSE : startsFrom(order, b, x + 1) ^ 1;
    if (isPressed(truth, reaches, begun) && !oneHolds(trail, lost, reaches, begun)) return false;
  }
  return true;
}

/** Cell `x` of line `l` lost `ink`: each block of that ink begins after it or ends before it. */
function afterLost(trail: Trail, literal: i32, l: i32, x: i32, ink: i32): bool {
  const order = trail.model.order;
  const truth = trail.truth;
  const lost = literal ^ 1;
  const end = firstBlock[l + 1];
  for (let b = firstBlock[l]; b < end; b++) {
    if (order.low[b] > x) return true;
    const first = x + 1 - sizes[b];
    if (inks[b] != ink || order.high[b] < first) continue;
    const before = startsFrom(order, b, first) ^ 1;
    const after = startsFrom(order, b, x + 1);
    if (isPressed(truth, before, after) && !oneHolds(trail, lost, before, after)) return false;
  }
  return true;
}
