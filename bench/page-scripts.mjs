/**
 * What each page of the site loads of scripts at once, words included, plain and gzipped: in each
 * language, and beside that what another build loads. Such a build may be older than the files of
 * words; then its scripts hold the words.
 *
 *     npm run build && node bench/page-scripts.mjs [--before apps/site/dist-of-another-build]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { keep, printer } from './measure.mjs';

const { values } = parseArgs({ options: { before: { type: 'string' } } });
const dist = fileURLToPath(new URL('../apps/site/dist', import.meta.url));
const builds = values.before === undefined ? [dist] : [values.before, dist];
const pages = readPages(dist);
const languages = Object.keys(pages.play);

const { lines, print } = printer();
const heads = builds.flatMap((build) =>
  languages.map((language) => (build === dist ? language : `${language}, before`)),
);
print(`| page | ${heads.map((head) => `${head} | gzipped`).join(' | ')} |`);
print(`|---|${'---:|'.repeat(2 * heads.length)}`);
for (const page of Object.keys(pages).sort()) {
  const sizes = builds.flatMap((build) => {
    const files = readPages(build)[page];
    return languages.map((language) => formatSizes(build, files?.[language], language));
  });
  print(`| ${page} | ${sizes.join(' | ')} |`);
}
const before = values.before === undefined ? '' : ' --before DIST';
keep('page-scripts', `node bench/page-scripts.mjs${before}`, lines);

function readPages(folder) {
  return JSON.parse(readFileSync(join(folder, 'page-files.json'), 'utf8'));
}

/** "214.7 | 82.9": kilobytes of all scripts together. */
function formatSizes(folder, files, language) {
  if (files === undefined) return '– | –';
  const { scripts, imports, words = {} } = files;
  const names = new Set([...scripts, ...imports, words[language]?.first].filter(Boolean));
  const contents = [...names].map((name) => readFileSync(join(folder, name)));
  const sum = (sizes) => (sizes.reduce((all, size) => all + size, 0) / 1000).toFixed(1);
  return [
    sum(contents.map(({ length }) => length)),
    sum(contents.map((bytes) => gzipSync(bytes, { level: 9 }).length)),
  ].join(' | ');
}
