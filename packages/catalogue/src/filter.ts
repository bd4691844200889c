/** Choosing from the catalogue: by size, colours, difficulty, words and techniques. */
import type { CatalogueFacts } from './entry.js';
import type { CatalogueItem } from './item.js';

/** The upper bounds of the longer side by which sizes are told apart. */
export const SIZES: readonly number[] = [5, 10, 15, 20, 25, 30, 40, 60, 200];

/** Numbers from one to another, both included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What is wished for; what is left out may be anything. */
export interface CatalogueFilter {
  /** Cells of the longer side. */
  readonly size?: Range | undefined;
  /** Numbers of inks: 1 is black-and-white. */
  readonly colors?: Range | undefined;
  /** Labels: "easy". */
  readonly difficulty?: readonly string[] | undefined;
  /** A tag or a title in a language, or the category: "cat", "animals". */
  readonly tag?: string | undefined;
  /** A technique that has to be needed: "overlap". */
  readonly technique?: string | undefined;
}

/** Says whether a puzzle is one of those that are wished for. */
export function fits(item: CatalogueItem, filter: CatalogueFilter): boolean {
  const { facts, width, height } = item;
  const { size, colors, difficulty, tag, technique } = filter;
  return (
    isWithin(Math.max(width, height), size) &&
    isWithin(item.colors, colors) &&
    (difficulty === undefined || difficulty.includes(facts.difficulty.label)) &&
    (tag === undefined || isTagged(facts, tag)) &&
    (technique === undefined || facts.techniques.some((id) => id === technique))
  );
}

function isWithin(value: number, range: Range | undefined): boolean {
  return range === undefined || (value >= range.least && value <= range.most);
}

function isTagged({ tags, titles, category }: CatalogueFacts, tag: string): boolean {
  const word = tag.toLowerCase();
  const names = [category, titles.en, titles.ru, ...tags.en, ...tags.ru];
  return names.some((name) => name.toLowerCase() === word);
}

/** By size, then by difficulty: the order says nothing about what the pictures show. */
export function inOrder<T extends Pick<CatalogueItem, 'facts' | 'width' | 'height'>>(
  items: readonly T[],
): readonly T[] {
  return items.toSorted(
    (a, b) =>
      a.width * a.height - b.width * b.height ||
      a.facts.difficulty.score - b.facts.difficulty.score ||
      (a.facts.id < b.facts.id ? -1 : 1),
  );
}
