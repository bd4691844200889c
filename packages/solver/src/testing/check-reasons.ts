/**
 * Checks each reason against the definition of its line or its cell, never against the rule that
 * made it. A reason must force its literal, and everything in it must have been true before.
 */
import { type Literal, NOTHING, TRUE } from '../literal.js';
import { firstLiteral } from '../nogoods.js';
import { Reason } from '../trail.js';
import { claim } from './claim.js';
import { decodeLiteral, isRefuted, linesOfLiteral, type Scene } from './scene.js';

/**
 * Checks that `antecedents`, with the literals that they may omit, imply `literal` (or a conflict).
 */
export function checkReason(
  scene: Scene,
  reason: number,
  data: number,
  literal: Literal,
  antecedents: readonly Literal[],
): void {
  const { trail } = scene.search;
  const before = findTime(scene, literal);
  for (const antecedent of antecedents) {
    const early = (trail.place[antecedent >> 1] as number) < before || antecedent === TRUE;
    claim(
      (trail.truth[antecedent] as number) > 0 && early,
      () => `${antecedent}, a reason for ${literal}, was not true before`,
    );
  }
  const denied = literal === NOTHING ? [] : [literal ^ 1];
  if (reason === Reason.line) {
    const all = [...takenForGranted(scene, data, literal), ...antecedents, ...denied];
    claim(
      antecedents.every((one) => linesOfLiteral(scene, one).includes(data)),
      () => `line ${data} gives a reason that does not speak of it`,
    );
    claim(isRefuted(scene, data, all), () => `line ${data} is no reason for ${literal}`);
  } else if (reason === Reason.nogood) {
    checkNogoodReason(scene, data, literal, antecedents);
  } else {
    claim(reason !== Reason.none, () => `${literal} has no reason, and one was asked for`);
    claim(
      reason !== Reason.cell || isForcedByCell(scene, data, literal, antecedents),
      () => `cell ${data} does not force ${literal}`,
    );
    claim(
      isImpossible(scene, [...antecedents, ...denied]),
      () => `${antecedents.join(' and ')} do not imply ${literal}`,
    );
  }
}

/** The place on the trail before which all of a reason for `literal` must stand. */
function findTime({ search }: Scene, literal: Literal): number {
  const { truth, place, size } = search.trail;
  const forced = literal !== NOTHING && (truth[literal] as number) > 0;
  return forced ? (place[literal >> 1] as number) : size;
}

/**
 * The literals that line `l` may omit from its reason for `literal`: values that its cells lost
 * before, if they are certain or were met by the analysis.
 */
export function takenForGranted(scene: Scene, l: number, literal: Literal): Literal[] {
  const { trail, model, analysis } = scene.search;
  const before = findTime(scene, literal);
  const granted: Literal[] = [];
  for (const [v, has] of model.literalOf.entries()) {
    const u = model.cellOf[v] as number;
    const column = model.lines.height + (model.columnOf[u] as number);
    if (l !== model.rowOf[u] && l !== column) continue;
    const variable = has >> 1;
    if ((trail.truth[has] as number) >= 0 || (trail.place[variable] as number) >= before) continue;
    if (trail.level[variable] === 0 || analysis.seen[variable] !== 0) granted.push(has ^ 1);
  }
  return granted;
}

function checkNogoodReason(
  { search }: Scene,
  nogood: number,
  literal: Literal,
  antecedents: readonly Literal[],
): void {
  const { store } = search.nogoods;
  const first = firstLiteral(nogood);
  const stored = store.subarray(first, first + (store[nogood] as number));
  const whole = literal === NOTHING ? antecedents.length : antecedents.length + 1;
  claim(
    stored.length === whole &&
      (literal === NOTHING || stored.includes(literal)) &&
      antecedents.every((one) => stored.includes(one ^ 1)),
    () => `the reason for ${literal} is not the nogood at ${nogood}`,
  );
}

/** Returns whether the antecedents take away every value of cell `u` except that of `literal`. */
function isForcedByCell(
  scene: Scene,
  u: number,
  literal: Literal,
  antecedents: readonly Literal[],
): boolean {
  const { model } = scene.search;
  const values = new Set<number>();
  for (let v = model.firstValue[u] as number; v < (model.firstValue[u + 1] as number); v++) {
    values.add(v);
  }
  for (const antecedent of antecedents) {
    const [v, has] = decodeLiteral(scene, antecedent);
    if (has) return false;
    values.delete(v);
  }
  const [last, has] = decodeLiteral(scene, literal);
  return has && values.size === 1 && values.has(last);
}

/**
 * True if these literals cannot hold together: in one cell, or in a line that concerns all of
 * them.
 */
function isImpossible(scene: Scene, literals: readonly Literal[]): boolean {
  const open = literals.filter((literal) => literal !== TRUE);
  const lines = open.map((literal) => linesOfLiteral(scene, literal));
  const common = (lines[0] ?? []).filter((l) => lines.every((others) => others.includes(l)));
  return common.some((l) => isRefuted(scene, l, open));
}
