/**
 * Checks that deduction is complete when it says that it is done: lines are settled, and cells and
 * starts follow from each other. The rules are those described in `push.ts`, written out for every
 * block and position. `check-reasons.ts` shows that no rule implies too much; this file shows that
 * none was forgotten.
 */
import type { Literal } from '../literal.js';
import { inkLiteral } from '../model.js';
import { startsFrom } from '../order.js';
import type { Search } from '../search.js';
import { findPlace } from '../trail.js';
import { claim } from './claim.js';
import { settleScalar } from './scalar-line.js';

/** Checks that nothing is left to deduce, apart from nogoods. */
export function checkDeduced(search: Search): void {
  const { trail, model } = search;
  claim(trail.head === trail.size, () => 'a literal was not followed up');
  claim(
    trail.agenda.words.every((word) => word === 0),
    () => 'a line was not settled',
  );
  for (let l = 0; l < model.lines.count; l++) checkLine(search, l);
  if (model.order.variables > 0) {
    for (let l = 0; l < model.lines.count; l++) checkRules(search, l);
  }
  checkCells(search);
}

/** Checks that the line allows each cell exactly the values that some arrangement gives it. */
function checkLine({ trail, model }: Search, l: number): void {
  const { lines } = model;
  const { planes } = trail;
  const mayBe = (x: number, local: number): boolean => {
    const word = planes[findPlace(model, l, local, x)] as number;
    return ((word >>> (x & 31)) & 1) === 1;
  };
  const settled = settleScalar(lines, l, mayBe);
  const colors = (lines.firstColor[l + 1] as number) - (lines.firstColor[l] as number);
  claim(settled !== undefined, () => `line ${l} has no arrangement, which went unnoticed`);
  settled.forEach((found, x) => {
    for (let local = 0; local < colors; local++) {
      claim(
        mayBe(x, local) === found.has(local),
        () => `line ${l} is not settled at cell ${x}, colour ${local}`,
      );
    }
  });
}

/** Checks that one of the literals is true or two are open: otherwise something follows. */
function checkRule({ trail }: Search, name: string, l: number, ...literals: Literal[]): void {
  const values = literals.map((literal) => trail.truth[literal] as number);
  const open = values.filter((value) => value === 0).length;
  claim(
    values.some((value) => value > 0) || open >= 2,
    () => `line ${l}: the rule "${name}" on ${literals.join(' or ')} was not followed up`,
  );
}

/** Checks the rules of `push.ts` for every block of line `l` and every position in its window. */
function checkRules(search: Search, l: number): void {
  const { model } = search;
  const { lines, order } = model;
  const first = lines.firstBlock[l] as number;
  const end = lines.firstBlock[l + 1] as number;
  for (let b = first; b < end; b++) {
    const size = lines.sizes[b] as number;
    const from = order.low[b] as number;
    const to = order.high[b] as number;
    for (let p = from; p <= to; p++) {
      const later = startsFrom(order, b, p);
      const ink = inkLiteral(model, l, p + size - 1, lines.inks[b] as number);
      checkRule(search, 'chain', l, startsFrom(order, b, p + 1) ^ 1, later);
      checkRule(search, 'cover', l, later ^ 1, startsFrom(order, b, p + size), ink);
      if (b + 1 === end) continue;
      const next = startsFrom(order, b + 1, p + size + (lines.gaps[b + 1] as number));
      checkRule(search, 'order', l, later ^ 1, next);
    }
  }
  // between two blocks, before the first and after the last
  for (let b = first; b <= end; b++) {
    for (let x = 0; x < (l < lines.height ? lines.width : lines.height); x++) {
      const reaches =
        b === first ? 1 : startsFrom(order, b - 1, x + 1 - (lines.sizes[b - 1] as number));
      const begun = b === end ? 1 : startsFrom(order, b, x + 1) ^ 1;
      checkRule(search, 'free', l, reaches, begun, inkLiteral(model, l, x, 0));
    }
  }
}

/** Checks that a cell has at most one value and at least one. */
function checkCells(search: Search): void {
  const { model, trail } = search;
  for (let u = 0; u + 1 < model.firstValue.length; u++) {
    const first = model.firstValue[u] as number;
    const end = model.firstValue[u + 1] as number;
    const literals = Array.from(model.literalOf.subarray(first, end));
    checkRule(search, 'some value', model.rowOf[u] as number, ...literals);
    const held = literals.filter((literal) => (trail.truth[literal] as number) > 0);
    const gone = literals.filter((literal) => (trail.truth[literal] as number) < 0);
    claim(
      held.length === 0 || gone.length === literals.length - 1,
      () => `open cell ${u} has a value and keeps others`,
    );
  }
}
