/**
 * Makes a filled database of the version that is checked out, for tests of later versions:
 *
 *     node apps/site/server/storage/older/make.mjs NAME
 *
 * writes NAME.backup.gz, NAME.db.gz and NAME.json beside this file. Never overwrites one.
 */
import crypto from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createServer } from 'vite';
import { cacheFolder, serverConfig } from '../../../build/vite-config.mjs';

const [name = ''] = process.argv.slice(2);
if (!/^[\w-]+$/.test(name)) throw new Error('say a name, as of the last migration: 0001-first');
const beside = (ending) => fileURLToPath(new URL(`./${name}.${ending}`, import.meta.url));
if (existsSync(beside('json'))) throw new Error(`${name} exists: it never changes`);

// the same identifiers every time
let count = 0;
crypto.randomBytes = (size) => {
  const bytes = Array.from({ length: Math.ceil(size / 32) }, () =>
    crypto.createHash('sha256').update(`random ${count++}`).digest(),
  );
  return Buffer.concat(bytes).subarray(0, size);
};
syncBuiltinESMExports();

const sources = await createServer({
  ...serverConfig(cacheFolder),
  // libraries as Node loads them: some are no modules
  ssr: {},
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
});
const { fillOlder, keepOlder } = await sources.ssrLoadModule('/server/testing/fill-older.ts');
const folder = mkdtempSync(join(tmpdir(), 'nonokit-older-'));
const url = `sqlite:${join(folder, 'site.db')}`;
const facts = await fillOlder(url);
await keepOlder(url, beside('backup.gz'), join(folder, 'small.db'));
writeFileSync(beside('db.gz'), gzipSync(readFileSync(join(folder, 'small.db')), { level: 9 }));
writeFileSync(beside('json'), `${JSON.stringify(facts, undefined, 2)}\n`);
rmSync(folder, { recursive: true });
await sources.close();
