/**
 * What is said to an id that no format has: which one was meant where that is clear, and which there are
 * where it is not. Clear is a slip of the keys ("webpnb") and an extension in place of an id ("xml").
 */
import { bad, type Result } from '@nonokit/core';
import { formatById, formatOfName, formats } from './formats.js';

/** The most keys that a slip has missed: one in a short id, two in a longer one. */
const FEW = 1;
const MORE = 2;
const SHORT = 4;

/** The id that was probably meant by `wanted`, an id that no format has; undefined where none is near. */
export function formatIdMeant(wanted: string): string | undefined {
  const typed = wanted.toLowerCase().replace(/^\./, '');
  const exact = formatById(typed) ?? formatOfName(`puzzle.${typed}`);
  if (exact !== undefined) return exact.id;
  const allowed = typed.length > SHORT ? MORE : FEW;
  const ids = formats.map(({ id }) => ({ id, slips: slipsBetween(typed, id, allowed) }));
  const nearest = ids.reduce((best, other) => (other.slips < best.slips ? other : best));
  return nearest.slips <= allowed ? nearest.id : undefined;
}

/** The problem of an id that no format has. */
export function unknownFormatId(wanted: string): Result<never> {
  const meant = formatIdMeant(wanted);
  const ids = formats.map(({ id }) => id).join(', ');
  const rest = meant === undefined ? `, expected one of ${ids}` : `; perhaps "${meant}" is meant`;
  return bad('unknown-format-id', `there is no format "${wanted}"${rest}`);
}

/**
 * How many letters are to be put in, left out, changed or swapped with their neighbour to make `b` of `a`
 * (the distance of Damerau 1964, each letter moved once); Infinity where lengths alone need above `most`.
 */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : changed;
      row.push(Math.min(changed, swapped, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, above] = [above, row];
  }
  return above[b.length] ?? 0;
}
