/**
 * In a clone of the repository the pages are built when they are first played on, and again once
 * their sources have changed. A published program has its pages beside it and comes here never.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of a clone, as seen from the program's bundle. */
const ROOT = '../../../';

/** The name of the clone's own manifest. */
const NAME = 'nonokit-workspace';

/**
 * Builds the pages of the clone that holds the program's bundle, if any; what the build prints goes
 * to standard error. A build that fails leaves the pages as they were.
 */
export async function buildPagesInClone(bundle: URL): Promise<void> {
  const manifest = fileURLToPath(new URL(`${ROOT}package.json`, bundle));
  const script = fileURLToPath(new URL(`${ROOT}scripts/build.mjs`, bundle));
  if (!existsSync(manifest) || !existsSync(script)) return;
  // another package may be in the place where a clone has its scripts
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name?: unknown };
  if (name !== NAME) return;
  const child = spawn(process.execPath, [script, 'site-pages'], { stdio: ['ignore', 2, 2] });
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
}
