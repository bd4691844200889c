/**
 * The encoding of a line: paths through its automaton.
 *
 * With all blocks pushed to the start, `slack` blanks are left over. An arrangement is a path
 * through nodes (b, d): before block b, with d of these blanks spent. A step places block b, with
 * the blank that must follow it, or spends one blank. The clauses say that each step is continued
 * on both sides, that a step gives its cells their colours, and that a cell has a colour only if
 * some step gives it. So unit propagation keeps exactly the steps that lie on a whole path, and
 * loses no value that an arrangement has: it is as strong as settling the line. (Compare the
 * decomposition of regular constraints by Quimper and Walsh, 2006, and Bacchus, 2007.)
 *
 * Variables "block b begins d cells after its first place, or later" order its places. They are
 * what the search learns about (order encoding: Tamura et al., 2009).
 */
import { BLANK, type Clue, needsGap } from '@nonokit/core';
import type { ClauseList } from './clauses.js';

/** A line to encode. */
export interface EncodedLine {
  readonly clue: Clue;
  readonly length: number;
  /** The colours that cell `x` can have. */
  colors(x: number): readonly number[];
  /** The literal "cell `x` has this colour", or 0 if it cannot. */
  cell(x: number, color: number): number;
}

/** The variables for the order of a block's places. */
export interface LineStarts {
  /** The first place of the block: 3. */
  readonly least: number;
  /** The number of places after that, each with a variable, from `first`. */
  readonly slack: number;
  readonly first: number;
}

/** A line with its blocks pushed to the start, and the numbers of its variables. */
interface Layout extends EncodedLine {
  readonly slack: number;
  /** Per block and for the end: the cells before it. */
  readonly least: readonly number[];
  /** The variable of "block b is placed at shift d"; 0 for blocks that do not exist. */
  place(b: number, d: number): number;
  /**
   * The variable of "one blank is spent before block b, at shift d"; 0 for shifts that do not
   * exist.
   */
  spend(b: number, d: number): number;
  /** The variable of "block b is placed at shift d or later", for d of 1 to `slack`; else 0. */
  later(b: number, d: number): number;
}

/** About the number of literals that `encodeLine` writes. */
export function weigh(clue: Clue, length: number): number {
  let cells = 0;
  for (const { size } of clue) cells += size + 1;
  const shifts = Math.max(0, length - cells) + 2;
  return shifts * (4 * cells + 30 * (clue.length + 1));
}

/**
 * Adds the clauses of a line whose clue fits. Its variables follow `variables`; returns the last of
 * them. Adds the variables of its blocks' places to `starts`.
 */
export function encodeLine(
  clauses: ClauseList,
  line: EncodedLine,
  variables: number,
  starts: LineStarts[],
): number {
  const layout = layOut(line, variables);
  const { clue, slack, least } = layout;
  for (let b = 0; b <= clue.length; b++) {
    for (let d = 0; d <= slack; d++) encodeNode(clauses, layout, b, d);
  }
  encodeSteps(clauses, layout);
  for (let x = 0; x < line.length; x++) {
    for (const color of line.colors(x)) encodeSupport(clauses, layout, x, color);
  }
  clue.forEach((_, b) => {
    encodeOrder(clauses, layout, b);
    starts.push({ least: least[b], slack, first: layout.later(b, 1) });
  });
  return variables + clue.length * (slack + 1) + (2 * clue.length + 1) * slack;
}

/** Numbers the variables of a line: places of all blocks, blanks of all gaps, then the order. */
function layOut(line: EncodedLine, variables: number): Layout {
  const { clue, length } = line;
  const blocks = clue.length;
  const least = [0];
  clue.forEach((_, b) => {
    least.push(least[b] + clue[b].size + (needsGap(clue, b + 1) ? 1 : 0));
  });
  const slack = length - least[blocks];
  const firstPlace = variables + 1;
  const firstSpend = firstPlace + blocks * (slack + 1);
  const firstLater = firstSpend + (blocks + 1) * slack;
  return {
    ...line,
    slack,
    least,
    place: (b, d) => (b < 0 || b >= blocks ? 0 : firstPlace + b * (slack + 1) + d),
    spend: (b, d) => (d < 0 || d >= slack ? 0 : firstSpend + b * slack + d),
    later: (b, d) => (d < 1 || d > slack ? 0 : firstLater + b * slack + d - 1),
  };
}

/** A step into a node has a step out of it, and the reverse; start and end are on the path. */
function encodeNode(clauses: ClauseList, layout: Layout, b: number, d: number): void {
  const { clue, slack, place, spend } = layout;
  const into = [place(b - 1, d), spend(b, d - 1)];
  const out = [place(b, d), spend(b, d)];
  const isStart = b === 0 && d === 0;
  const isEnd = b === clue.length && d === slack;
  if (isStart && isEnd) return;
  if (isStart) clauses.add(out[0], out[1]);
  else for (const step of out) if (step !== 0) clauses.add(-step, into[0], into[1]);
  if (isEnd) clauses.add(into[0], into[1]);
  else for (const step of into) if (step !== 0) clauses.add(-step, out[0], out[1]);
}

/** A step gives its cells their colours. */
function encodeSteps(clauses: ClauseList, layout: Layout): void {
  const { clue, slack, least, cell, place, spend } = layout;
  for (let b = 0; b <= clue.length; b++) {
    for (let d = 0; d < slack; d++) clauses.add(-spend(b, d), cell(least[b] + d, BLANK));
  }
  clue.forEach(({ size, color }, b) => {
    for (let d = 0; d <= slack; d++) {
      const from = least[b] + d;
      for (let x = from; x < from + size; x++) clauses.add(-place(b, d), cell(x, color));
      if (least[b + 1] > least[b] + size) clauses.add(-place(b, d), cell(from + size, BLANK));
    }
  });
}

/** A cell has a colour only if some step gives it. */
function encodeSupport(clauses: ClauseList, layout: Layout, x: number, color: number): void {
  const { clue, slack, least, cell, place, spend } = layout;
  clauses.put(-cell(x, color));
  for (let b = 0; b <= clue.length; b++) {
    // the shift at which the block, or the blank before it, begins at the cell
    const shift = x - least[b];
    if (color === BLANK && spend(b, shift) !== 0) clauses.put(spend(b, shift));
    if (b === clue.length) continue;
    const { size, color: ink } = clue[b];
    const isGap = color === BLANK && least[b + 1] > least[b] + size;
    const from = isGap ? shift - size : Math.max(0, shift - size + 1);
    const to = isGap ? from : Math.min(slack, shift);
    if (!isGap && ink !== color) continue;
    for (let d = from; d <= to; d++) if (d >= 0 && d <= slack) clauses.put(place(b, d));
  }
  clauses.close();
}

/** A place is at shift d if it is at d or later, and not later. */
function encodeOrder(clauses: ClauseList, { slack, place, later }: Layout, b: number): void {
  for (let d = 0; d <= slack; d++) {
    const here = later(b, d);
    const next = later(b, d + 1);
    if (here !== 0 && next !== 0) clauses.add(-next, here);
    if (here !== 0) clauses.add(-place(b, d), here);
    if (next !== 0) clauses.add(-place(b, d), -next);
    if (slack > 0) clauses.add(-here, next, place(b, d));
  }
}
