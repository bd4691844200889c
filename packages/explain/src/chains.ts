/**
 * Reasoning beyond one line: 13 edge logic, 14 two-way logic, 15 contradiction. Every open cell is
 * supposed to have each of its candidates, and what follows is traced back to the links it needs;
 * of what is found with chains of at most so many links, the simplest technique's shortest chain is
 * the step.
 *
 * The number of links grows from 4 until something is found, so that short chains come first and
 * cost little; where a round takes long, the best of what it has found ends it. Work is counted in
 * lines settled: the same on every machine.
 */
import type { Color, Line } from '@nonokit/core';
import { type Candidates, type Colors, colorsIn, onlyColor } from './candidates.js';
import type { Chain, Link } from './chain.js';
import { Follower, type Traced } from './follow.js';
import type { Cell, Conclusion, Step } from './step.js';

/** How long chains may become in each round of looking. */
const ROUNDS: readonly number[] = [4, 10, 30, Number.POSITIVE_INFINITY];

/** Lines settled in a round after which what has been found by then is good enough. */
const PATIENCE = 150_000;

/** Links that a contradiction at an edge has at most. */
const EDGE_LINKS = 6;

/** What looking for a chain gave. */
export interface ChainSearch {
  /** The step, or undefined if there is none, or none was found within the budget. */
  readonly step: Step | undefined;
  /** Lines settled. */
  readonly work: number;
}

/** Something that was found, to be compared with others. */
interface Found {
  readonly technique: 'edge-logic' | 'two-way' | 'contradiction';
  readonly length: number;
  readonly step: Step;
}

/** Looks for the simplest chain that teaches something, settling about `budget` lines at most. */
export function findChain(candidates: Candidates, budget: number): ChainSearch {
  const follower = new Follower(candidates);
  const edges = edgesOf(candidates);
  for (const most of ROUNDS) {
    let best: Found | undefined;
    const begun = follower.work;
    for (let cell = 0; cell < candidates.masks.length; cell++) {
      const colors = candidates.masks[cell] as number;
      if (onlyColor(colors) >= 0) continue;
      for (const found of tryCell(candidates, follower, cell, colors, most, edges)) {
        if (best === undefined || isSimpler(found, best)) best = found;
      }
      if (follower.work > budget) break;
      if (best !== undefined && follower.work - begun > PATIENCE) break;
    }
    if (best !== undefined) return { step: best.step, work: follower.work };
    if (follower.work > budget) break;
  }
  return { step: undefined, work: follower.work };
}

const SIMPLICITY = ['edge-logic', 'two-way', 'contradiction'];

function isSimpler(a: Found, b: Found): boolean {
  const simpler = SIMPLICITY.indexOf(a.technique) - SIMPLICITY.indexOf(b.technique);
  return simpler !== 0 ? simpler < 0 : a.length < b.length;
}

/** What supposing each candidate of one cell gives. */
function tryCell(
  candidates: Candidates,
  follower: Follower,
  cell: number,
  colors: Colors,
  most: number,
  edges: readonly Edge[],
): Found[] {
  const found: Found[] = [];
  const common = new Map<number, Colors>();
  let cases = 0;
  for (const color of colorsIn(colors)) {
    if (follower.follow(cell, 1 << color, most)) {
      found.push(refuted(candidates, follower, cell, color, edges));
    } else {
      keepCommon(candidates, follower, common, cases++);
    }
    follower.undo();
  }
  if (found.length > 0) return found;
  const shared = [...common].filter(([, removed]) => removed !== 0);
  for (const [other, removed] of shared.slice(0, 4)) {
    const both = bothCases(candidates, follower, cell, colors, other, removed, most);
    if (both !== undefined) found.push(both);
  }
  return found;
}

/** Keeps of `common` what the case at hand rules out as well. */
function keepCommon(
  { masks }: Candidates,
  follower: Follower,
  common: Map<number, Colors>,
  cases: number,
): void {
  if (cases === 0) {
    for (const cell of follower.changed()) {
      common.set(cell, (masks[cell] as number) & ~(follower.masks[cell] as number));
    }
    return;
  }
  for (const [cell, removed] of common)
    common.set(cell, removed & ~(follower.masks[cell] as number));
}

function refuted(
  candidates: Candidates,
  follower: Follower,
  cell: number,
  color: Color,
  edges: readonly Edge[],
): Found {
  const at = cellAt(candidates, cell);
  const links = linksOf(candidates, follower, follower.traceConflict());
  const assumption = { ...at, color, not: false };
  const isEdge = links.length <= EDGE_LINKS && edges.some((edge) => staysAt(edge, at, links));
  const technique = isEdge ? 'edge-logic' : 'contradiction';
  const step: Step = {
    technique,
    level: isEdge ? 4 : 5,
    lines: linesOf(links),
    premises: knownPremises(candidates, links),
    conclusions: [conclusionOf(candidates, cell, 1 << color)],
    facts: { kind: 'refuted', assumption, length: links.length },
    chain: { assumption, links },
  };
  return { technique, length: links.length, step };
}

