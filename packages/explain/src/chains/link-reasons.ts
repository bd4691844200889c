/**
 * Reasons of links: which technique a person would use on the line of a link, with what the
 * assumption and the earlier links of the list give.
 *
 * Chains are found by settling whole lines. Only for a chain that is shown, each link is looked at
 * once more with the techniques for one line, the simplest first. If no single technique gives all
 * conclusions of the link, several do it one after the other; what is left is whole-line reasoning.
 */
import { clueAt, type Line } from '@nonokit/core';
import { type Candidates, inksOf, joinColors } from '../candidates.js';
import type { Chain, Link, LinkReason } from '../chain.js';
import type { Conclusion } from '../facts.js';
import { arrange } from '../lines/arrange.js';
import { type LineState, lineState, update } from '../lines/line-state.js';
import type { Change } from '../lines/technique.js';
import { wholeLine } from '../lines/techniques/whole-line.js';
import { blockFact } from '../lines/trimmed.js';
import { countWays } from '../lines/ways.js';
import type { ChainStep } from '../step.js';
import { describeConflict } from './conflict.js';
import type { Exact } from './exact.js';
import { cellIn, placeIn } from './places.js';
import { assumedColors, indexOf } from './replay.js';
import { simplestFor, yields } from './simplest.js';

/** A link, the candidates before it, and the colours that the clues allow. */
interface Setting {
  readonly known: Candidates;
  readonly open: Int32Array;
}

/** The step with a reason for every link; `open` are the colours that the clues of a cell allow. */
export function withReasons({ step, known }: Exact, open: Int32Array): ChainStep {
  const chain = chainWithReasons(step.chain, { known, open });
  return { ...step, chain };
}

/** The chain with a reason for every link, as it follows from what is known before it. */
function chainWithReasons(chain: Chain, { known, open }: Setting): Chain {
  const { puzzle } = known;
  const then: Candidates = { puzzle, masks: known.masks.slice() };
  const cell = indexOf(puzzle, chain.assumption);
  then.masks[cell] = assumedColors(then.masks[cell], chain.assumption);
  const links = chain.links.map((link): Link => {
    const told = linkWithReasons(link, { known: then, open });
    for (const { removed, ...at } of link.conclusions) {
      then.masks[indexOf(puzzle, at)] &= ~joinColors(removed);
    }
    return told;
  });
  const { assumption, otherwise } = chain;
  if (otherwise === undefined) return { assumption, links };
  return { assumption, links, otherwise: chainWithReasons(otherwise, { known, open }) };
}

function linkWithReasons(link: Link, setting: Setting): Link {
  const { refuted, conclusions, line } = link;
  if (refuted !== undefined) return { ...link, refuted: chainWithReasons(refuted, setting) };
  const open = openIn(link, setting);
  const state = restoreState(link, setting, open);
  const crossings = findCrossings(state, link);
  const told = crossings.length > 0 ? { ...link, crossings } : link;
  if (conclusions.length === 0) return { ...told, conflict: describeConflict(state, line, open) };
  return { ...told, reasons: findReasons(state, line, conclusions) };
}

/** The colours that the clues allow the cells of a link's line. */
function openIn({ line }: Link, { known: { puzzle }, open }: Setting): number[] {
  const length = line.kind === 'row' ? puzzle.width : puzzle.height;
  return Array.from({ length }, (_, at) => open[indexOf(puzzle, cellIn(line, at))]);
}

/** The line of a link with its premises alone. */
function restoreState(
  { line, premises }: Link,
  { known: { puzzle, masks } }: Setting,
  open: readonly number[],
): LineState {
  const across = line.kind === 'row' ? puzzle.columns : puzzle.rows;
  const state = lineState(line, clueAt(puzzle, line), open.length);
  state.cells.set(open);
  state.across.set(across.map(inksOf));
  for (const cell of premises) state.cells[placeIn(line, cell)] = masks[indexOf(puzzle, cell)];
  return state;
}

/** The techniques that yield the conclusions of a link, in the order in which they are used. */
function findReasons(
  state: LineState,
  line: Line,
  conclusions: readonly Conclusion[],
): readonly LinkReason[] {
  const reasons: LinkReason[] = [];
  let left = conclusions;
  while (left.length > 0 && update(state)) {
    const simplest = simplestFor(
      state,
      left.map((one) => toChange(line, one)),
    );
    if (simplest === undefined) {
      const { technique, facts } = byWholeLine(state);
      return [...reasons, { technique, facts, conclusions: left }];
    }
    const { technique, finding } = simplest;
    const own = left.filter((one) => yields(finding, toChange(line, one)));
    reasons.push({ technique, facts: finding.facts, conclusions: own });
    for (const { at, removed } of own.map((one) => toChange(line, one))) {
      state.cells[at] &= ~removed;
    }
    left = left.filter((one) => !own.includes(one));
  }
  return reasons;
}

/** Whole-line reasoning: all arrangements agree. */
function byWholeLine(state: LineState): Pick<LinkReason, 'technique' | 'facts'> {
  const blocks = state.clue.map((_, k) => blockFact(state, k));
  return { technique: wholeLine.id, facts: { kind: 'whole-line', blocks, ways: countWays(state) } };
}

function toChange(line: Line, conclusion: Conclusion): Change {
  return { at: placeIn(line, conclusion), removed: joinColors(conclusion.removed) };
}

/**
 * The lines that cross a link's line and whose clues it needs: with any colour of its own clue in
 * those cells, it would not follow.
 */
function findCrossings(state: LineState, { line, premises, conclusions }: Link): Line[] {
  const { cells, ownInks, length } = state;
  const open = 1 | ownInks;
  const named = new Set(premises.map((cell) => placeIn(line, cell)));
  const needed: number[] = [];
  const free = cells.slice();
  const follows = (): boolean => {
    if (!arrange(state, free, state)) return true;
    return (
      conclusions.length > 0 &&
      conclusions.every(
        ({ removed, ...cell }) => (state.settled[placeIn(line, cell)] & joinColors(removed)) === 0,
      )
    );
  };
  for (let at = 0; at < length; at++) {
    if (named.has(at) || (open & ~cells[at]) === 0) continue;
    free[at] = open | cells[at];
    if (follows()) continue;
    free[at] = cells[at];
    needed.push(at);
  }
  return needed.map((index) => ({ kind: line.kind === 'row' ? 'column' : 'row', index }));
}
