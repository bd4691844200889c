/**
 * Lists that are chosen for people: at most two puzzles by one author in a row. Further ones are
 * left out; lists that have all puzzles put them later (`list/in-turns.ts`).
 */

/** Puzzles by one author in a row. */
export const MOST_IN_A_ROW = 2;

/** The entries without those that would be a third by one author in a row. */
export function fewInARow<T extends { readonly author: { readonly name: string } | null }>(
  entries: readonly T[],
  isExempt: (entry: T) => boolean = () => false,
): T[] {
  const kept: T[] = [];
  for (const entry of entries) {
    const last = kept.slice(-MOST_IN_A_ROW);
    const isThird = last.length === MOST_IN_A_ROW && last.every((one) => isSame(one, entry));
    if (!isThird || isExempt(entry)) kept.push(entry);
  }
  return kept;
}

function isSame<T extends { readonly author: { readonly name: string } | null }>(a: T, b: T) {
  return a.author !== null && a.author.name === b.author?.name;
}
