/**
 * The program as one file that needs no Node: Node itself with the program in it, as Node's
 * "single executable applications" describe it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { executableScripts } from './executable-bundle.mjs';
import { NODE } from './image-base.mjs';
import { listPlaces } from './pack.mjs';
import { ROOT } from './workspace.mjs';

/** Puts a program into Node. */
const POSTJECT = createRequire(import.meta.url).resolve('postject/dist/cli.js');

/** The mark in Node that says whether a program is in it. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** The executable with its manual and the licences of all that is in it. */
export async function executableEntries({ folder, manifest }) {
  const file = (path, from) => ({ path, content: readFileSync(from) });
  return [
    { path: 'nonokit', content: await executable(), isProgram: true },
    file('nonokit.1', join(folder, manifest.man)),
    file('LICENSE', join(folder, 'LICENSE')),
    { path: 'LICENSES.txt', content: Buffer.from(licencesOf(manifest.dependencies)) },
  ];
}

/** The licences of Node and of the libraries, each below its name. */
function licencesOf(dependencies) {
  const texts = [['Node.js', readFileSync(join(NODE, 'LICENSE'), 'utf8')]];
  const place = (name) => join(ROOT, 'node_modules', name);
  const inside = [...listPlaces(dependencies).map((each) => join(ROOT, each)), place('commander')];
  for (const folder of inside) {
    const names = readdirSync(folder).filter((name) => /^licen[cs]e/i.test(name));
    const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const own = names.map((each) => readFileSync(join(folder, each), 'utf8'));
    texts.push([name, own.length > 0 ? own.join('\n') : `Licence: ${license}`]);
  }
  return texts.map(([name, text]) => `${'='.repeat(78)}\n${name}\n\n${text.trim()}\n`).join('\n');
}

/** The bytes of the executable. */
async function executable() {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-executable-'));
  try {
    const { main, assets } = await executableScripts();
    const write = (name, content) => {
      const file = join(folder, name);
      writeFileSync(file, content);
      return file;
    };
    const files = Object.entries(assets).map(([name, content], k) => [
      name,
      write(`${k}`, content),
    ]);
    const node = join(NODE, 'bin/node');
    const config = {
      // its path becomes part of the file
      main: 'nonokit.js',
      output: 'program.blob',
      disableExperimentalSEAWarning: true,
      // starts in half the time
      useCodeCache: true,
      assets: Object.fromEntries(files.map(([name, file]) => [name, file])),
    };
    write('nonokit.js', main);
    const settings = write('settings.json', JSON.stringify(config));
    // the compiled code has the same bytes only if its hashes begin with the same number
    const args = ['--random-seed=1', '--experimental-sea-config', settings];
    execFileSync(node, args, { cwd: folder, stdio: 'pipe' });
    const program = write('nonokit', readFileSync(node));
    const blob = join(folder, 'program.blob');
    const words = [program, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE];
    // it warns of the names of Node's own notes, which nothing reads
    execFileSync(process.execPath, [POSTJECT, ...words], { stdio: 'pipe' });
    return readFileSync(program);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
