/**
 * Pushing: rules between the starts of blocks and the cells of their line. See `src/push.ts`.
 */
import { Ints } from './bits';
import { firstBlock, gaps, height, inks, sizes } from './lines';
import { FALSE, NOTHING, TRUE } from './literal';
import { inkLiteral, Model, placeOfLiteral } from './model';
import { Order, startsFrom } from './order';
import { assign, REASON_LITERALS, Trail } from './trail';

/**
 * Tells whether neither of two literals is true and at least one is false. Only then has `oneHolds`
 * work to do, which is rare, and calling it costs more than this check.
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
 * Up to this number of order variables, the consequences of bounds and cells are computed once and
 * cached: 96 bytes a variable for bounds, and about as much for cells.
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

/** Drops the caches, whose memory belongs to the previous puzzle. */
export function resetPushing(): void {
  followers = new StaticArray<i32>(0);
  firstPair = new StaticArray<i32>(0);
}

/** Decides whether the consequences in this model are cached. */
function startRemembering(model: Model): void {
  remembers = model.order.variables <= MOST_REMEMBERED;
}

/** Makes room for the consequences of the bounds of a model. */
function startFollowers(model: Model): void {
  startRemembering(model);
  followers = new StaticArray<i32>(FOLLOWERS * (remembers ? 2 * model.order.variables : 1));
}

/** Applies the rules to a bound on a start that became true. Returns false on a conflict. */
export function orderAfterBound(trail: Trail, literal: i32): bool {
  const model = trail.model;
  const lost = literal ^ 1;
  if (followers.length == 0) startFollowers(model);
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
 * For each literal of a cell, the pairs of literals of which at least one must hold. `firstPair` is
 * the index of the first pair in `pairs`, or 0 if the pairs are not listed yet; `NOTHING` ends a
 * list. Searching the blocks of both lines each time took a tenth of the search.
 */
let pairs: Ints = new StaticArray<i32>(0);
let firstPair: Ints = new StaticArray<i32>(0);
let endOfPairs: i32 = 0;

/** Adds a pair, unless one of its literals is certain. */
function addPair(a: i32, b: i32): void {
  if (a == TRUE || b == TRUE) return;
  if (endOfPairs + 3 > pairs.length) {
    const larger = new StaticArray<i32>(2 * pairs.length);
    for (let i = 0; i < endOfPairs; i++) larger[i] = pairs[i];
    pairs = larger;
  }
  pairs[endOfPairs] = a;
  pairs[endOfPairs + 1] = b;
  endOfPairs += 2;
}

/**
 * Applies the rules to a cell that lost a value, in both its lines. Returns false on a conflict.
 */
export function orderAfterCell(trail: Trail, literal: i32): bool {
  const model = trail.model;
  if (model.order.variables == 0) return true;
  if (firstPair.length == 0) startPairs(model);
  let at = firstPair[literal];
  if (at == 0) {
    at = listPairs(model, literal);
    if (remembers) firstPair[literal] = at;
  }
  const truth = trail.truth;
  const lost = literal ^ 1;
  for (let a = pairs[at]; a != NOTHING; a = pairs[at]) {
    const b = pairs[at + 1];
    if (isPressed(truth, a, b) && !oneHolds(trail, lost, a, b)) return false;
    at += 2;
  }
  return true;
}

/** Makes room for the pairs of a model. */
function startPairs(model: Model): void {
  startRemembering(model);
  firstPair = new StaticArray<i32>(model.removes.length);
  pairs = new StaticArray<i32>(4096);
  pairs[1] = NOTHING;
  endOfPairs = 2;
}

/** Lists the pairs of a literal, and returns the index of the first. */
function listPairs(model: Model, literal: i32): i32 {
  const place = placeOfLiteral(model, literal);
  // the empty list
  if (place.cell == NOTHING) return 1;
  if (!remembers) endOfPairs = 2;
  const from = endOfPairs;
  const row: i32 = place.row;
  const column: i32 = place.column;
  const line = height + column;
  const value = model.removes[literal];
  if (model.colorOf[value] == 0) {
    listFilled(model.order, row, column);
    listFilled(model.order, line, row);
  } else {
    listLost(model.order, row, column, model.rowLocal[value]);
    listLost(model.order, line, row, model.columnLocal[value]);
  }
  if (endOfPairs == from) return 1;
  pairs[endOfPairs++] = NOTHING;
  return from;
}

/**
 * Cell `x` of line `l` is not blank: of two neighbouring blocks, either the first reaches it or the
 * second has begun.
 */
function listFilled(order: Order, l: i32, x: i32): void {
  const first = firstBlock[l];
  const end = firstBlock[l + 1];
  for (let b = first; b <= end; b++) {
    if (b > first && x < order.low[b - 1] + sizes[b - 1]) return;
    if (b < end && order.high[b] <= x) continue;
    addPair(
      b == first ? FALSE : startsFrom(order, b - 1, x + 1 - sizes[b - 1]),
      b == end ? FALSE : startsFrom(order, b, x + 1) ^ 1,
    );
  }
}

/** Cell `x` of line `l` lost `ink`: each block of that ink begins after it or ends before it. */
function listLost(order: Order, l: i32, x: i32, ink: i32): void {
  const end = firstBlock[l + 1];
  for (let b = firstBlock[l]; b < end; b++) {
    if (order.low[b] > x) return;
    const first = x + 1 - sizes[b];
    if (inks[b] != ink || order.high[b] < first) continue;
    addPair(startsFrom(order, b, first) ^ 1, startsFrom(order, b, x + 1));
  }
}
