/**
 * Draws the pictures of `docs/draw.md` again, with the commands on that page: every line that
 * begins with "npx nonokit draw" and writes into `docs/pictures`. Needs `npm run build`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const program = fileURLToPath(new URL('apps/cli/bin/nonokit.js', root));
const page = readFileSync(new URL('docs/draw.md', root), 'utf8');

for (const [line] of page.matchAll(/^ {4}npx nonokit draw .*-o docs\/pictures\/.*$/gm)) {
  const args = line.trim().split(' ').slice(2);
  const { status } = spawnSync(process.execPath, [program, ...args, '--force', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`status ${status}: ${line.trim()}`);
  console.log(line.trim());
}
