/** Which of some names a mistyped one means: ids of formats, names of options, techniques. */

/** Maximum typing errors: one in a short name, two in a longer one. */
const FEW = 1;
const MORE = 2;
const SHORT = 4;

/** The name that a mistyped one probably means; undefined if none is close. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const allowed = typed.length > SHORT ? MORE : FEW;
  const near = names
    .map((name) => ({ name, slips: slipsBetween(typed, name, allowed) }))
    .filter(({ slips }) => slips <= allowed);
  return near.sort((a, b) => a.slips - b.slips)[0]?.name;
}

/**
 * The number of letters to insert, delete, change or swap with a neighbour to turn `a` into `b`
 * (the distance of Damerau 1964, moving each letter at most once); Infinity if the lengths differ
 * by more than `most`.
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
