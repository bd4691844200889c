/** The catalogue's files as puzzles: only those that are asked for are loaded, and once. */
import {
  CATALOGUE_FILES,
  type CatalogueFacts,
  type CatalogueFile,
  type CatalogueFilter,
  type CatalogueItem,
  entryOfItem,
  fits,
  parseItems,
  type Range,
} from '@nonokit/catalogue';
import { invariant, type Puzzle, printedPuzzle } from '@nonokit/core';
import { type DifficultyLabel, TECHNIQUE_COSTS } from '@nonokit/explain';
import { createSource } from '@nonokit/formats/own';
import { checkOptions, type OptionNames, quoted } from '../option-kinds.js';

/** What is wished for; what is left out may be anything. */
export interface CatalogueWish {
  /** Cells of the longer side: 10, or [10, 20] for all from 10 to 20. */
  readonly size?: number | readonly [least: number, most: number] | undefined;
  /** Numbers of inks: 1 is black-and-white, [2, 4] for two to four. */
  readonly colors?: number | readonly [least: number, most: number] | undefined;
  /** A label, or several: "easy", ["easy", "medium"]. */
  readonly difficulty?: string | readonly string[] | undefined;
  /** A tag or title in English or Russian, or a category: "cat", "animals". */
  readonly tag?: string | undefined;
  /** A technique that has to be needed: "overlap". */
  readonly technique?: string | undefined;
  /** Identities of puzzles: ["3f9a0c21"]. */
  readonly ids?: readonly string[] | undefined;
}

/** A puzzle of the catalogue; the picture is read only when `puzzle` is. */
export interface CataloguePuzzle extends Omit<CatalogueFacts, 'made' | 'canonical' | 'source'> {
  readonly width: number;
  readonly height: number;
  /** Number of inks: 1 is black-and-white. */
  readonly colors: number;
  /** The puzzle with its goal, English title, author and licence. */
  readonly puzzle: Puzzle;
}

/** Loads the bytes of one file of the catalogue. */
export type LoadCatalogueFile = (name: CatalogueFile) => Promise<Uint8Array>;

const WISHES: OptionNames<CatalogueWish> = {
  size: true,
  colors: true,
  difficulty: true,
  tag: 'text',
  technique: 'text',
  ids: 'list',
};

/** The labels of `rate`, easiest first. */
const LABELS: readonly DifficultyLabel[] = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'];

/** The longer sides that each file holds. */
const SIDES: Readonly<Record<CatalogueFile, Range>> = {
  small: { least: 1, most: 12 },
  medium: { least: 13, most: 20 },
  large: { least: 21, most: 30 },
  huge: { least: 31, most: 999 },
};

/** A function that finds puzzles in files, each of which it loads once. */
export function openCatalogue(load: LoadCatalogueFile) {
  const loaded = new Map<CatalogueFile, Promise<readonly CatalogueItem[]>>();
  const itemsOf = (name: CatalogueFile): Promise<readonly CatalogueItem[]> => {
    const items = loaded.get(name) ?? load(name).then(itemsIn);
    loaded.set(name, items);
    // a file that could not be loaded may be later
    items.catch(() => loaded.delete(name));
    return items;
  };
  return async (wish: CatalogueWish = {}): Promise<readonly CataloguePuzzle[]> => {
    checkOptions('catalogue', wish, WISHES);
    checkWords('difficulty', wish.difficulty, LABELS);
    checkWords('technique', wish.technique, Object.keys(TECHNIQUE_COSTS));
    const filter = toFilter(wish);
    const names = CATALOGUE_FILES.filter((name) => overlaps(SIDES[name], filter.size));
    const files = await Promise.all(names.map(itemsOf));
    const { ids } = wish;
    const isWished = (item: CatalogueItem) =>
      fits(item, filter) && (ids === undefined || ids.includes(item.facts.id));
    return files.flat().filter(isWished).map(toPuzzle);
  };
}

function itemsIn(bytes: Uint8Array): readonly CatalogueItem[] {
  const source = createSource(bytes);
  invariant(source.ok, 'catalogue: the bytes are a file of the catalogue');
  return parseItems(source.value.text);
}

function toFilter({ size, colors, difficulty, tag, technique }: CatalogueWish): CatalogueFilter {
  const labels = typeof difficulty === 'string' ? [difficulty] : difficulty;
  return {
    size: toRange('size', size),
    colors: toRange('colors', colors),
    difficulty: labels,
    tag,
    technique,
  };
}

/** Throws RangeError unless the wish is one of the words, or a list of them. */
function checkWords(name: string, wish: unknown, words: readonly string[]): void {
  if (wish === undefined) return;
  const wished: readonly unknown[] = Array.isArray(wish) && wish.length > 0 ? wish : [wish];
  const wrong = wished.find((word) => !words.some((known) => known === word));
  if (wrong === undefined) return;
  throw new RangeError(`catalogue: ${name} is one of ${words.join(', ')}, got ${quoted(wrong)}`);
}

function toRange(name: 'size' | 'colors', wish: CatalogueWish['size']): Range | undefined {
  if (wish === undefined) return undefined;
  const [least, most = Number.NaN] = typeof wish === 'number' ? [wish, wish] : listed(wish);
  if (typeof least === 'number' && typeof most === 'number' && least <= most) {
    return { least, most };
  }
  const examples = name === 'size' ? '10 or [10, 20]' : '1 or [2, 4]';
  const found = quoted(wish);
  throw new RangeError(`catalogue: ${name} is a number or a range, ${examples}, got ${found}`);
}

function listed(wish: unknown): readonly unknown[] {
  return Array.isArray(wish) && wish.length === 2 ? wish : [];
}

function overlaps(a: Range, b: Range | undefined): boolean {
  return b === undefined || (a.least <= b.most && b.least <= a.most);
}

function toPuzzle(item: CatalogueItem): CataloguePuzzle {
  const { made: _, canonical, source, ...facts } = item.facts;
  const { width, height, colors } = item;
  return {
    ...facts,
    width,
    height,
    colors,
    get puzzle() {
      return printedPuzzle(entryOfItem(item).puzzle);
    },
  };
}
