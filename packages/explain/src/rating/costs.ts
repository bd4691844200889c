/** What the steps of an explanation cost a person. */
import type { TechniqueId } from '../facts.js';

/** Effort of applying each technique, without finding it; for chains, the effort per link. */
export const TECHNIQUE_COSTS: Readonly<Record<TechniqueId, number>> = {
  'complete-line': 1,
  'finished-line': 0.5,
  overlap: 2,
  glue: 2,
  closing: 2,
  'near-edge': 2,
  unreachable: 2,
  'gap-too-small': 2,
  'joining-splitting': 3,
  punctuating: 3,
  mercury: 4,
  forcing: 6,
  'color-logic': 6,
  'whole-line': 12,
  'edge-logic': 8,
  'two-way': 10,
  contradiction: 14,
  nested: 30,
};

/** Number of steps after which the start counts as found. */
const START = 5;

/** What makes a step on one line hard to spot; see `Deduction`. */
export interface Effort {
  readonly lively: number;
  readonly open: number;
  readonly age: number;
}

/** The cost of a step on a line with `blocks` blocks, as step number `index`. */
export function costOfLineStep(
  technique: TechniqueId,
  { lively, open, age }: Effort,
  blocks: number,
  index: number,
): number {
  const crowd = 1 + Math.log2(Math.max(1, open / lively)) / 4;
  const distance = 1 + Math.min(age, 20) / 40;
  const size = 1 + blocks / 20;
  return rounded(startOf(index) * TECHNIQUE_COSTS[technique] * crowd * distance * size);
}

/** The cost of a chain of `length` links, as step number `index`. */
export function costOfChain(technique: TechniqueId, length: number, index: number): number {
  return rounded(startOf(index) * TECHNIQUE_COSTS[technique] * Math.max(2, length));
}

/** The weights of the first steps; all later ones have the last of them, which is 1. */
const WEIGHTS = Float64Array.from({ length: 256 }, (_, index) => 1 + 2 * Math.exp(-index / START));

/** The first steps weigh most: three times as much as those far from the start. */
function startOf(index: number): number {
  return WEIGHTS[Math.min(index, WEIGHTS.length - 1)];
}

/** Rounds to hundredths: sums must not depend on the machine, nor files on noise. */
export function rounded(cost: number): number {
  return Math.round(cost * 100) / 100;
}
