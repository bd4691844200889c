/**
 * The arena: time of an instance and of a judged step, and that a seed gives the same puzzle in
 * another process. Steps are those of a program that knows the answer and takes cells in order.
 *
 *     node bench/arena.mjs --instances 20000 --size 10
 *
 * It prints one line of JSON; with `--hash` only the hash of all instances.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { solve } from 'nonokit';
import { createInstance } from 'nonokit/arena';

const { values } = parseArgs({
  options: {
    instances: { type: 'string', default: '20000' },
    size: { type: 'string', default: '10' },
    steps: { type: 'string', default: '10000' },
    hash: { type: 'boolean', default: false },
  },
});
const count = Number(values.instances);
const width = Number(values.size);

/** The processor time of this process in milliseconds. */
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The hash of all instances, in order. */
function hashInstances() {
  const hash = createHash('sha256');
  for (let seed = 0; seed < count; seed++) {
    const { rows, columns } = createInstance(seed, { width });
    hash.update(`${rows.join('/')} ${columns.join('/')}\n`);
  }
  return hash.digest('hex');
}

const begun = cpu();
const hash = hashInstances();
const made = cpu() - begun;
if (values.hash) {
  process.stdout.write(hash);
} else {
  const args = ['--hash', '--instances', values.instances, '--size', values.size];
  const other = execFileSync(process.execPath, [fileURLToPath(import.meta.url), ...args]);
  const verdicts = { follows: 0, leap: 0 };
  const times = [];
  for (let seed = 0; times.length < Number(values.steps); seed++) {
    const instance = createInstance(seed, { width });
    const { cells } = solve(instance.clues).solution;
    const episode = instance.begin();
    for (let at = 0; !episode.isDone; at++) {
      const claim = { row: Math.floor(at / width), column: at % width, color: cells[at] };
      const since = performance.now();
      const { kind } = episode.claim(claim);
      times.push(performance.now() - since);
      if (kind in verdicts) verdicts[kind]++;
    }
  }
  times.sort((a, b) => a - b);
  const at = (share) => Number(times[Math.floor(share * (times.length - 1))].toFixed(4));
  console.log(
    JSON.stringify({
      size: `${width}x${width}`,
      instances: count,
      sameTwice: other.toString() === hash,
      msPerInstance: Number((made / count).toFixed(3)),
      steps: times.length,
      verdicts,
      stepMs: { p50: at(0.5), p99: at(0.99), max: at(1) },
    }),
  );
}
