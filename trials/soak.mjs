/**
 * The site for hours under mixed traffic of scripted people, on both databases at once: do memory,
 * handles, the event loop's delay and the disk stay as they are, and is every answer right?
 *
 *     npm run build && node trials/soak.mjs [--minutes 180] [--crowd 1] [--out FOLDER]
 *         [--database both|sqlite|postgres] [--within PROGRAM]
 *
 * Every half minute a sample; `--out` gets samples, faults (every answer of 500 and above and
 * every failed check, with its request) and the report as it stands. At the end, and on Ctrl-C,
 * the report of both databases is `trials/results/soak.md`. `--crowd` is a factor on the
 * number of people.
 * `--within` starts the servers by a program that is given their command line, so that they can be
 * put on a small machine (cgroups).
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keep, machine } from '../bench/measure.mjs';
import { bundleEntry } from '../scripts/bundle.mjs';
import { Notes } from './soak/asker.mjs';
import { populate } from './soak/people.mjs';
import { writeReport } from './soak/report.mjs';
import { createWorld, startServer, wait } from './soak/server.mjs';
import { collector, folderBytes, Watch } from './soak/watch.mjs';

const RESULTS = new URL('results/', import.meta.url);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '180' },
    crowd: { type: 'string', default: '1' },
    out: { type: 'string', default: join(tmpdir(), 'nonokit-soak') },
    database: { type: 'string', default: 'both' },
    within: { type: 'string' },
  },
});
const EVERY_MS = 30_000;
const parts = await import(await bundleEntry(new URL('./soak/parts.ts', import.meta.url)));
mkdirSync(values.out, { recursive: true });

const end = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.removeAllListeners(signal);
  process.on(signal, () => end.abort());
}
const names = values.database === 'both' ? ['sqlite', 'postgres'] : [values.database];
const sites = [];
try {
  for (const name of names) sites.push(await openSite(name));
  const timer = setTimeout(() => end.abort(), Number(values.minutes) * 60_000);
  const lives = sites.map(({ world }) => populate(world));
  while (!end.signal.aborted) {
    await wait(EVERY_MS, end.signal);
    await sample();
  }
  clearTimeout(timer);
  await Promise.all(lives);
  const command = ['node trials/soak.mjs', ...process.argv.slice(2)].join(' ');
  if (values.database === 'both') keep('soak', command, report(), RESULTS);
} finally {
  for (const site of sites) await site.close();
}
const faults = sites.reduce((sum, { notes }) => sum + notes.faults, 0);
console.log(faults === 0 ? 'every answer was as it should be' : `${faults} faults: ${values.out}`);
process.exit(faults === 0 ? 0 : 1);

/** Looks at all servers and writes the report as it stands. */
async function sample() {
  for (const { watch, notes, name } of sites) {
    await watch
      .sample(notes)
      .catch((error) => notes.fault('no sample', { name, error: error.stack }));
  }
  const lines = ['# soak', '', `${new Date().toISOString()}, ${machine()}`, '', ...report()];
  writeFileSync(join(values.out, 'soak.md'), `${lines.join('\n')}\n`);
}

function report() {
  return sites.flatMap(writeReport);
}

/** Starts a server and what watches it. */
async function openSite(name) {
  const folder = mkdtempSync(join(tmpdir(), `nonokit-soak-${name}-`));
  const postgres = name === 'postgres' ? await parts.startPostgres() : undefined;
  const database = postgres?.url ?? `sqlite:${join(folder, 'site.db')}`;
  const base = `http://127.0.0.1:${await parts.freePort()}`;
  const heapFile = join(folder, 'heap.json');
  const child = await startServer({
    base,
    within: values.within,
    log: join(values.out, `${name}-server.log`),
    node: ['--expose-gc', '--import', collector(heapFile)],
    settings: { database, data: folder, proxies: 1 },
  });
  const size = postgres === undefined ? undefined : await parts.postgresSize(postgres.url);
  const diskBytes = async () => folderBytes(folder) + ((await size?.size()) ?? 0);
  const server = { base, pid: child.pid, heapFile, diskBytes };
  const notes = new Notes(join(values.out, `${name}-faults.jsonl`));
  child.once('exit', (code, signal) => {
    if (!end.signal.aborted) notes.fault('the server ended', { code, signal });
  });
  return {
    name,
    notes,
    watch: new Watch(server, join(values.out, `${name}-samples.jsonl`)),
    world: createWorld({ base, notes, parts, end: end.signal, crowd: Number(values.crowd) }),
    get played() {
      return this.world.played;
    },
    async close() {
      child.kill('SIGTERM');
      await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done()));
      await size?.close();
      await postgres?.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
