/**
 * Entries as lists need them: facts, size and colours, without checking the puzzle. Reading two
 * thousand puzzles takes a second; this takes a fraction of it, and only those that were chosen are
 * read.
 */
import { invariant } from '@nonokit/core';
import type { CatalogueEntry, CatalogueFacts } from './entry.js';
import { readCatalogue } from './read-catalogue.js';

// browsers and Node have it; the types of neither are loaded here
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** An entry in a list. */
export interface CatalogueItem {
  readonly facts: CatalogueFacts;
  readonly width: number;
  readonly height: number;
  /** Number of inks: 1 is black-and-white. */
  readonly colors: number;
  /** The line of the file, for `entryOfItem`. */
  readonly line: string;
}

/** The items of an unpacked file of the catalogue, in its order. */
export function parseItems(text: string): readonly CatalogueItem[] {
  return text.split('\n').filter(Boolean).map(parseItem);
}

function parseItem(line: string): CatalogueItem {
  const { width, height, palette, catalogue } = JSON.parse(line) as LineJson;
  return { facts: catalogue, width, height, colors: (palette?.length ?? 2) - 1, line };
}

/** A line as far as lists need it. */
interface LineJson extends Pick<CatalogueItem, 'width' | 'height'> {
  /** Absent for black on white. */
  readonly palette?: readonly unknown[];
  readonly catalogue: CatalogueFacts;
}

/** The entry of an item, with its puzzle. Throws InvariantError if the line is damaged. */
export function entryOfItem({ line }: CatalogueItem): CatalogueEntry {
  const [entry] = readCatalogue(new TextEncoder().encode(line));
  invariant(entry !== undefined, 'entryOfItem: a line is a puzzle');
  return entry;
}
