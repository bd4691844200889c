/**
 * The files of the start catalogue: beside the program in the published package, in `catalogue` in
 * a clone, or in the folder that NONOKIT_CATALOGUE names.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import {
  CATALOGUE_FILES,
  type CatalogueItem,
  type CatalogueSeries,
  parseItems,
  parseSeries,
} from '@nonokit/catalogue';
import { bad, good, type Result } from '@nonokit/core';
import { noCatalogue } from '../words/en/problems/catalogue.js';
import type { Host } from './host.js';

/** The catalogue. */
export interface CatalogueFiles {
  readonly items: readonly CatalogueItem[];
  readonly series: readonly CatalogueSeries[];
}

/** The folders where it may be, seen from the program's bundle. */
const PLACES = ['./catalogue/', '../../../catalogue/'];

/** Reads the catalogue. */
export function readCatalogueFiles(host: Host): Result<CatalogueFiles> {
  for (const folder of places(host)) {
    const paths = CATALOGUE_FILES.map((name) => join(folder, `${name}.ndjson.gz`));
    const files = paths.filter((path) => existsSync(path));
    if (files.length === 0) continue;
    const items = files.flatMap((path) => parseItems(unpacked(path)));
    const list = join(folder, 'series.json');
    return good({ items, series: existsSync(list) ? parseSeries(readFileSync(list, 'utf8')) : [] });
  }
  return bad(noCatalogue);
}

function places({ env, folder }: Host): readonly string[] {
  const { NONOKIT_CATALOGUE: own } = env;
  if (own !== undefined && own !== '') return [own];
  return PLACES.map((place) => fileURLToPath(new URL(place, folder)));
}

/** Most bytes of an unpacked file; ours have a fraction of it. */
const MOST_BYTES = 64_000_000;

function unpacked(path: string): string {
  return gunzipSync(readFileSync(path), { maxOutputLength: MOST_BYTES }).toString('utf8');
}
