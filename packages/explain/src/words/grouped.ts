/** Groups of conclusions for one clause: cells that get a colour, or cells that lose some. */
import { type Color, type Line, UNKNOWN } from '@nonokit/core';
import type { Cell, Conclusion, Span } from '../facts.js';
import { toSpans } from './spans.js';

/** Cells of one line with the same conclusion. */
export interface Group {
  readonly spans: readonly Span[];
  /** The colour they get, or `UNKNOWN` if they only lose colours. */
  readonly color: Color;
  /** The lost colours, if nothing else is known. */
  readonly lost: readonly Color[];
}

/** Groups the conclusions on one line: filled cells first, then blanks, then ruled-out colours. */
export function groupConclusions(conclusions: readonly Conclusion[], line: Line): Group[] {
  const groups = new Map<string, { places: number[]; color: Color; lost: readonly Color[] }>();
  for (const conclusion of conclusions) {
    const { color, removed } = conclusion;
    const lost = color === UNKNOWN ? removed : [];
    const key = `${color}:${lost}`;
    const group = groups.get(key) ?? { places: [], color, lost };
    group.places.push(computePlace(conclusion, line));
    groups.set(key, group);
  }
  const rank = ({ color }: { color: Color }): number => (color > 0 ? 0 : color === 0 ? 1 : 2);
  return [...groups.values()]
    .sort((a, b) => rank(a) - rank(b) || a.color - b.color)
    .map(({ places, color, lost }) => ({ spans: toSpans(places), color, lost }));
}

/** The group, if it is the only one and covers exactly these cells: then "fill them" is enough. */
export function findOnly(groups: readonly Group[], span: Span): Group | undefined {
  const [group, another] = groups;
  if (group === undefined || another !== undefined || group.spans.length !== 1) return undefined;
  const [{ from, to } = span] = group.spans;
  return from === span.from && to === span.to ? group : undefined;
}

/** The place of a cell along a line. */
export function computePlace({ row, column }: Cell, line: Line): number {
  return line.kind === 'row' ? column : row;
}

/** Groups conclusions anywhere by row, or by column if that takes fewer lines. */
export function byLine(
  conclusions: readonly Conclusion[],
): { readonly line: Line; readonly conclusions: readonly Conclusion[] }[] {
  const rows = gathered(conclusions, 'row');
  const columns = gathered(conclusions, 'column');
  return columns.length < rows.length ? columns : rows;
}

function gathered(conclusions: readonly Conclusion[], kind: Line['kind']) {
  const indexes = [...new Set(conclusions.map((cell) => cell[kind]))].sort((a, b) => a - b);
  return indexes.map((index) => ({
    line: { kind, index },
    conclusions: conclusions.filter((cell) => cell[kind] === index),
  }));
}
