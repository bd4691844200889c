/**
 * Writes the site into `dist`: files that any web server, or none but `nonokit play`, can serve.
 *
 * 1. The scripts and styles of all pages are taken from their bundle.
 * 2. The puzzles of the shelf are chosen from the catalogue and written in their blind form.
 * 3. The HTML of each page is written in all languages, lessons among them.
 * 4. The service worker gets the list of all these files.
 * 5. The same pages for servers, with the menu of the whole site, in a folder of their own.
 *
 * What this takes has been built before: see the targets of scripts/build.mjs.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { WORD_FILES } from './page-words.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { cacheFolder, siteFolder } from './vite-config.mjs';

const dist = join(siteFolder, 'dist');

const load = (name) => import(pathToFileURL(join(cacheFolder, 'html', `${name}.js`)).href);
const [prerender, { shelfFiles, readShelf }] = await Promise.all(['prerender', 'shelf'].map(load));
const {
  appManifest,
  chooseFolder,
  renderHtml,
  LANGUAGES,
  headFacts,
  manifestFile,
  MARKED_FACE,
  listPages,
} = prerender;
const { puzzles: _, ...shelf } = await readShelf(
  fileURLToPath(new URL('../../../catalogue/', import.meta.url)),
);
const lessons = JSON.parse(readFileSync(join(cacheFolder, 'lessons.json'), 'utf8'));

rmSync(dist, { recursive: true, force: true });
cpSync(join(cacheFolder, 'client'), dist, { recursive: true });
const files = shelfFiles(shelf, [...shelf.packed, ...lessons.packed]);
for (const [name, text] of files) write(name, text);

const [manifest, words] = ['manifest.json', WORD_FILES].map((name) =>
  JSON.parse(readFileSync(join(dist, name), 'utf8')),
);
writePages('', {});
for (const each of LANGUAGES) write(manifestFile(each), JSON.stringify(appManifest(each), null, 2));
for (const name of ['manifest.json', WORD_FILES]) rmSync(join(dist, name));
cpSync(join(siteFolder, 'public'), dist, { recursive: true });
writePages('with-server/', { server: { person: undefined, site: MARKED_FACE } });
await writeServiceWorker(dist);
writePageFiles();

/** Writes the HTML of all pages into a folder, in all languages. */
function writePages(folder, adds) {
  for (const page of listPages({ shelf, lessons })) {
    const file = page.path === '' || page.path.endsWith('/') ? `${page.path}index.html` : page.path;
    for (const language of LANGUAGES) {
      const files = { ...getFiles(page.entry, language), ...adds };
      write(folder + chooseFolder(language) + file, renderHtml(page, language, files));
    }
  }
}

/** For the server, which renders pages itself: the files of every entry, by language. */
function writePageFiles() {
  const names = Object.keys(manifest).flatMap((key) => {
    const [, name] = /^web\/pages\/(.+)\/entry\.tsx$/.exec(key) ?? [];
    return name === undefined ? [] : [name];
  });
  const files = names.map((name) => [
    name,
    Object.fromEntries(LANGUAGES.map((language) => [language, getFiles(name, language)])),
  ]);
  write('page-files.json', JSON.stringify(Object.fromEntries(files)));
}

/** The files that a page loads, by its entry, in a language. */
function getFiles(entry, language) {
  const chunk = manifest[`web/pages/${entry}/entry.tsx`];
  const seen = new Set();
  // what is imported comes first: the rules of a page win over those that pages share
  const all = [];
  const visit = (one) => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const name of one.imports ?? []) visit(manifest[name]);
    all.push(one);
  };
  visit(chunk);
  return {
    scripts: [chunk.file],
    imports: all.filter((one) => one !== chunk).map(({ file }) => file),
    styles: [...new Set(all.flatMap(({ css }) => css ?? []))],
    words: words[entry],
    fonts: headFacts(language).alphabets.flatMap(fonts),
    headScript: manifest['web/frame/head-script.ts'].file,
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
