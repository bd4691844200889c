/** The catalogue as `nonokit/catalogue` gives it in Node: its files are read from the disk. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  type CataloguePuzzle,
  type CatalogueWish,
  openCatalogue,
} from '../catalogue/open-catalogue.js';

export type { CatalogueFile, CatalogueLanguage, Category } from '@nonokit/catalogue';
export type {
  CataloguePuzzle,
  CatalogueWish,
  LoadCatalogueFile,
} from '../catalogue/open-catalogue.js';

/** The folders where the files may be: in the published package, and seen from our sources. */
const FOLDERS = ['./catalogue/', '../../../../catalogue/'];

/** The puzzles that are wished for, all without an argument. */
export const catalogue: (wish?: CatalogueWish) => Promise<readonly CataloguePuzzle[]> =
  openCatalogue(async (name) => {
    const files = FOLDERS.map((folder) => new URL(`${folder}${name}.ndjson.gz`, import.meta.url));
    const file = files.find((each) => existsSync(each)) ?? new URL(files[0] ?? '');
    return readFile(file);
  });
