/**
 * Faults of the machine under a site that runs, with scripted people on it: the disk of PostgreSQL
 * is full (of other files, or of its own log) or cannot be read, every write takes long, the
 * clock is set forward and back, a backup is made and restored.
 * Reports the answers before, during and after, and what is wrong with the database.
 * Some of the people keep books: what was acknowledged has to be there, and nothing refused may be.
 *
 *     npm run build && node trials/faults.mjs [--seconds 40]
 *         [--only full|log|slow|clock|reading|backup] [--database sqlite|postgres]
 *
 * For root on Linux. `slow` and `reading` need gcc, `clock` libfaketime.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { Notes } from './soak/asker.mjs';
import { populate } from './soak/people.mjs';
import { createWorld, PROGRAM, startServer, wait } from './soak/server.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    database: { type: 'string' },
    seconds: { type: 'string', default: '40' },
  },
});
const SECONDS = Number(values.seconds);
const parts = await import(await bundleEntry(new URL('./soak/parts.ts', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'nonokit-faults-'));
// PostgreSQL runs as another user
chmodSync(folder, 0o755);

/** How many people keep books. */
const BOOKKEEPERS = 6;

/** A site with people on it. Ended by `close`, which returns what is wrong with the database. */
async function openSite({ name, database, env = {} }) {
  const base = `http://127.0.0.1:${await parts.freePort()}`;
  const data = join(folder, name);
  mkdirSync(data, { recursive: true });
  const log = join(data, 'server.log');
  const url = database ?? `sqlite:${join(data, 'site.db')}`;
  const settings = { database: url, data, proxies: 1, limits: 1000 };
  const child = await startServer({ base, log, settings, env });
  const notes = new Notes(join(data, 'faults.jsonl'));
  const end = new AbortController();
  const world = createWorld({ base, notes, parts, end: end.signal, crowd: 1 });
  // faults are short: people come at once, think little and come again soon
  const lives = populate({ ...world, haste: 8, isStaying: true });
  const books = await parts.bookkeepers(base, BOOKKEEPERS);
  return {
    base,
    url,
    data,
    child,
    world,
    notes,
    /** Lets people use the site, and returns the answers that they got. */
    async phase(what) {
      const before = new Map(notes.statuses);
      const { acknowledged, declined, unanswered } = books.ledger;
      notes.slowest.length = 0;
      await wait(1000 * SECONDS);
      const classes = {};
      for (const [kind, count] of notes.statuses) {
        const status = kind.split(' ').at(-1);
        classes[status] = (classes[status] ?? 0) + count - (before.get(kind) ?? 0);
      }
      const worst = notes.slowest[0];
      console.log(`${name}, ${what}: ${JSON.stringify(classes)}, slowest ${worst?.ms} ms`);
      console.log(`  (${worst?.what}); not as it should be so far: ${notes.faults}`);
      const more = books.ledger.acknowledged - acknowledged;
      const less = books.ledger.declined - declined;
      const open = books.ledger.unanswered - unanswered;
      console.log(`  in the books: ${more} acknowledged, ${less} declined (503), ${open} unknown`);
    },
    async close() {
      end.abort();
      await lives;
      const wrong = await books.compare(url);
      const { acknowledged, compared } = books.ledger;
      console.log(
        `${name}: ${acknowledged} acknowledged, ${compared} facts compared with the books`,
      );
      console.log(`${name}: wrong by the books: ${JSON.stringify(wrong.slice(0, 10))}`);
      console.log(`${name}: ${JSON.stringify(world.played)}`);
      console.log(`${name}: wrong counts: ${JSON.stringify(await parts.wrongIn(url))}`);
      child.kill('SIGTERM');
      await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done()));
      console.log(`${name}: the server ended with ${child.exitCode}; see ${data}`);
    },
  };
}

