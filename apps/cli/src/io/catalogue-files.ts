/**
 * The files of the start catalogue: beside the program in the published package, in `catalogue` in
 * a clone, or in the folder that NONOKIT_CATALOGUE names.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CATALOGUE_FILES,
  type CatalogueEntry,
  type CatalogueSeries,
  readCatalogue,
  seriesOf,
} from '@nonokit/catalogue';
import { bad, good, type Result } from '@nonokit/core';
import { noCatalogue } from '../words/en/problems/catalogue.js';

/** The catalogue. */
export interface CatalogueFiles {
  readonly entries: readonly CatalogueEntry[];
  readonly series: readonly CatalogueSeries[];
}

/** The folders where it may be, seen from the program's bundle. */
const PLACES = ['./catalogue/', '../../../catalogue/'];

/** Reads the catalogue. */
export function readCatalogueFiles(): Result<CatalogueFiles> {
  for (const folder of places()) {
    const paths = CATALOGUE_FILES.map((name) => join(folder, `${name}.ndjson.gz`));
    const files = paths.filter((path) => existsSync(path));
    if (files.length === 0) continue;
    const entries = files.flatMap((path) => readCatalogue(readFileSync(path)));
    const list = join(folder, 'series.json');
    return good({ entries, series: existsSync(list) ? seriesOf(readFileSync(list, 'utf8')) : [] });
  }
  return bad(noCatalogue);
}

function places(): readonly string[] {
  const { NONOKIT_CATALOGUE: own } = process.env;
  if (own !== undefined && own !== '') return [own];
  return PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
}
