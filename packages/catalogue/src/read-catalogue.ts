/**
 * Reading the files of the folder `catalogue`. They are part of the program, so a damaged one is a
 * bug of ours, not an outcome.
 */
import { invariant, type Language, type Puzzle, printedPuzzle, textIn } from '@nonokit/core';
import { createSource, json } from '@nonokit/formats/own';
import type { CatalogueEntry, CatalogueFacts } from './entry.js';

/** Members that all facts have; a test checks the rest of every line. */
const MEMBERS = ['id', 'titles', 'tags', 'category', 'source', 'difficulty', 'canonical'] as const;

/**
 * The entries of a file of the catalogue, gzipped or not, in their order. Throws InvariantError if
 * it is damaged.
 */
export function readCatalogue(bytes: Uint8Array): readonly CatalogueEntry[] {
  const source = createSource(bytes);
  // a size of which there are no puzzles yet
  if (!source.ok && source.problem.code === 'empty-file') return [];
  invariant(source.ok, 'readCatalogue: the bytes are no file of the catalogue');
  return json.read(source.value).map((read) => {
    invariant(read.ok, 'readCatalogue: every line is a puzzle');
    return toEntry(read.value);
  });
}

/** The puzzle of an entry with its title in this language, or in English if it has none in it. */
export function titledIn({ puzzle, facts }: CatalogueEntry, language: Language): Puzzle {
  const title = textIn(facts.titles, language) ?? '';
  return printedPuzzle({ ...puzzle, meta: { ...puzzle.meta, title } });
}

/** The entry of a line; its puzzle is as any other and has no facts of a catalogue. */
function toEntry({ extra = {}, ...puzzle }: Puzzle): CatalogueEntry {
  const { catalogue: facts, ...others } = extra;
  invariant(areFacts(facts), 'readCatalogue: every puzzle has the facts of a catalogue');
  const whole = Object.keys(others).length > 0 ? { ...puzzle, extra: others } : puzzle;
  return { puzzle: printedPuzzle(whole), facts };
}

function areFacts(facts: unknown): facts is CatalogueFacts {
  return typeof facts === 'object' && facts !== null && MEMBERS.every((member) => member in facts);
}
