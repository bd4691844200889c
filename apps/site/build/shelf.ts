/**
 * Makes the shelf from the start catalogue: the puzzles of all series, and of every other kind a
 * few, so that each size, number of colours and difficulty has some. A card says what a list may
 * show; the blind forms stand in packs. Titles, tags and sources say what a picture shows: they
 * stay here, or are sealed with the picture.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type BlindPuzzle, blindOf, blindToJson } from '@nonokit/board';
import {
  CATALOGUE_FILES,
  type CatalogueEntry,
  type CatalogueItem,
  type CatalogueSeries,
  entryOfItem,
  inOrder,
  parseItems,
  parseSeries,
  titledIn,
} from '@nonokit/catalogue';
import { describeLook, invariant, type Puzzle } from '@nonokit/core';
import { hardestTechnique } from '@nonokit/explain';
import { colorsOf, findSize } from '../web/pages/home/filter.js';
import type { HeroPuzzle } from '../web/pages/home/hero.js';
import type { ShelfSeries } from '../web/pages/home/shelf-data.js';
import { KINDS_FILE } from '../web/puzzles/kinds-shelf.js';
import { type ListedSeries, SERIES_FILE } from '../web/puzzles/listed-series.js';
import {
  inOthers,
  type PackedPuzzle,
  type SealedIn,
  SHELF_INDEX,
  type ShelfCard,
  shelfFile,
} from '../web/puzzles/shelf.js';
import { type KindsShelf, readKinds } from './kinds.js';

/** The shelf as the build writes it. */
export interface Shelf {
  /** In order: by size, then by difficulty. */
  readonly cards: readonly ShelfCard[];
  readonly series: readonly ShelfSeries[];
  /** The puzzle to begin with: easy and coloured, of a size that has room beside a heading. */
  readonly first: HeroPuzzle;
  /** Blind puzzles, for the packs. */
  readonly packed: readonly PackedPuzzle[];
  /** Puzzles of other kinds. */
  readonly kinds: KindsShelf;
  /** The puzzles themselves, for lessons to take positions from. */
  readonly puzzles: readonly Puzzle[];
}

/** How many puzzles of a kind the shelf has at least, where the catalogue has them. */
const OF_A_KIND = 12;

/** The first puzzle: its longer side, and how many inks it has at least. */
const FIRST = { least: 13, most: 15, inks: 3 };

/** The shelf of the catalogue in a folder. */
export async function readShelf(folder: string): Promise<Shelf> {
  const items = await itemsIn(folder);
  const series = parseSeries(await readFile(join(folder, 'series.json'), 'utf8'));
  const entries = inOrder(chosen(items, series)).map(entryOfItem);
  const blind = entries.map(blindEntry);
  const numbers = new Map(entries.map(({ facts }, k) => [facts.id, k + 1]));
  const first = blind.find(isGoodFirst);
  invariant(first !== undefined, 'shelf: there is a coloured puzzle to begin with');
  return {
    cards: blind.map((one, k) => toCard(one, k + 1)),
    series: series.map(({ id, titles, texts, puzzles }) => ({
      id,
      titles,
      texts,
      numbers: puzzles.flatMap((puzzle) => numbers.get(puzzle) ?? []),
    })),
    first: { id: first.id, clues: first.clues },
    packed: blind.map((one, k) => ({
      ...blindToJson({ ...one, facts: { ...one.facts, number: k + 1 } }),
      sealedIn: sealedIn(entries[k]),
    })),
    kinds: await readKinds(folder),
    puzzles: entries.map(({ puzzle }) => puzzle),
  };
}

/** The files of packs, other kinds, series, and of the list of all cards, by their names. */
export function shelfFiles(
  { cards, kinds, series }: Pick<Shelf, 'cards' | 'kinds' | 'series'>,
  packed: readonly PackedPuzzle[],
): ReadonlyMap<string, string> {
  const packs = new Map<string, Record<string, PackedPuzzle>>();
  for (const puzzle of packed) {
    const file = shelfFile(puzzle.id);
    packs.set(file, { ...packs.get(file), [puzzle.id]: puzzle });
  }
  const files = new Map([...packs].map(([file, puzzles]) => [file, JSON.stringify(puzzles)]));
  files.set(KINDS_FILE, JSON.stringify(kinds.puzzles));
  const listed = series.map(({ id, titles, numbers }): ListedSeries => ({ id, titles, numbers }));
  files.set(SERIES_FILE, JSON.stringify(listed));
  return files.set(SHELF_INDEX, JSON.stringify(cards));
}

async function itemsIn(folder: string): Promise<readonly CatalogueItem[]> {
  const items: CatalogueItem[] = [];
  for (const name of CATALOGUE_FILES) {
    const packed = await readFile(join(folder, `${name}.ndjson.gz`));
    items.push(...parseItems(gunzipSync(packed).toString('utf8')));
  }
  return items;
}

/** All puzzles of series, and others until there are enough of a kind, in the order of the ids. */
function chosen(
  items: readonly CatalogueItem[],
  series: readonly CatalogueSeries[],
): readonly CatalogueItem[] {
  const inSeries = new Set(series.flatMap(({ puzzles }) => puzzles));
  const taken = items.filter(({ facts }) => inSeries.has(facts.id));
  const counts = new Map<string, number>();
  const add = (item: CatalogueItem): number => {
    const count = (counts.get(nameKind(item)) ?? 0) + 1;
    counts.set(nameKind(item), count);
    return count;
  };
  taken.forEach(add);
  const others = items.filter(({ facts }) => !inSeries.has(facts.id));
  const byId = others.toSorted((a, b) => (a.facts.id < b.facts.id ? -1 : 1));
  return [...taken, ...byId.filter((item) => add(item) <= OF_A_KIND)];
}

/** Size, colours and difficulty. */
function nameKind(item: CatalogueItem): string {
  return [findSize(item), colorsOf(item.colors), item.facts.difficulty.label].join(' ');
}

/** The blind form of an entry, whose texts its goal opens. */
function blindEntry({ puzzle, facts }: CatalogueEntry): BlindPuzzle {
  const { goal } = puzzle;
  invariant(goal !== undefined, 'shelf: a puzzle of the catalogue has its goal');
  const { label, score } = facts.difficulty;
  const technique = hardestTechnique(facts.techniques);
  return blindOf(puzzle, [goal], {
    difficulty: label,
    score,
    ...(technique !== undefined && { technique }),
    isUnique: true,
  });
}

/** The title in other languages, sealed; all else there is to tell is sealed with the first. */
function sealedIn(entry: CatalogueEntry | undefined): SealedIn {
  if (entry === undefined) return {};
  return inOthers((language) => {
    const puzzle = titledIn(entry, language);
    return puzzle.goal === undefined ? [] : blindOf(puzzle, [puzzle.goal]).sealed;
  });
}

function isGoodFirst({ clues, facts }: BlindPuzzle): boolean {
  const side = Math.max(clues.width, clues.height);
  const inks = clues.palette.length - 1;
  const fits = side >= FIRST.least && side <= FIRST.most && inks >= FIRST.inks;
  return fits && facts.difficulty === 'easy';
}

function toCard({ id, clues, facts }: BlindPuzzle, number: number): ShelfCard {
  const { width, height, palette } = clues;
  const inks = palette.slice(1).map(({ rgb }) => rgb);
  const { paper, rails } = describeLook(clues);
  const look = paper === '#ffffff' ? { rails } : { paper, rails };
  return { number, id, width, height, inks, ...look, difficulty: facts.difficulty ?? '' };
}