/** The chains of all cases that lead to the same; only cells with two candidates have two cases. */
function bothCases(
  candidates: Candidates,
  follower: Follower,
  cell: number,
  colors: Colors,
  target: number,
  removed: Colors,
  most: number,
): Found | undefined {
  const [first, second, third] = colorsIn(colors);
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const at = cellAt(candidates, cell);
  const chains = [second, first].map((color): Chain => {
    follower.follow(cell, 1 << color, most);
    const links = linksOf(candidates, follower, follower.traceCell(target, removed));
    follower.undo();
    return { assumption: { ...at, color, not: false }, links };
  });
  const [chain, otherwise] = chains as [Chain, Chain];
  const links = [...chain.links, ...otherwise.links];
  const { assumption } = chain;
  const step: Step = {
    technique: 'two-way',
    level: 4,
    lines: linesOf(links),
    premises: knownPremises(candidates, links),
    conclusions: [conclusionOf(candidates, target, removed)],
    facts: { kind: 'both-cases', assumption, length: links.length },
    chain: { ...chain, otherwise },
  };
  return { technique: 'two-way', length: links.length, step };
}

/** Traced links as data of a step. */
export function linksOf(
  candidates: Candidates,
  follower: Follower,
  traced: readonly Traced[],
): Link[] {
  return traced.map(({ line, premises, results }) => ({
    line: follower.lineAt(line),
    premises: premises.map((cell) => cellAt(candidates, cell)),
    conclusions: results.map(({ cell, removed, left }) => ({
      ...cellAt(candidates, cell),
      ...{ color: onlyColor(left), removed: colorsIn(removed) },
    })),
  }));
}

function conclusionOf(candidates: Candidates, cell: number, removed: Colors): Conclusion {
  const before = candidates.masks[cell] as number;
  const color = onlyColor(before & ~removed);
  return { ...cellAt(candidates, cell), color, removed: colorsIn(before & removed) };
}

/** Row and column of the cell with a number. */
export function cellAt({ puzzle }: Candidates, cell: number): Cell {
  return { row: Math.floor(cell / puzzle.width), column: cell % puzzle.width };
}

/** The cells known before the step on which links rest, each once. */
function knownPremises({ puzzle, masks }: Candidates, links: readonly Link[]): Cell[] {
  const found = new Map<number, Cell>();
  for (const cell of links.flatMap(({ premises }) => premises)) {
    const number = cell.row * puzzle.width + cell.column;
    if (onlyColor(masks[number] as number) >= 0) found.set(number, cell);
  }
  return [...found.values()];
}

/** The lines of links, each once, the first first. */
function linesOf(links: readonly Link[]): Line[] {
  const found = new Map(links.map(({ line }) => [`${line.kind}${line.index}`, line]));
  return [...found.values()];
}

/** A border of what is open: its line, and the next one inwards. */
interface Edge {
  readonly kind: Line['kind'];
  readonly outer: number;
  readonly inner: number;
}

/** The four borders of the part that still has unknown cells. */
function edgesOf({ puzzle, masks }: Candidates): Edge[] {
  const rows = new Set<number>();
  const columns = new Set<number>();
  masks.forEach((colors, cell) => {
    if (onlyColor(colors) >= 0) return;
    rows.add(Math.floor(cell / puzzle.width));
    columns.add(cell % puzzle.width);
  });
  const border = (kind: Line['kind'], open: ReadonlySet<number>): Edge[] => {
    const [least, most] = [Math.min(...open), Math.max(...open)];
    return [
      { kind, outer: least, inner: least + 1 },
      { kind, outer: most, inner: most - 1 },
    ];
  };
  return [...border('row', rows), ...border('column', columns)];
}

/**
 * True if a chain begins in the outermost line of a border and leaves its two outermost lines
 * nowhere.
 */
function staysAt({ kind, outer, inner }: Edge, start: Cell, links: readonly Link[]): boolean {
  const isNear = (index: number): boolean => index === outer || index === inner;
  return (
    start[kind] === outer &&
    links.every(({ line, conclusions }) =>
      line.kind === kind
        ? isNear(line.index)
        : conclusions.length > 0 && conclusions.every((cell) => isNear(cell[kind])),
    )
  );
}
