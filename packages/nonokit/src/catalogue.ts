/**
 * The puzzles that come with Nonokit: by size, colours, difficulty, words and techniques, each with
 * its licence. A file is loaded when a puzzle of its size is first asked for.
 *
 * @example
 * ```js
 * import { solve } from 'nonokit';
 * import { catalogue } from 'nonokit/catalogue';
 *
 * const [first] = await catalogue({ size: [10, 12], colors: 1, difficulty: 'easy' });
 * console.log(solve(first.puzzle).status, first.difficulty.label); // unique easy
 * ```
 *
 * @module nonokit/catalogue
 */
import type { CatalogueFile } from '@nonokit/catalogue';
import {
  type CataloguePuzzle,
  type CatalogueWish,
  openCatalogue,
} from './catalogue/open-catalogue.js';

export type { CatalogueFile, CatalogueLanguage, Category } from '@nonokit/catalogue';
export type {
  CataloguePuzzle,
  CatalogueWish,
  LoadCatalogueFile,
} from './catalogue/open-catalogue.js';

/** The files beside this module, which bundlers find by these expressions. */
const ADDRESSES: Readonly<Record<CatalogueFile, () => URL>> = {
  small: () => new URL('./catalogue/small.ndjson.gz', import.meta.url),
  medium: () => new URL('./catalogue/medium.ndjson.gz', import.meta.url),
  large: () => new URL('./catalogue/large.ndjson.gz', import.meta.url),
  huge: () => new URL('./catalogue/huge.ndjson.gz', import.meta.url),
};

async function fetched(name: CatalogueFile): Promise<Uint8Array> {
  const response = await fetch(ADDRESSES[name]());
  if (!response.ok) throw new Error(`catalogue: ${response.url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * The puzzles that are wished for, all without an argument. Rejects if a file cannot be loaded, and
 * throws RangeError for a wish that there is not.
 */
export const catalogue: (wish?: CatalogueWish) => Promise<readonly CataloguePuzzle[]> =
  openCatalogue(fetched);
