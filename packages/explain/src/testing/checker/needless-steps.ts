/**
 * Finds unused steps in one backward pass. A step is used if a later step rests on a cell of its
 * conclusions, or if it makes a cell known in the end.
 *
 * If the premises of a step alone prove the colour of a cell, they prove everything about it; an
 * earlier step that only ruled out a colour there was useless.
 */
import { type Color, UNKNOWN } from '@nonokit/core';
import type { Chain } from '../../chain.js';
import type { Cell } from '../../facts.js';
import type { Step } from '../../step.js';
import { isImplied, toInference } from './check-inference.js';
import { allowedAt, type Knowledge } from './knowledge.js';

/** The conclusions and premises of a step: colours ruled out, as texts "row,column,color". */
interface Use {
  readonly gives: readonly string[];
  readonly takes: readonly string[];
}

/** The indices of the steps that neither a later step nor the end uses. */
export function needlessSteps(begin: Knowledge, steps: readonly Step[]): number[] {
  const known = begin.copy();
  const uses = steps.map((step) => {
    const use = { gives: givenBy(known, step), takes: takenBy(known, step) };
    known.learn(step.conclusions);
    return use;
  });
  const end = known.cells().filter((cell) => known.colorAt(cell) !== UNKNOWN);
  const wanted = new Set(end.flatMap((cell) => ruledOut(known, cell)));
  const needless: number[] = [];
  for (const [place, use] of [...uses.entries()].reverse()) {
    if (!take(wanted, use)) needless.unshift(place);
  }
  return needless;
}

/**
 * True if a step concludes anything that is wanted. Its conclusions are then removed from what is
 * wanted, and its premises added.
 */
function take(wanted: Set<string>, { gives, takes }: Use): boolean {
  const isUsed = gives.some((text) => wanted.has(text));
  if (!isUsed) return false;
  for (const text of gives) wanted.delete(text);
  for (const text of takes) wanted.add(text);
  return true;
}

/**
 * The conclusions of a step: what it removes, and all other colours of a cell whose colour its
 * premises prove.
 */
function givenBy(known: Knowledge, step: Step): string[] {
  const isWhole = step.chain === undefined && isImplied(known, toInference(step));
  return step.conclusions.flatMap((cell) => {
    const others = [...allowedAt(known.puzzle, cell)].filter((color) => color !== cell.color);
    return listTexts(cell, isWhole && cell.color !== UNKNOWN ? others : cell.removed);
  });
}

/** The premises of a step: everything that is known about them. */
function takenBy(known: Knowledge, { premises, chain }: Step): string[] {
  return [...premises, ...premisesIn(chain)].flatMap((cell) => ruledOut(known, cell));
}

/** The premises of the links of a chain, of its other case and of chains within it. */
function premisesIn(chain: Chain | undefined): Cell[] {
  if (chain === undefined) return [];
  const own = chain.links.flatMap(({ premises, refuted }) => [...premises, ...premisesIn(refuted)]);
  return [...own, ...premisesIn(chain.otherwise)];
}

function ruledOut(known: Knowledge, cell: Cell): string[] {
  return listTexts(cell, known.removedAt(cell));
}

function listTexts({ row, column }: Cell, colors: readonly Color[]): string[] {
  return colors.map((color) => `${row},${column},${color}`);
}
