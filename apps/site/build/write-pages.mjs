/**
 * Writes the site into `dist`: files that any web server, or none but `nonokit play`, can serve.
 *
 * 1. The scripts and styles of all pages are taken from their bundle.
 * 2. The puzzles of the shelf are chosen from the catalogue and written in their blind form.
 * 3. The HTML of each page is written in both languages, lessons among them.
 * 4. The service worker gets the list of all these files.
 *
 * What this takes has been built before: see the targets of scripts/build.mjs.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeServiceWorker } from './service-worker.mjs';
import { cacheFolder, siteFolder } from './vite-config.mjs';

const dist = join(siteFolder, 'dist');

const load = (name) => import(pathToFileURL(join(cacheFolder, 'html', `${name}.js`)).href);
const [{ htmlOf, pagesOf }, { shelfFiles, shelfOf }] = await Promise.all(
  ['prerender', 'shelf'].map(load),
);
const { puzzles: _, ...shelf } = await shelfOf(
  fileURLToPath(new URL('../../../catalogue/', import.meta.url)),
);
const lessons = JSON.parse(readFileSync(join(cacheFolder, 'lessons.json'), 'utf8'));

rmSync(dist, { recursive: true, force: true });
cpSync(join(cacheFolder, 'client'), dist, { recursive: true });
const files = shelfFiles(shelf.cards, [...shelf.packed, ...lessons.packed]);
for (const [name, text] of files) write(name, text);

const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
for (const page of pagesOf({ shelf, lessons })) {
  const loaded = filesOf(page.entry);
  const file = page.path === '' || page.path.endsWith('/') ? `${page.path}index.html` : page.path;
  write(file, htmlOf(page, 'en', loaded));
  write(
    `ru/${file}`,
    htmlOf(page, 'ru', { ...loaded, fonts: [...loaded.fonts, ...fonts('cyrillic')] }),
  );
}
rmSync(join(dist, 'manifest.json'));
cpSync(join(siteFolder, 'public'), dist, { recursive: true });
await writeServiceWorker(dist);
writePageFiles();

/** For the server, which renders pages itself: the files of every entry, by language. */
function writePageFiles() {
  const names = Object.keys(manifest).flatMap((key) => {
    const [, name] = /^web\/pages\/(.+)\/entry\.tsx$/.exec(key) ?? [];
    return name === undefined ? [] : [name];
  });
  const files = names.map((name) => {
    const en = filesOf(name);
    return [name, { en, ru: { ...en, fonts: [...en.fonts, ...fonts('cyrillic')] } }];
  });
  write('page-files.json', JSON.stringify(Object.fromEntries(files)));
}

/** The files that a page loads, by its entry. */
function filesOf(entry) {
  const chunk = manifest[`web/pages/${entry}/entry.tsx`];
  const chunks = new Set();
  const visit = (one) => {
    if (chunks.has(one)) return;
    chunks.add(one);
    for (const name of one.imports ?? []) visit(manifest[name]);
  };
  visit(chunk);
  const all = [...chunks];
  return {
    scripts: [chunk.file],
    imports: all.filter((one) => one !== chunk).map(({ file }) => file),
    styles: [...new Set(all.flatMap(({ css }) => css ?? []))],
    fonts: fonts('latin'),
    themeFirst: manifest['web/frame/theme-first.ts'].file,
  };
}

function fonts(name) {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.includes(`onest-${name}-wght`));
}

function write(name, text) {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
