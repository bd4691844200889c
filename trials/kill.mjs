/**
 * Kills the site's server with SIGKILL under load and checks that nothing is lost that it had
 * acknowledged, nobody is signed out, and nothing is counted or done twice.
 *
 *     npm run build && node trials/kill.mjs [--kills 50] [--players 12] [--seed 1]
 *         [--database sqlite|postgres]
 *
 * With SQLite one process; with PostgreSQL first one and then two that share the database. The
 * PostgreSQL server is one of its own. The clock of the site runs sixty times as fast as ours, so
 * that games end within seconds. What is checked: apps/site/server/testing/under-kill.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keep, printer } from '../bench/measure.mjs';
import { bundleEntry } from '../scripts/bundle.mjs';

const RESULTS = new URL('results/', import.meta.url);

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    players: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
});
const { survive, startPostgres } = await import(
  await bundleEntry(new URL('./kill/kill.ts', import.meta.url))
);
const program = fileURLToPath(new URL('../apps/site/dist-server/main.js', import.meta.url));
const { lines, print } = printer();

const runs = [
  { database: 'sqlite', processes: 1 },
  { database: 'postgres', processes: 1 },
  { database: 'postgres', processes: 2 },
].filter(({ database }) => values.database === undefined || values.database === database);
print('| database | processes | killed | before serving | people | acknowledged | unanswered |');
print('|---|---|---|---|---|---|---|');
const facts = [];
for (const run of runs) facts.push(await row(run));
print('');
for (const fact of facts) print(fact);
const command = ['node trials/kill.mjs', ...process.argv.slice(2)].join(' ');
if (values.database === undefined) keep('kill', command, lines, RESULTS);

/** One database, killed again and again. */
async function row({ database, processes }) {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-kill-'));
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const start = performance.now();
  try {
    const { wrong, ledger, ...counts } = await survive({
      database: postgres?.url ?? `sqlite:${join(folder, 'site.db')}`,
      folder,
      program,
      processes,
      seed: values.seed,
      kills: Number(values.kills),
      players: Number(values.players),
      progress: (text) => console.error(text),
    });
    const { killed, early, people } = counts;
    const numbers = [killed, early, people, ledger.acknowledged, ledger.unanswered];
    print(`| ${database} | ${processes} | ${numbers.join(' | ')} |`);
    for (const sentence of wrong) print(`WRONG: ${sentence}`);
    if (wrong.length > 0) process.exitCode = 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    return (
      `- ${database}, ${processes}: ${ledger.compared} comparisons of acknowledged facts with the ` +
      `database, ${counts.solves} solves, ${counts.jobs} of them rated, ` +
      `${wrong.length} things wrong; ${seconds} s`
    );
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}
