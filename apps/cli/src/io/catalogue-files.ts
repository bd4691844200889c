/**
 * The files of the start catalogue: beside the program in the published package, in `catalogue` in
 * a clone, or in the folder that NONOKIT_CATALOGUE names. Puzzles are in `*.ndjson.gz`, one a line.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import {
  type CatalogueEntry,
  type CatalogueSeries,
  entriesOf,
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

const PUZZLES = /\.ndjson\.gz$/;

/** Most bytes of a file after unpacking; ours have a fraction of it. */
const MOST_BYTES = 64_000_000;

/** Reads the catalogue. */
export function readCatalogueFiles(): Result<CatalogueFiles> {
  for (const folder of places()) {
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    const files = names.filter((name) => PUZZLES.test(name));
    if (files.length === 0) continue;
    const entries = files.flatMap((file) => entriesOf(unpacked(join(folder, file))));
    const series = names.includes('series.json')
      ? seriesOf(readFileSync(join(folder, 'series.json'), 'utf8'))
      : [];
    return good({ entries, series });
  }
  return bad(noCatalogue);
}

function places(): readonly string[] {
  const { NONOKIT_CATALOGUE: own } = process.env;
  if (own !== undefined && own !== '') return [own];
  return PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
}

function unpacked(file: string): string {
  return gunzipSync(readFileSync(file), { maxOutputLength: MOST_BYTES }).toString('utf8');
}
