/**
 * Joins several findings of one look at a line: the overlaps of all its blocks, two blocks that
 * begin at the same blank, a stretch that finishes the line. They become one deduction, so that an
 * explanation need not return to the line immediately.
 *
 * A deduction joins findings of the same technique about different cells, and the blanks of a line
 * that they finish. A beginner can check each part separately, and there are at most three.
 */
import type { LineFacts } from '../facts.js';
import { withReasons } from './exclusions.js';
import { type LineState, look } from './line-state.js';
import type { Change, Finding, LineTechnique } from './technique.js';
import { finishedLine } from './techniques/finished-line.js';

/** A finding with its technique. */
export interface DeducedPart {
  readonly technique: LineTechnique;
  readonly finding: Finding;
}

/** Maximum number of parts in a deduction; parts with longer sentences are reported in pairs. */
const MOST_PARTS = 3;
const MOST_LONG_PARTS = 2;
export const LONG: ReadonlySet<string> = new Set(['glue', 'near-edge', 'unreachable']);

/** Maximum number of reasons in all parts for a run that belongs to no other block. */
const MOST_REASONS = 2;

/** The techniques whose findings on one line are reported together. */
export const TOGETHER: ReadonlySet<string> = new Set([
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
  findings: readonly Finding[],
): Joined {
  const [first] = findings;
  if (first === undefined) throw new RangeError('joined: there is no finding');
  const isLike = findings.length > 1 && TOGETHER.has(technique.id);
  const together = isLike ? chosen(state, findings) : [first];
  // most looks give one thing
  if (together.length === 1 && !fillsAll(state, together)) {
    return { finding: first, parts: undefined };
  }
  const parts: DeducedPart[] = inOrder(together).map((finding, i, all) => {
    const facts = isLike ? reasoned(state, finding.facts, all.slice(0, i)) : finding.facts;
    return { technique, finding: { ...finding, facts } };
  });
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

/**
 * The first findings that conclude nothing about the cells of those before them, as long as the
 * reasons fit into a sentence.
 */
function chosen(state: LineState, findings: readonly Finding[]): Finding[] {
  const taken = new Set<number>();
  const parts: Finding[] = [];
  let reasons = 0;
  for (const finding of findings) {
    const { changes, facts } = finding;
    const most = LONG.has(facts.kind) ? MOST_LONG_PARTS : MOST_PARTS;
    if (parts.length === most) break;
    if (changes.some(({ at }) => taken.has(at))) continue;
    const told = reasoned(state, facts, parts);
    reasons += 'because' in told ? (told.because?.length ?? 0) : 0;
    if (parts.length > 0 && reasons > MOST_REASONS) break;
    parts.push(finding);
    for (const { at } of changes) taken.add(at);
  }
  return parts;
}

/** The facts with their reasons, which are not repeated for the other side of a run. */
function reasoned(state: LineState, facts: LineFacts, before: readonly Finding[]): LineFacts {
  if (!('run' in facts)) return withReasons(state, facts);
  const { from } = facts.run;
  const isSaid = before.some((part) => 'run' in part.facts && part.facts.run.from === from);
  return withReasons(state, isSaid ? { ...facts, because: [] } : facts);
}

/** The findings in the order of their cells. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const at = ({ changes }: Finding): number => changes[0]?.at ?? 0;
  return [...findings].sort((a, b) => at(a) - at(b));
}

/** The cells that are blank because these findings fill the last cells of the clue. */
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

/** True if, after these findings, as many cells are filled as the clue needs. */
function fillsAll({ cells, total, length }: LineState, findings: readonly Finding[]): boolean {
  let filled = 0;
  for (let x = 0; x < length; x++) if ((cells[x] & 1) === 0) filled++;
  for (const { changes } of findings) {
    for (const { removed } of changes) if ((removed & 1) !== 0) filled++;
  }
  return filled === total;
}

/** The changes, combined for each cell. */
function merged(changes: readonly Change[]): Change[] {
  const removed = new Map<number, number>();
  for (const change of changes) {
    removed.set(change.at, (removed.get(change.at) ?? 0) | change.removed);
  }
  return [...removed].map(([at, colors]) => ({ at, removed: colors }));
}
