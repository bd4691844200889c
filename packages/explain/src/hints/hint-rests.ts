/**
 * Which earlier steps a step rests on: those that ruled out colours on its lines, and those that did
 * on theirs.
 */
import type { Line } from '@nonokit/core';
import type { Cell, Step } from '../step.js';

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

/** The lines that a step is about, those of its chain among them. */
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
