/** Puzzles of the start catalogue by their names; loaded only where such a name is given. */
import { type CatalogueEntry, type CatalogueLanguage, titledIn } from '@nonokit/catalogue';
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import { notInCatalogue } from '../words/en/problems/catalogue.js';
import { type CatalogueFiles, readCatalogueFiles } from './catalogue-files.js';

/** The entries that a text behind "catalogue:" names; a series has its own order. */
export function entriesNamed(
  text: string,
  { entries, series }: CatalogueFiles,
): Result<readonly CatalogueEntry[]> {
  const byId = new Map(entries.map((entry) => [entry.facts.id, entry]));
  const found: CatalogueEntry[] = [];
  for (const word of text.split(',')) {
    const members = series.find(({ id }) => id === word)?.puzzles ?? [word];
    for (const member of members) {
      const entry = byId.get(member);
      if (entry === undefined) return bad(notInCatalogue, { name: word });
      found.push(entry);
    }
  }
  return good(found);
}

/** The puzzles that a text behind "catalogue:" names, titled in a language. */
export function puzzlesNamed(text: string, language: CatalogueLanguage): Result<readonly Puzzle[]> {
  const files = readCatalogueFiles();
  if (!files.ok) return files;
  const named = entriesNamed(text, files.value);
  return named.ok ? good(named.value.map((entry) => titledIn(entry, language))) : named;
}
