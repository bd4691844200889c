/** Makes steps of what probing found: follows the chains once more and names every premise. */
import type { Line } from '@nonokit/core';
import { type Candidates, type Colors, colorsIn, onlyColor } from '../candidates.js';
import type { Assumption, Chain, Link } from '../chain.js';
import type { Cell, Conclusion, Level, TechniqueId } from '../facts.js';
import type { ChainStep } from '../step.js';
import type { Found } from './chains-probe.js';
import { Follower } from './follow.js';
import type { PuzzleLines } from './follow-lines.js';
import { type Resting, type Traced, Tracer } from './follow-trace.js';

/** The step for a finding; `outside` is the `outside` of its finder. */
export function stepOfFound(
  lines: PuzzleLines,
  candidates: Candidates,
  outside: readonly Int32Array[],
  found: Found,
  [technique, level]: readonly [TechniqueId, Level],
): ChainStep {
  const follower = new Follower<Resting>(lines, candidates);
  const [chain, otherwise] = findChains(follower, candidates, outside, found);
  const links = [...chain.links, ...(otherwise?.links ?? [])];
  return {
    technique,
    level,
    lines: linesOf(links),
    premises: knownPremises(candidates, links),
    conclusions: found.losses.map(({ cell, removed }) => toConclusion(candidates, cell, removed)),
    facts: {
      kind: otherwise === undefined ? 'refuted' : 'both-cases',
      assumption: chain.assumption,
      length: links.length,
    },
    chain: otherwise === undefined ? chain : { ...chain, otherwise },
  };
}

/** The chain of a contradiction, or the chains of both cases. */
function findChains(
  follower: Follower<Resting>,
  candidates: Candidates,
  outside: readonly Int32Array[],
  { cell, cases, losses }: Found,
): [Chain, Chain?] {
  const chains = cases.map(({ colors, sequence }): Chain => {
    follower.replay(cell, colors, sequence);
    const tracer = new Tracer(follower, true, outside);
    const traced = cases.length === 1 ? tracer.conflict() : tracer.losses(losses);
    follower.undo();
    const assumption = toAssumption(candidates, cell, colors);
    return { assumption, links: listLinks(candidates, traced) };
  });
  return chains as [Chain, Chain?];
}

/** The assumption that a cell has a colour, or has not, if several colours are left. */
export function toAssumption(candidates: Candidates, cell: number, colors: Colors): Assumption {
  const only = onlyColor(colors);
  const ruledOut = candidates.masks[cell] & ~colors;
  const color = only >= 0 ? only : onlyColor(ruledOut);
  return { ...cellAt(candidates, cell), color, not: only < 0 };
}

/** Traced links as the data of a step. */
export function listLinks(candidates: Candidates, traced: readonly Traced[]): Link[] {
  return traced.map(({ line, premises, results }) => ({
    line: lineAt(candidates, line),
    premises: premises.map((cell) => cellAt(candidates, cell)),
    conclusions: results.map(({ cell, removed, left }) => ({
      ...cellAt(candidates, cell),
      color: onlyColor(left),
      removed: colorsIn(removed),
    })),
  }));
}

/** The conclusion about a cell that loses colours. */
export function toConclusion(candidates: Candidates, cell: number, removed: Colors): Conclusion {
  const before = candidates.masks[cell];
  const color = onlyColor(before & ~removed);
  return { ...cellAt(candidates, cell), color, removed: colorsIn(before & removed) };
}

/** The cell with a number. */
export function cellAt({ puzzle }: Candidates, cell: number): Cell {
  return { row: Math.floor(cell / puzzle.width), column: cell % puzzle.width };
}

/** The line with a number: rows, then columns. */
export function lineAt({ puzzle: { height } }: Candidates, l: number): Line {
  return l < height ? { kind: 'row', index: l } : { kind: 'column', index: l - height };
}

/** The cells, known before the step, that links rest on, each once. */
function knownPremises({ puzzle, masks }: Candidates, links: readonly Link[]): Cell[] {
  const found = new Map<number, Cell>();
  for (const cell of links.flatMap(({ premises }) => premises)) {
    const number = cell.row * puzzle.width + cell.column;
    if (onlyColor(masks[number]) >= 0) found.set(number, cell);
  }
  return [...found.values()];
}

/** The lines of links, each once, in order of first use. */
function linesOf(links: readonly Link[]): Line[] {
  const found = new Map(links.map(({ line }) => [`${line.kind}${line.index}`, line]));
  return [...found.values()];
}
