/**
 * Which kind of request makes the memory of the server grow, and does it level off? A server on
 * PostgreSQL (or SQLite) gets one kind at a time, in rounds: pages, calls of the API that read,
 * people who sign up and in, solves, the engine, and all of them mixed.
 *
 *     npm run build && node trials/memory.mjs [--rounds 3] [--seconds 30]
 *         [--database postgres|sqlite] [--arenas 2] [--only KIND]
 *
 * Each line is after a round and a collection, in MB: what is resident; of that the heap of the
 * thread that answers, its buffers outside, and what malloc holds, used and free (glibc counts all
 * threads; with it the rest is code and heaps of other threads). At the end malloc gives back what
 * it can. For Linux with gcc. `--arenas` sets MALLOC_ARENA_MAX.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { Later, Notes, Visitor, Wrong } from './soak/asker.mjs';
import { createWorld, startServer, wait } from './soak/server.mjs';
import { collector } from './soak/watch.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '30' },
    database: { type: 'string', default: 'postgres' },
    arenas: { type: 'string' },
    only: { type: 'string' },
  },
});
/** How many ask at once. */
const CROWD = 6;

const ENGINE = ['solve', 'check', 'rate', 'explain', 'hint', 'draw?output=png', 'draw?output=pdf'];

const parts = await import(await bundleEntry(new URL('./soak/parts.ts', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'nonokit-memory-'));
const heapFile = join(folder, 'heap.json');
const mallocFile = join(folder, 'malloc.json');
const library = join(folder, 'heap-of-c.so');
const source = fileURLToPath(new URL('./faults/heap-of-c.c', import.meta.url));
execFileSync('gcc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl', '-lpthread']);

const postgres = values.database === 'postgres' ? await parts.startPostgres() : undefined;
const base = `http://127.0.0.1:${await parts.freePort()}`;
const child = await startServer({
  base,
  log: join(folder, 'server.log'),
  node: ['--expose-gc', '--import', collector(heapFile)],
  settings: {
    database: postgres?.url ?? `sqlite:${join(folder, 'site.db')}`,
    data: folder,
    proxies: 1,
    limits: 0,
  },
  env: {
    LD_PRELOAD: library,
    HEAP_OF_C: mallocFile,
    ...(values.arenas === undefined ? {} : { MALLOC_ARENA_MAX: values.arenas }),
  },
});
const end = new AbortController();
const faults = join(folder, 'faults.jsonl');
const notes = new Notes(faults);
const world = createWorld({ base, notes, parts, end: end.signal });
let number = 0;
let requests = 0;

await line('at the start');
for (const [kind, act] of Object.entries({ pages, calls, people, solves, engine, mixed })) {
  if (values.only !== undefined && values.only !== kind) continue;
  for (let round = 1; round <= Number(values.rounds); round++) {
    await load(act);
    await line(`${kind} ${round}`);
  }
}
writeFileSync(`${mallocFile}.trim`, '');
await wait(3000);
await line('given back');
console.log(`${requests} acts, ${notes.asked} requests, ${notes.faults} not as they should be`);
child.kill('SIGTERM');
await new Promise((done) => child.once('exit', done));
await postgres?.stop();
if (notes.faults > 0) console.log(readFileSync(faults, 'utf8').split('\n')[0]);
rmSync(folder, { recursive: true });
process.exit();

/** Lets a crowd do one thing again and again. */
async function load(act) {
  const until = Date.now() + 1000 * Number(values.seconds);
  const live = async () => {
    const actor = { visitor: new Visitor(world, `10.1.${number >> 8}.${++number & 255}`) };
    while (Date.now() < until) {
      await act(actor).catch((error) => {
        if (!(error instanceof Wrong || error instanceof Later)) throw error;
      });
      requests++;
    }
    actor.visitor.close();
  };
  await Promise.all(Array.from({ length: CROWD }, live));
}

