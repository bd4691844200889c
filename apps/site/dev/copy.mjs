/**
 * A copy of the site's sources to try changes on, with the server for development in a process of
 * its own: for the test and for `bench/dev.mjs`. Whatever happens to it, the repository stays.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '../build/vite-config.mjs';

const root = join(siteFolder, '../..');

/** What of the site is copied; everything else is linked. */
const COPIED = [
  'web',
  'contract',
  'player-store',
  'rooms',
  'server',
  'build',
  'dev',
  'public',
  'package.json',
  'tsconfig.json',
];

/** Makes a copy, which `prepare` may change. */
export function copySite(prepare = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-dev-'));
  const site = join(folder, 'apps/site');
  mkdirSync(site, { recursive: true });
  for (const name of COPIED) cpSync(join(siteFolder, name), join(site, name), { recursive: true });
  for (const name of ['node_modules', 'packages', 'catalogue', 'puzzles', 'tsconfig.base.json']) {
    symlinkSync(join(root, name), join(folder, name));
  }
  symlinkSync(join(siteFolder, 'node_modules'), join(site, 'node_modules'));
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  prepare(site);
  return { site, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Makes a copy, which `prepare` may change, and starts its server. */
export async function startCopy(prepare) {
  const { site, remove } = copySite(prepare);
  const server = spawn(process.execPath, [join(site, 'dev/main.mjs'), '--port', '0']);
  const ended = new Promise((done) => server.once('exit', done));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    remove();
  };
  try {
    return { address: await waitForAddress(server), close, change: changeIn(site) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Puts a text in the place of another, which has to be there, in a file of the site. */
function changeIn(site) {
  return (file, before, after) => {
    const path = join(site, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no "${before}"`);
    writeFileSync(
      path,
      text.replace(before, () => after),
    );
  };
}

/** The address that the server prints when it is ready. */
function waitForAddress(server) {
  return new Promise((done, failed) => {
    let told = '';
    const listen = (bytes) => {
      told += bytes;
      const [, address] = /is at (\S+)/.exec(told) ?? [];
      if (address !== undefined) done(address);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => failed(new Error(`it ended:\n${told}`)));
  });
}
