/**
 * All tests, also those that `npm run check` leaves out because they install packages, take minutes
 * or need what few have (`*.full.test.ts`; CONTRIBUTING.md says which and why):
 *
 *     npm run check:all
 *     node scripts/check-all.mjs PATH ...    only these files, in the Node that runs this
 *
 * Then the tests without browsers run again in each other Node of tools/nodes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NODES = ['node-20', 'node-22', 'node-24'].map((name) =>
  join(root, 'tools/nodes/node_modules', name, 'bin/node'),
);
/** The projects of vitest.config.ts that need no browser. */
const WITHOUT_BROWSER = ['pure', 'code', 'cli', 'server'].flatMap((name) => ['--project', name]);

const asked = process.argv.slice(2);
test(process.execPath, asked);
if (asked.length === 0) for (const node of NODES.filter(existsSync)) test(node, WITHOUT_BROWSER);

/** Runs tests; ends with their status if they fail. */
function test(node, args) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, NONOKIT_FULL: '1' };
  const { status } = spawnSync(node, [vitest, 'run', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
