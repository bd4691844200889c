/** Builds the site before its first start, where the installation has not: see prepare.mjs. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const steps = ['scripts/build-engine.mjs', 'apps/site/build/build.mjs'];

if (!existsSync(new URL('../apps/site/dist-server/main.js', import.meta.url))) {
  console.log('The site is built, once. On a small machine this takes some minutes.');
  for (const step of steps) execFileSync(process.execPath, [step], { cwd: root, stdio: 'inherit' });
}
