/** Puzzles of the start catalogue by their names; loaded only where such a name is given. */
import { type CatalogueItem, entryOfItem, fits, titledIn } from '@nonokit/catalogue';
import {
  bad,
  good,
  type Language,
  nearestName,
  type Puzzle,
  type Result,
  textIn,
} from '@nonokit/core';
import { notInCatalogue } from '../words/en/problems/catalogue.js';
import { type CatalogueFiles, readCatalogueFiles } from './catalogue-files.js';
import type { Host } from './host.js';
import { chooseLanguage } from './language.js';

/** The items that a text behind "catalogue:" names; a series has its own order. */
export function itemsNamed(
  text: string,
  { items, series }: CatalogueFiles,
): Result<readonly CatalogueItem[]> {
  const byId = new Map(items.map((item) => [item.facts.id, item]));
  const found: CatalogueItem[] = [];
  for (const word of text.split(',')) {
    const members = series.find(({ id }) => id === word)?.puzzles ?? [word];
    for (const member of members) {
      const item = byId.get(member);
      if (item === undefined) {
        return bad(notInCatalogue, { name: word, ...catalogueMatches(word, { items, series }) });
      }
      found.push(item);
    }
  }
  return good(found);
}

/**
 * What a word that names nothing may mean: the nearest series, or puzzles with it as tag or title,
 * or else those with the nearest one.
 */
function catalogueMatches(word: string, { items, series }: CatalogueFiles) {
  const near = nearestName(
    word,
    series.map(({ id }) => id),
  );
  const exact = countWith(word, items);
  if (near !== undefined || exact > 0) return { near: near ?? null, tag: word, tagged: exact };
  const tag = nearestName(word.toLowerCase(), tagsOf(items)) ?? word;
  return { near: null, tag, tagged: tag === word ? 0 : countWith(tag, items) };
}

/** All tags and titles of one word, in small letters. */
function tagsOf(items: readonly CatalogueItem[]): readonly string[] {
  const names = items.flatMap(({ facts: { category, titles, tags } }) => [
    category,
    ...tags.en,
    ...tags.ru,
    titles.en,
    titles.ru,
  ]);
  return [...new Set(names.map((name) => name.toLowerCase()))].filter(isWord);
}

function isWord(name: string): boolean {
  return /^[\p{L}-]+$/u.test(name);
}

/** How many puzzles have a word as their tag. */
export function countTagged(word: string, host: Host): number {
  const files = readCatalogueFiles(host);
  return files.ok ? countWith(word, files.value.items) : 0;
}

function countWith(tag: string, items: readonly CatalogueItem[]): number {
  return items.filter((item) => fits(item, { tag })).length;
}

/** The title of a series; undefined if there is none of this name. */
export function titleOfSeries(name: string, language: Language, host: Host): string | undefined {
  const files = readCatalogueFiles(host);
  if (!files.ok) return undefined;
  const series = files.value.series.find(({ id }) => id === name);
  return series && textIn(series.titles, language);
}

/** The puzzles that a text behind "catalogue:" names, titled in the host's language. */
export function puzzlesNamed(text: string, host: Host): Result<readonly Puzzle[]> {
  const files = readCatalogueFiles(host);
  if (!files.ok) return files;
  const named = itemsNamed(text, files.value);
  const language = chooseLanguage(host);
  return named.ok ? good(named.value.map((item) => titledIn(entryOfItem(item), language))) : named;
}
