/**
 * The earlier steps that a step rests on: those that ruled out colours on its lines, and in turn
 * those that they rest on.
 */
import type { Line } from '@nonokit/core';
import type { Cell } from '../facts.js';
import type { Step } from '../step.js';

/** The steps among `before` that `step` rests on, in order. */
export function restsOn(step: Step, before: readonly Step[]): readonly Step[] {
  const needed = new Set<Step>();
  let lines = linesOf(step);
  for (const earlier of [...before].reverse()) {
    if (!earlier.conclusions.some((cell) => lines.some((line) => isOn(cell, line)))) continue;
    needed.add(earlier);
    lines = [...lines, ...linesOf(earlier)];
  }
  return before.filter((earlier) => needed.has(earlier));
}

/** The lines of a step, including those of its chain. */
function linesOf({ lines, chain }: Step): readonly Line[] {
  const own = [...lines];
  const chains = chain === undefined ? [] : [chain];
  for (let one = chains.pop(); one !== undefined; one = chains.pop()) {
    for (const { line, refuted } of one.links) {
      own.push(line);
      if (refuted !== undefined) chains.push(refuted);
    }
    if (one.otherwise !== undefined) chains.push(one.otherwise);
  }
  return own;
}

function isOn(cell: Cell, { kind, index }: Line): boolean {
  return cell[kind] === index;
}
