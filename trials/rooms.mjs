/**
 * Rooms in which several hands paint on one board: how soon a stroke is seen by the others, and
 * whether anything acknowledged is lost when the servers are killed with SIGKILL meanwhile.
 *
 *     npm run build
 *     node trials/rooms.mjs [--kills 20] [--rooms 50] [--seconds 120] [--every 1000] [--seed 1]
 *         [--database sqlite|postgres]
 *
 * With SQLite one process; with PostgreSQL first one and then two that share the database, with
 * two hands of each room at either. Hands and servers share the machine. What is checked:
 * apps/site/server/testing/under-kill/rooms.ts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keep, printer } from '../bench/measure.mjs';
import { bundleEntry } from '../scripts/bundle.mjs';

const RESULTS = new URL('results/', import.meta.url);

/** Hands of a room. */
const HANDS = 4;

/** Rooms in which servers are killed, and the pause between two strokes of a hand there. */
const KILLED = { rooms: 5, everyMs: 200 };

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    rooms: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '120' },
    every: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
});
const { measureRooms, surviveRooms, startPostgres } = await import(
  await bundleEntry(new URL('./rooms/rooms.ts', import.meta.url))
);
const program = fileURLToPath(new URL('../apps/site/dist-server/main.js', import.meta.url));
const { lines, print } = printer();

const sites = [
  { database: 'sqlite', processes: 1 },
  { database: 'postgres', processes: 1 },
  { database: 'postgres', processes: 2 },
].filter(({ database }) => values.database === undefined || values.database === database);

print(
  `${values.rooms} rooms of ${HANDS} hands for ${values.seconds} s, a stroke of each hand about`,
);
print(`every ${values.every} ms; milliseconds until another hand has the stroke:`);
print('');
print('| database | processes | strokes | seen | median | p99 | most |');
print('|---|---|---|---|---|---|---|');
for (const site of sites) await row(site, load);
if (values.kills !== '0') {
  print('');
  print(`${values.kills} kills while ${KILLED.rooms} rooms of ${HANDS} hands are played in:`);
  print('');
  print('| database | processes | killed | acknowledged | sent later | wrong |');
  print('|---|---|---|---|---|---|');
  for (const site of sites) await row(site, kill);
}
const command = ['node trials/rooms.mjs', ...process.argv.slice(2)].join(' ');
if (values.database === undefined) keep('rooms', command, lines, RESULTS);

/** One site, with a database of its own. */
async function row({ database, processes }, trial) {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-rooms-'));
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const url = postgres?.url ?? `sqlite:${join(folder, 'site.db')}`;
  const site = { database: url, folder, program, processes, hands: HANDS, seed: values.seed };
  try {
    const { wrong, numbers } = await trial(site);
    print(`| ${database} | ${processes} | ${numbers.join(' | ')} |`);
    for (const sentence of wrong) print(`WRONG: ${sentence}`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

async function load(site) {
  const run = { ...site, rooms: Number(values.rooms), everyMs: Number(values.every) };
  const { wrong, strokes, seenMs } = await measureRooms(run, Number(values.seconds));
  const sorted = [...seenMs].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { wrong, numbers: [strokes, seenMs.length, at(0.5), at(0.99), at(1)] };
}

async function kill(site) {
  const progress = (text) => console.error(text);
  const run = { ...site, ...KILLED };
  const survived = await surviveRooms(run, Number(values.kills), progress);
  const { wrong, killed, acknowledged, sentAgain } = survived;
  return { wrong, numbers: [killed, acknowledged, sentAgain, wrong.length] };
}
