/** Puzzles of the start catalogue by their names; loaded only where such a name is given. */
import type { CatalogueEntry } from '@nonokit/catalogue';
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import { json, plainSource, readAs } from '@nonokit/formats/own';
import { notInCatalogue } from '../words/en/problems/catalogue.js';
import { type CatalogueFiles, readCatalogueFiles } from './catalogue-files.js';
import { blindName } from './catalogue-names.js';

/** The entries that a text behind "catalogue:" names; a series has its own order. */
export function entriesNamed(
  text: string,
  { entries, series }: CatalogueFiles,
): Result<readonly CatalogueEntry[]> {
  const found: CatalogueEntry[] = [];
  for (const word of text.split(',')) {
    const members = series.find(({ id }) => id === word)?.puzzles ?? [word];
    for (const member of members) {
      const entry = entries.find((one) => one.id === member || blindName(one) === member);
      if (entry === undefined) return bad(notInCatalogue, { name: word });
      found.push(entry);
    }
  }
  return good(found);
}

/** The puzzles that a text behind "catalogue:" names. */
export function puzzlesNamed(text: string): Result<readonly Result<Puzzle>[]> {
  const files = readCatalogueFiles();
  if (!files.ok) return files;
  const named = entriesNamed(text, files.value);
  return named.ok ? good(named.value.map(puzzleOfEntry)) : named;
}

/** The puzzle of an entry. */
function puzzleOfEntry({ text, id }: CatalogueEntry): Result<Puzzle> {
  const source = plainSource(new TextEncoder().encode(text));
  if (!source.ok) return source;
  const file = readAs(json, source.value);
  if (!file.ok) return file;
  const [puzzle] = file.value.puzzles;
  return puzzle ?? bad(notInCatalogue, { name: id });
}
