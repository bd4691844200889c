/**
 * Everything that is released, in one folder: the three packages for npm, the pages for any web
 * server, a Debian package and a single executable of the program, an image of the site, files by
 * which Homebrew, Nix, Flatpak and Android install them, and the sums of all.
 *
 *     npm run release                     build, make and try everything; the files are in release/
 *     node tools/release/artifacts.mjs --out FOLDER     without building
 *
 * All is made twice, and the bytes have to be the same. Then the Debian package, the pages, the
 * executable and the image are unpacked in empty folders and used; npm's packages are tried by
 * `packages/nonokit/test`. It needs Debian or a system made from it, for its packages and tools.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { debianPackage, sumOf, tar, tarGz } from './archives.mjs';
import { dependencyEntries, entriesIn } from './entries.mjs';
import { executableEntries } from './executable.mjs';
import { homebrewFormula } from './homebrew.mjs';
import { packed } from './pack.mjs';
import { flatpakManifest, nixFlake, twaManifest } from './package-manifests.mjs';
import { siteImage } from './site-image.mjs';
import { stage } from './stage.mjs';
import { tryDebian, tryExecutable, tryPages } from './try-artifacts.mjs';
import { tryImage } from './try-image.mjs';
import { ROOT, readJson } from './workspace.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
const out = resolve(ROOT, values.out);
const again = mkdtempSync(join(tmpdir(), 'nonokit-release-'));
try {
  const files = await makeAll(out);
  const others = await makeAll(again);
  for (const [name, { sum }] of files) {
    if (others.get(name)?.sum !== sum) throw new Error(`${name} has other bytes the second time`);
  }
  const find = (part) => join(out, [...files.keys()].find((name) => name.includes(part)) ?? part);
  await tryDebian(find('.deb'));
  await tryPages(find('nonokit-pages-'));
  await tryExecutable(find('linux-x64'));
  await tryImage(find('.oci.tar'));
  const lines = [...files].map(([name, { sum }]) => `${sum}  ${name}\n`);
  writeFileSync(join(out, 'SHA256SUMS'), lines.join(''));
  for (const [name, { bytes, sum }] of files) console.log(`${sum}  ${bytes}  ${name}`);
} finally {
  rmSync(again, { recursive: true, force: true });
}

/** Makes all files in a folder. Returns their sizes and sums by their names. */
async function makeAll(folder) {
  mkdirSync(folder, { recursive: true });
  const { version } = readJson('apps/cli/package.json');
  const packages = stage(folder).map(packed);
  const find = (wanted) => packages.find(({ name }) => name === wanted);
  const program = find('@nonokit/cli');
  const debian = `nonokit_${version}_amd64.deb`;
  const single = `nonokit-${version}-linux-x64.tar.gz`;
  const made = {
    [`nonokit-pages-${version}.tar.gz`]: tarGz(pageEntries()),
    [debian]: debianPackage(debianFields(version), programEntries(program)),
    [single]: gzipSync(tar(await executableEntries(program)), { level: 6 }),
    [`nonokit-site-${version}.oci.tar`]: siteImage(find('nonokit-site'), version),
  };
  const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
  const texts = {
    'nonokit.rb': homebrewFormula(version, sumOf(readFileSync(program.tarball))),
    'flake.nix': nixFlake(version, debian, sumOf(made[debian])),
    'io.github.nonokit.Nonokit.json': json(flatpakManifest(version, single, sumOf(made[single]))),
    'twa-manifest.json': json(twaManifest(version)),
  };
  for (const [name, text] of Object.entries(texts)) made[name] = Buffer.from(text);
  for (const [name, content] of Object.entries(made)) writeFileSync(join(folder, name), content);
  const names = [...packages.map(({ filename }) => filename), ...Object.keys(made)];
  return new Map(
    names.map((name) => {
      const content = readFileSync(join(folder, name));
      return [name, { bytes: content.length, sum: sumOf(content) }];
    }),
  );
}

/** The pages that need no server; a web server compresses them itself. */
function pageEntries() {
  const isWanted = (path) => !/\.(br|gz)$|(^|\/)with-server\/|^page-files\.json$/.test(path);
  return entriesIn(join(ROOT, 'apps/site/dist'), 'nonokit-pages', isWanted);
}

/** The program, with the packages that it loads, where Debian has such programs. */
function programEntries({ folder, manifest }) {
  const home = 'usr/lib/nonokit';
  const manual = readFileSync(join(folder, manifest.man));
  return [
    ...entriesIn(folder, home),
    ...dependencyEntries(manifest.dependencies, home),
    { path: 'usr/bin/nonokit', link: '../lib/nonokit/bin/nonokit.js' },
    { path: 'usr/share/man/man1/nonokit.1.gz', content: gzipSync(manual, { level: 9 }) },
    { path: 'usr/share/doc/nonokit/copyright', content: readFileSync(join(folder, 'LICENSE')) },
  ];
}

function debianFields(version) {
  const { homepage, description } = readJson('package.json');
  return {
    Package: 'nonokit',
    Version: version,
    Architecture: 'amd64',
    Maintainer: 'Nonokit <https://github.com/nonokit/nonokit>',
    Depends: 'nodejs (>= 20.19)',
    Section: 'games',
    Priority: 'optional',
    Homepage: homepage,
    Description: description,
  };
}
