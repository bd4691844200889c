/**
 * 4. Glue: filled cells near an edge (the end of the line, or a cell that cannot have their colour)
 * belong to a block that cannot cross the edge, so it extends by a minimum on the other side. Right
 * at the edge, the end of the block is known too if its size is known.
 *
 *     3   .?#???   becomes   .?##??          3   .#????   becomes   .###.?
 */
import { BLANK_ONLY, type Colors } from '../../candidates.js';
import {
  blocksOf,
  isPending,
  type LineState,
  PENDING,
  placesOf,
  type Run,
  runsOf,
} from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact } from '../trimmed.js';

/** Finds the cells that filled cells near an edge imply. */
export const glue: LineTechnique = {
  id: 'glue',
  level: 1,
  proves: PENDING.fill | PENDING.loss,
  find,
};

function find(state: LineState): Finding[] {
  const found: Finding[] = [];
  for (const run of runsOf(state)) {
    // every conclusion of glue begins right beside the run
    if (isPending(state, run.to + 1)) found.push(...awayFrom(state, run, 1));
    if (isPending(state, run.from - 1)) found.push(...awayFrom(state, run, -1));
  }
  return found;
}

/** The conclusions on the far side of an edge before the run (`way` 1) or after it (`way` -1). */
function awayFrom(state: LineState, run: Run, way: 1 | -1): Finding[] {
  const { cells, sizes, length } = state;
  const blocks = blocksOf(state, run);
  if (blocks.length === 0) return [];
  const [near, far] = way === 1 ? [run.from, run.to] : [run.to, run.from];
  let edge = near;
  while (isFree(state, edge - way, run.ink)) edge -= way;
  let least = blocks[0];
  let only = true;
  for (const k of blocks) {
    if (sizes[k] !== sizes[least]) only = false;
    if (sizes[k] < sizes[least]) least = k;
  }
  const size = sizes[least];
  const end = edge + way * (size - 1);
  const fills = (end - far) * way > 0;
  const closes = near === edge && only;
  const changes = new Changes(state);
  if (fills) changes.keep(Math.min(far, end), Math.max(far, end), run.ink);
  if (closes && end + way >= 0 && end + way < length) changes.remove(end + way, run.ink);
  if (!changes.any) return [];
  const facts = {
    kind: 'glue' as const,
    run: { from: run.from, to: run.to },
    side: way === 1 ? ('before' as const) : ('after' as const),
    edge,
    beyond: beyondOf(cells[edge - way]),
    block: blockFact(state, least),
    only,
    filled: fills ? spanOf(far + way, end) : undefined,
    closed: closes ? end + way : undefined,
  };
  const premises = placesOf(run);
  if (facts.beyond !== 'end') premises.push(edge - way);
  return changes.finding(facts, premises);
}

/** The kind of an edge, from the candidates of the cell beyond it, if there is one. */
function beyondOf(colors: Colors | undefined): 'end' | 'blank' | 'cell' {
  if (colors === undefined) return 'end';
  return colors === BLANK_ONLY ? 'blank' : 'cell';
}

/** True if the line has the cell and it may have the ink. */
function isFree({ cells }: LineState, x: number, ink: number): boolean {
  return ((cells[x] ?? 0) & ink) !== 0;
}

function spanOf(a: number, b: number): { from: number; to: number } {
  return { from: Math.min(a, b), to: Math.max(a, b) };
}
