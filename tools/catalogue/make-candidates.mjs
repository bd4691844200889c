/**
 * Makes candidates: one puzzle for each line of a plan, kept in a cache so that a run that was
 * stopped goes on where it was. The plan is read from standard input, one wish a line.
 *
 *     npm run build && node tools/catalogue/plan.mjs WAVE | \
 *         nice -n 15 node tools/catalogue/make-candidates.mjs [--part 1/2]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cached, keep } from './cache.mjs';
import { makeCandidate } from './candidate.mjs';
import { makeKey } from './wish.mjs';

const { values } = parseArgs({
  options: { part: { type: 'string', default: '1/1' }, name: { type: 'string', default: 'part' } },
});
const [part, parts] = values.part.split('/').map(Number);
const done = cached();
const wishes = readFileSync(0, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter((wish, at) => at % parts === part - 1 && !done.has(makeKey(wish)));
const file = `${values.name}-${part}-of-${parts}`;
const began = process.cpuUsage();
let made = 0;
for (const wish of wishes) {
  const candidate = await makeCandidate(wish);
  keep(file, candidate);
  made++;
  if (made % 50 === 0 || made === wishes.length) tell();
}

function tell() {
  const { user, system } = process.cpuUsage(began);
  const seconds = (user + system) / 1e6;
  const each = (seconds / made).toFixed(2);
  console.error(`${made} of ${wishes.length}, ${seconds.toFixed(0)} s of CPU, ${each} s each`);
}
