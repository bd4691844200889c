/**
 * Builds before the tests, unless NONOKIT_BUILT says that what is checked out has just been built,
 * as CI does after its installation.
 */
import { spawnSync } from 'node:child_process';

if (process.env['NONOKIT_BUILT'] === undefined) {
  const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
