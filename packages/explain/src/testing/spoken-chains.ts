/**
 * Chains in a short notation, to test their wording independently of the chains that are found:
 * "r2" is row 2, and "r2c5=1" means that the cell in row 2, column 5 has colour 1.
 */
import type { Line, Puzzle } from '@nonokit/core';
import { createCandidates, joinColors } from '../candidates.js';
import type { Assumption, Chain, Link } from '../chain.js';
import { exactStep } from '../chains/exact.js';
import { PuzzleLines } from '../chains/follow-lines.js';
import { withReasons } from '../chains/link-reasons.js';
import { proves } from '../chains/replay.js';
import { explainSteps } from '../explain.js';
import type { Cell, Conclusion, TechniqueId } from '../facts.js';
import type { Step } from '../step.js';

/** A chain: the assumption, its links, and the other case of two-way logic. */
export interface WrittenChain {
  readonly suppose: string;
  /** "r2: r2c4=1", "r3:" where nothing fits, or with a chain of its own. */
  readonly links: readonly (string | readonly [string, WrittenChain])[];
  readonly otherwise?: WrittenChain;
}

/** The step of a technique on a line that reaches these conclusions by a chain. */
export function chainStep(
  technique: TechniqueId,
  line: string,
  written: WrittenChain,
  so: string,
): Step {
  const chain = toChain(written);
  const { assumption } = chain;
  const kind = written.otherwise === undefined ? 'refuted' : 'both-cases';
  return {
    technique,
    level: 4,
    lines: [lineOf(line)],
    premises: [],
    conclusions: cellsOf(so),
    facts: { kind, assumption, length: chain.links.length },
    chain,
  };
}

/**
 * The step with its premises and the reasons of its links, from everything that an explanation
 * knows before it concludes the same cell. The chain has to hold there.
 */
export function reasoned(step: Step, puzzle: Puzzle): Step {
  const known = createCandidates(puzzle);
  const { chain } = step;
  if (!known.ok || chain === undefined) throw new RangeError('reasoned: no chain');
  const walk = explainSteps(puzzle);
  const isSame = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column;
  for (const { conclusions } of walk.ok ? walk.value : []) {
    if (conclusions.some((one) => step.conclusions.some((own) => isSame(own, one)))) break;
    for (const { row, column, removed } of conclusions) {
      const cell = row * puzzle.width + column;
      known.value.masks[cell] = (known.value.masks[cell] ?? 0) & ~joinColors(removed);
    }
  }
  const lines = new PuzzleLines(known.value);
  if (!proves(lines, known.value.masks, chain, step.conclusions)) {
    throw new RangeError(`reasoned: the chain of a ${step.technique} step proves nothing`);
  }
  return withReasons(exactStep(lines, known.value, { ...step, chain }), lines.open);
}

function toChain({ suppose, links, otherwise }: WrittenChain): Chain {
  const chain = { assumption: parseAssumption(suppose), links: links.map(toLink) };
  return otherwise === undefined ? chain : { ...chain, otherwise: toChain(otherwise) };
}

function toLink(written: WrittenChain['links'][number]): Link {
  const [text, inner] = typeof written === 'string' ? [written] : written;
  const [line = '', cells = ''] = text.split(':');
  const link = { line: lineOf(line), premises: [], conclusions: cellsOf(cells.trim()) };
  return inner === undefined ? link : { ...link, refuted: toChain(inner) };
}

function parseAssumption(text: string): Assumption {
  const [cell] = cellsOf(text.replace('!=', '='));
  if (cell === undefined) throw new RangeError(`chainStep: ${text} is no cell`);
  const { row, column, color } = cell;
  return { row, column, color, not: text.includes('!=') };
}

function cellsOf(text: string): Conclusion[] {
  return [...text.matchAll(/r(\d+)c(\d+)=(\d+)/g)].map(([, row, column, color]) => ({
    row: Number(row) - 1,
    column: Number(column) - 1,
    color: Number(color),
    removed: [0],
  }));
}

function lineOf(text: string): Line {
  return { kind: text.startsWith('r') ? 'row' : 'column', index: Number(text.slice(1)) - 1 };
}
