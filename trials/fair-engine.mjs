/**
 * One guest, ten and a hundred attack the engine from addresses of their own, each at the highest
 * allowed rate with a puzzle of 351 bytes that takes all the time there is. Meanwhile other people
 * ask for hints, publish puzzles and look at their previews and PDF files. The report tells how
 * long they waited, what they were refused, and whether anything of the attack is left afterwards.
 *
 *     npm run build && node trials/fair-engine.mjs [--seconds 300] [--addresses 0,1,10,100]
 *         [--database both|sqlite|postgres]
 *
 * Attackers, people and the server share the machine. The addresses are 127.0.0.0/8, as on Linux.
 */
import { setMaxListeners } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keep, machine, printer } from '../bench/measure.mjs';
import { bundleEntry } from '../scripts/bundle.mjs';
import { attack } from './fair-engine/attack.mjs';
import { createPeople, KINDS } from './fair-engine/people.mjs';
import { processFacts } from './fair-engine/process-facts.mjs';
import { startServer, wait } from './soak/server.mjs';

const RESULTS = new URL('results/', import.meta.url);
/** How long people use the server before the attack: one that just started is slower. */
const BEFORE_SECONDS = 20;
/** How long an attack may go on in the server after its end: one job and those that wait. */
const AFTERWARDS_MS = 20_000;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    addresses: { type: 'string', default: '0,1,10,100' },
    database: { type: 'string', default: 'both' },
  },
});
const parts = await import(await bundleEntry(new URL('./soak/parts.ts', import.meta.url)));
const seconds = Number(values.seconds);
const { lines, print } = printer();
const faults = [];

print(
  `| database | addresses | ${KINDS.map((kind) => `${kind}, p50 / p99 ms`).join(' | ')} | refused |`,
);
print(`|---|---|${KINDS.map(() => '---|').join('')}---|`);
const facts = [];
for (const name of values.database === 'both' ? ['sqlite', 'postgres'] : [values.database]) {
  for (const addresses of values.addresses.split(',').map(Number)) await run(name, addresses);
}
print('');
for (const fact of facts) print(fact);
print('');
print(faults.length === 0 ? 'No fault.' : faults.map((fault) => `- FAULT: ${fault}`).join('\n'));
const command = ['node trials/fair-engine.mjs', ...process.argv.slice(2)].join(' ');
keep('fair-engine', command, lines, RESULTS);
process.exitCode = faults.length === 0 ? 0 : 1;

async function run(name, addresses) {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-fair-'));
  mkdirSync(join(folder, 'empty'));
  const postgres = name === 'postgres' ? await parts.startPostgres() : undefined;
  const base = `http://localhost:${await parts.freePort()}`;
  const database = postgres?.url ?? `sqlite:${join(folder, 'site.db')}`;
  const settings = { threads: 2, database, data: folder, catalogue: join(folder, 'empty') };
  const server = await startServer({ base, log: join(folder, 'log'), settings });
  try {
    const people = await createPeople(base, parts);
    await parts.letIn(database);
    await people.live(endAfter(BEFORE_SECONDS));
    people.forget();
    const watch = processFacts(server.pid);
    const end = endAfter(seconds);
    const load = machine();
    const [attacked] = await Promise.all([
      attack(base, addresses, end),
      people.live(end),
      watch.until(end),
    ]);
    const during = watch.cpu();
    await wait(AFTERWARDS_MS);
    const left = await watch.rest();
    report({ name, addresses, times: people.times, refusals: people.refusals, attacked });
    facts.push(
      `- ${name}, ${addresses}: CPU of the server ${during.toFixed(2)} cores, memory at most ` +
        `${watch.most()} MB; attack: ${JSON.stringify(attacked)}; afterwards ` +
        `${left.toFixed(2)} cores; ${load}`,
    );
    if (left > 0.2) faults.push(`${name}, ${addresses}: the server works on after the attack`);
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => (server.exitCode === null ? server.once('exit', done) : done()));
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

function endAfter(seconds) {
  const end = AbortSignal.timeout(seconds * 1000);
  setMaxListeners(0, end);
  return end;
}

function report({ name, addresses, times, refusals }) {
  const row = KINDS.map((kind) => {
    const { p50, p99, count } = quantiles(times[kind]);
    return `${p50} / ${p99} (${count})`;
  });
  const refused = Object.entries(refusals).map(([what, count]) => `${what}: ${count}`);
  print(`| ${name} | ${addresses} | ${row.join(' | ')} | ${refused.join(', ') || 'none'} |`);
  if (quantiles(times.hint).p99 > 1000) faults.push(`${name}, ${addresses}: a hint takes too long`);
  if (quantiles(times.publish).p99 > 3000) {
    faults.push(`${name}, ${addresses}: publishing takes too long`);
  }
  if (refused.length > 0) faults.push(`${name}, ${addresses}: others were refused`);
}

function quantiles(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), count: sorted.length };
}