/** PostgreSQL on a disk of its own that fills up. */
async function full() {
  const { postgres, umount, disk } = await onOwnDisk(400);
  const site = await openSite({ name: 'full', database: postgres.url });
  try {
    await site.phase('before');
    spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'fill')}`, 'bs=64k'], { stdio: 'ignore' });
    await site.phase('full');
    rmSync(join(disk, 'fill'));
    const lives = await postgres.resume().then(
      () => 'had ended; started again',
      () => 'was running',
    );
    console.log(`full: PostgreSQL ${lives}`);
    await site.phase('after');
  } finally {
    await site.close();
    await postgres.stop();
    umount();
  }
}

/** PostgreSQL on a disk of its own, of some megabytes. */
async function onOwnDisk(megabytes) {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mount = (what, size) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', `${what}size=${size}m,mode=1777`, 'tmpfs', disk]);
  mount('', megabytes);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = disk;
  const postgres = await parts.startPostgres();
  process.env.TMPDIR = before ?? '/tmp';
  return {
    postgres,
    disk,
    resize: (size) => mount('remount,', size),
    umount() {
      execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    },
  };
}

function freeOn(disk) {
  return `${execFileSync('df', ['-k', '--output=avail', disk])}`.trim().split('\n').at(-1).trim();
}

/** PostgreSQL's own log fills its disk, and the disk grows later. */
async function log() {
  const { postgres, umount, resize, disk } = await onOwnDisk(300);
  const site = await openSite({ name: 'log', database: postgres.url });
  try {
    await site.phase('before');
    const said = await parts.fillLog(postgres.url);
    console.log(`log: ${freeOn(disk)} KB are free: ${said}`);
    await site.phase('full of the log');
    resize(900);
    const lives = await postgres.resume().then(
      () => 'had ended; started again',
      () => 'was running',
    );
    console.log(`log: the disk has grown; PostgreSQL ${lives}`);
    await site.phase('after');
  } finally {
    await site.close();
    await postgres.stop();
    umount();
  }
}

/** Every fsync takes 200 ms more; how many are answered is compared with a disk as it is. */
async function slow() {
  const library = built('slow-disk');
  for (const ms of ['0', '200']) {
    const env = { LD_PRELOAD: library, SLOW_DISK_MS: ms };
    await onDatabases(env, async (settings, kind) => {
      const site = await openSite({ name: `slow ${kind} ${ms}`, ...settings });
      await site.phase(`${ms} ms more, as people come`);
      await site.phase(`${ms} ms more`);
      await site.close();
    });
  }
}

/** A library that is preloaded to make a fault. */
function built(name) {
  const library = join(folder, `${name}.so`);
  const source = fileURLToPath(new URL(`./faults/${name}.c`, import.meta.url));
  execFileSync('gcc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']);
  return library;
}

/** Does something with each kind of database, whose processes get an environment of their own. */
async function onDatabases(env, run) {
  if (values.database !== 'postgres') await run({ env }, 'sqlite');
  if (values.database !== 'sqlite') await onPostgres(env, run);
}

async function onPostgres(env, run, own) {
  Object.assign(process.env, env);
  const postgres = await parts.startPostgres(own);
  for (const name of Object.keys(env)) delete process.env[name];
  await run({ database: postgres.url, env }, 'postgres');
  await postgres.stop();
}

/** The files of PostgreSQL cannot be read for a while, and are then read slowly. */
async function reading() {
  const told = join(folder, 'disk-now');
  writeFileSync(told, 'well');
  const env = {
    LD_PRELOAD: built('reading-disk'),
    BAD_DISK: told,
    BAD_DISK_PATH: '/base/',
    BAD_DISK_MS: '50',
  };
  const run = async (settings) => {
    const site = await openSite({ name: 'reading', ...settings });
    for (const mode of ['well', 'error', 'well', 'slow', 'well']) {
      writeFileSync(told, mode);
      await site.phase(`the disk reads: ${mode}`);
    }
    await site.close();
  };
  // few pages are kept, so that most are read
  await onPostgres(env, run, { shared_buffers: '1MB' });
}

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** The clock of the machine, as the server and its database see it, goes forward and back. */
async function clock() {
  const file = join(folder, 'clock-now');
  const set = (offset) => writeFileSync(file, `${offset}\n`);
  set('+0');
  const env = {
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_RESET: '1',
  };
  await onDatabases(env, async (settings, kind) => {
    const site = await openSite({ name: `clock ${kind}`, ...settings });
    const today = async () => {
      const { day } = await (await fetch(`${site.base}/api/v1/daily`)).json();
      return day;
    };
    for (const offset of ['+0', '+3d', '+0', '-2h', '+0', '+40d', '+0']) {
      set(offset);
      await site.phase(`clock ${offset}`);
      console.log(`  the day is ${await today().catch((error) => `${error}`)}`);
    }
    await site.close();
  });
}

/** A backup while people play, restored into an empty database of the other kind. */
async function backup() {
  const site = await openSite({ name: 'backup' });
  await site.phase('before');
  const file = join(folder, 'all.ndjson.gz');
  const before = await parts.rowsIn(site.url);
  console.log(run('backup', file, '--database', site.url));
  const after = await parts.rowsIn(site.url);
  await site.phase('after');
  await site.close();
  const postgres = await parts.startPostgres();
  for (const url of [`sqlite:${join(folder, 'restored.db')}`, postgres.url]) {
    console.log(run('restore', file, '--database', url));
    const rows = await parts.rowsIn(url);
    const wrong = await parts.wrongIn(url);
    console.log(`backup: rows before, restored, after: ${JSON.stringify([before, rows, after])}`);
    console.log(`backup: wrong counts: ${JSON.stringify(wrong)}`);
  }
  await postgres.stop();
}

/** Runs a command of the site; what it said. */
function run(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words]);
  return `${words[0]}: ${status} ${`${stdout}${stderr}`.trim().split('\n').at(-1)}`;
}

for (const [name, fault] of Object.entries({ full, log, slow, clock, reading, backup })) {
  if (values.only === undefined || values.only === name) await fault();
}
process.exit();
