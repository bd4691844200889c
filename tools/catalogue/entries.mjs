/** The entries of the catalogue as series and days need them: facts, sizes and colours. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FOLDER = new URL('../../catalogue/', import.meta.url);

/**
 * An entry: its facts, and of its puzzle the size and the number of inks.
 * @typedef {import('@nonokit/catalogue').CatalogueFacts & {
 *   side: number, area: number, inks: number, concept: string }} Entry
 */

/** All entries, in the order of the files. */
export function entriesOfCatalogue() {
  return ['small', 'medium', 'large', 'huge'].flatMap((name) => {
    const file = new URL(`${name}.ndjson.gz`, FOLDER);
    if (!existsSync(file)) return [];
    const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    return lines.filter(Boolean).map(toEntry);
  });
}

function toEntry(line) {
  const { width, height, palette = ['', ''], catalogue } = JSON.parse(line);
  return {
    ...catalogue,
    side: Math.max(width, height),
    area: width * height,
    inks: palette.length - 1,
    concept: findConcept(catalogue.titles.en),
  };
}

/** What a title is about: several drawings of a thing have the same concept. */
function findConcept(title) {
  return title
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s (face|head)$| from the front$| with .*$| in the .*$| on the .*$/, '');
}
