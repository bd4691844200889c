/**
 * Judges the marks on a line of a task. What the technique proves, and why other cells
 * do not count, was found out when the site was built; here it is only compared.
 */
import type { LineTask } from '@nonokit/explain/lessons';

/** The verdict on a line. */
export type Verdict =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'so-far' }
  | { readonly kind: 'done' }
  /** A cell that was known was changed. */
  | { readonly kind: 'given'; readonly at: number }
  /** A cell is certain, and not what it was marked as. */
  | { readonly kind: 'opposite'; readonly at: number; readonly is: string }
  /** A cell is not certain: two ways to place the blocks. */
  | { readonly kind: 'undecided'; readonly at: number; readonly ways: readonly [string, string] }
  /** A cell is right, but by another technique. */
  | { readonly kind: 'other'; readonly at: number; readonly technique: string };

/** Judges the cells of a line. The first wrong cell is reported. */
export function judge({ start, goal, open }: LineTask, cells: string): Verdict {
  for (const [at, cell] of [...cells].entries()) {
    if (cell === start[at]) continue;
    if (start[at] !== '?') return { kind: 'given', at };
    const known = goal[at] ?? '?';
    if (cell === known) continue;
    if (known !== '?') return { kind: 'opposite', at, is: known };
    const reason = open[at];
    if (reason?.why === 'other') {
      if (cell !== reason.cell) return { kind: 'opposite', at, is: reason.cell };
      return { kind: 'other', at, technique: reason.technique };
    }
    if (reason?.why === 'undecided') return { kind: 'undecided', at, ways: reason.ways };
  }
  if (cells === goal) return { kind: 'done' };
  return { kind: cells === start ? 'untouched' : 'so-far' };
}

/** The stretches of filled cells of a way: `[[1, 7]]`, counted from 1. */
export function parseSpans(way: string): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (const [at, cell] of [...way].entries()) {
    const last = spans.at(-1);
    if (cell === '.') continue;
    if (last !== undefined && last[1] === at && way[at - 1] === cell) last[1] = at + 1;
    else spans.push([at + 1, at + 1]);
  }
  return spans;
}

/** "4–7", or "4, 6 and so on" of places counted from 0. */
export function rangesText(places: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const at of places) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === at) last[1] = at + 1;
    else ranges.push([at + 1, at + 1]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
