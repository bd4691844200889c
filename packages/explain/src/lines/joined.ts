/**
 * One look at a line often gives several things: the overlaps of all its blocks, two blocks that
 * begin at the same blank, a stretch that finishes the line. They are joined into one deduction, so
 * that an explanation need not come back to the line at once.
 *
 * Joined are other findings of the same technique about other cells, and a line that is finished
 * then. A part says something that a beginner can check by itself, and there are at most three.
 */
import { type LineState, look } from './line-state.js';
import type { Change, Finding, LineTechnique } from './technique.js';
import { finishedLine } from './techniques/finished-line.js';

/** A finding with its technique. */
export interface DeducedPart {
  readonly technique: LineTechnique;
  readonly finding: Finding;
}

/** Most parts of a deduction. */
const MOST_PARTS = 3;

/** The techniques whose findings on one line are told together. */
const TOGETHER: ReadonlySet<string> = new Set([
  'overlap',
  'glue',
  'closing',
  'near-edge',
  'unreachable',
  'gap-too-small',
  'joining-splitting',
  'punctuating',
]);

/** The parts of one look, and all of them as one finding with the facts of the first. */
export interface Joined {
  readonly finding: Finding;
  /** Undefined if there is only one. */
  readonly parts: readonly DeducedPart[] | undefined;
}

/** Joins the findings of a technique on a line, of which there is at least one. */
export function joined(
  state: LineState,
  technique: LineTechnique,
  [first, ...others]: readonly [Finding, ...Finding[]],
): Joined {
  const together = TOGETHER.has(technique.id) ? disjoint([first, ...others]) : [first];
  const parts: DeducedPart[] = inOrder(together).map((finding) => ({ technique, finding }));
  const finished = technique === finishedLine ? undefined : finishedAfter(state, together);
  if (finished !== undefined) parts.push({ technique: finishedLine, finding: finished });
  const [main, another] = parts;
  if (main === undefined || another === undefined) return { finding: first, parts: undefined };
  const changes = merged(parts.flatMap(({ finding }) => finding.changes));
  const proved = new Set<number>();
  const premises = parts.flatMap(({ finding }) => {
    // what an earlier part proves is no premise of the whole
    const named = finding.premises.filter((x) => !proved.has(x));
    for (const { at } of finding.changes) proved.add(at);
    return named;
  });
  return { finding: { facts: main.finding.facts, premises, changes }, parts };
}

/** The first findings that say nothing about the cells of those before them. */
function disjoint(findings: readonly Finding[]): Finding[] {
  const taken = new Set<number>();
  const chosen: Finding[] = [];
  for (const finding of findings) {
    const { changes } = finding;
    if (changes.some(({ at }) => taken.has(at))) continue;
    if (chosen.length === MOST_PARTS) break;
    chosen.push(finding);
    for (const { at } of changes) taken.add(at);
  }
  return chosen;
}

/** The findings in the order of their cells. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const at = ({ changes }: Finding): number => changes[0]?.at ?? 0;
  return [...findings].sort((a, b) => at(a) - at(b));
}

/** What is blank because these findings fill the last cells of the clue. */
function finishedAfter(state: LineState, findings: readonly Finding[]): Finding | undefined {
  if (findings.length === MOST_PARTS || !fillsAll(state, findings)) return undefined;
  const { cells, seen } = state;
  const before = { ...seen };
  const known = cells.slice();
  for (const { changes } of findings) {
    for (const { at, removed } of changes) cells[at] &= ~removed;
  }
  look(state);
  const [finished] = finishedLine.find(state);
  cells.set(known);
  Object.assign(seen, before);
  return finished;
}

/** True if as many cells are filled after these findings as the clue asks for. */
function fillsAll({ cells, total, length }: LineState, findings: readonly Finding[]): boolean {
  let filled = 0;
  for (let x = 0; x < length; x++) if ((cells[x] & 1) === 0) filled++;
  for (const { changes } of findings) {
    for (const { removed } of changes) if ((removed & 1) !== 0) filled++;
  }
  return filled === total;
}

/** The changes with those of one cell gathered. */
function merged(changes: readonly Change[]): Change[] {
  const removed = new Map<number, number>();
  for (const change of changes) {
    removed.set(change.at, (removed.get(change.at) ?? 0) | change.removed);
  }
  return [...removed].map(([at, colors]) => ({ at, removed: colors }));
}