/** Prints what the server holds now, in MB. */
async function line(what) {
  await wait(2000);
  const asked = Date.now();
  process.kill(child.pid, 'SIGUSR2');
  let heap;
  while (!(heap?.at >= asked)) {
    await wait(100);
    const told = existsSync(heapFile) ? readFileSync(heapFile, 'utf8') : '';
    heap = told.endsWith('}') ? JSON.parse(told) : undefined;
  }
  await wait(1500);
  const malloc = JSON.parse(readFileSync(mallocFile, 'utf8'));
  const smaps = readFileSync(`/proc/${child.pid}/smaps_rollup`, 'utf8');
  const resident = Number(/^Rss:\s+(\d+)/m.exec(smaps)?.[1]) * 1024;
  const own = Number(/^Anonymous:\s+(\d+)/m.exec(smaps)?.[1]) * 1024;
  const facts = {
    resident,
    own,
    heap: heap.heapUsed,
    'of heap': heap.heapTotal,
    buffers: heap.external,
    'malloc used': malloc.used + malloc.mapped,
    'malloc free': malloc.free,
  };
  const words = Object.entries(facts).map(([name, n]) => `${name} ${Math.round(n / 2 ** 20)}`);
  console.log(`${what}: ${words.join(', ')} (${requests} acts)`);
}

// ---- kinds of requests ----

async function pages({ visitor }) {
  for (const path of ['/', '/ru/', '/puzzles', '/ru/puzzles?size=10', '/daily']) {
    await visitor.ask('GET', path);
  }
  const { json } = await visitor.api('GET', '/puzzles/random');
  await visitor.ask('GET', `/puzzles/${json.id}`);
  await visitor.ask('GET', `/preview/${json.id}.png`, { wanted: [200, 404] });
}

async function calls({ visitor }) {
  const { json } = await visitor.api('GET', '/puzzles?limit=100');
  for (const { id } of json.puzzles.slice(0, 5)) await visitor.api('GET', `/puzzles/${id}`);
  await visitor.api('GET', '/rankings');
}

async function people(actor) {
  const { visitor } = actor;
  visitor.cookie = undefined;
  const body = { name: `Memory ${process.pid} ${++number}`, password: 'eleven quiet herons' };
  await visitor.api('POST', '/accounts', { body, wanted: [201] });
  await visitor.api('DELETE', '/session', { wanted: [200, 204] });
  await visitor.api('POST', '/session', { body });
}

/** Plays at once what takes a minute: refused by the clock, after all of it was checked. */
async function solves(actor) {
  const { visitor } = actor;
  if (visitor.cookie === undefined) await people(actor);
  const { json } = await visitor.api('GET', '/puzzles?size=10&colors=bw&limit=40');
  const { id } = json.puzzles[Math.floor(Math.random() * json.puzzles.length)];
  const { json: detail } = await visitor.api('GET', `/puzzles/${id}`);
  const known = parts.playable(detail.blind);
  if (known === undefined) return;
  const kept = parts.playedParts(known, `${Math.random()}`, 500);
  const { json: game } = await visitor.api('POST', '/games', {
    body: { puzzle: id, given: detail.given },
  });
  let { revision } = game;
  for (const { moves, elapsed, record } of kept) {
    const body = { record, moves, elapsed, revision, device: 'here' };
    const { json: next } = await visitor.api('PUT', `/games/${game.id}`, { body });
    revision = next.revision;
  }
  const body = { record: kept.at(-1).record };
  await visitor.api('POST', `/games/${game.id}/solve`, { body, wanted: [200, 409, 422] });
}

async function engine({ visitor }) {
  const body = Buffer.from(parts.encodeRecord(parts.uniquePicture(`${Math.random()}`)));
  for (const call of ENGINE) {
    await visitor.api('POST', `/${call}`, { body, type: 'application/octet-stream' });
  }
}

function mixed(actor) {
  const acts = [pages, calls, people, solves, engine];
  return acts[Math.floor(Math.random() * acts.length)](actor);
}
