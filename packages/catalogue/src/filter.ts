/** Choosing from the catalogue: by size, colours, difficulty, category, words and techniques. */
import type { CatalogueEntry } from './entry.js';

/** The upper bounds of the longer side by which sizes are told apart. */
export const SIZES: readonly number[] = [5, 10, 15, 20, 25, 30, 40, 60, 200];

/** The longer side, from and to, both included. */
export interface SizeRange {
  readonly least: number;
  readonly most: number;
}

/** What is wished for; what is left out may be anything. */
export interface CatalogueFilter {
  readonly size?: SizeRange | undefined;
  /** Numbers of inks: 1 is black-and-white. */
  readonly colors?: { readonly least: number; readonly most: number } | undefined;
  /** Labels: "easy". */
  readonly difficulty?: readonly string[] | undefined;
  /** A tag, a category or its first word: "cat", "animal-mammal", "animal". */
  readonly tag?: string | undefined;
  /** A technique that has to be needed: "overlap". */
  readonly technique?: string | undefined;
}

/** Says whether a puzzle is one of those that are wished for. */
export function fits(entry: CatalogueEntry, filter: CatalogueFilter): boolean {
  const { size, colors, difficulty, tag, technique } = filter;
  const side = Math.max(entry.width, entry.height);
  const inks = entry.inks.length;
  return (
    (size === undefined || (side >= size.least && side <= size.most)) &&
    (colors === undefined || (inks >= colors.least && inks <= colors.most)) &&
    (difficulty === undefined || difficulty.includes(entry.difficulty.label)) &&
    (tag === undefined || isTagged(entry, tag)) &&
    (technique === undefined || entry.techniques.includes(technique))
  );
}

/** Whether a word is a tag in a language, the category, or the first word of the category. */
function isTagged({ tags, category }: CatalogueEntry, tag: string): boolean {
  const word = tag.toLowerCase();
  const names = [category, category.split('-')[0] ?? '', ...tags.en, ...tags.ru];
  return names.some((name) => name.toLowerCase() === word);
}
