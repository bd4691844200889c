/**
 * Builds everything after an installation. With little memory it does not: npm itself takes most of
 * half a gigabyte then, and `npm start` builds the site, which is all that a small server needs.
 */
import { spawnSync } from 'node:child_process';
import { memoryBytes } from './memory.mjs';

/** Less is not enough for the types of the library beside npm. */
const ENOUGH = 1e9;

if (memoryBytes() < ENOUGH) {
  console.log('Little memory: nothing is built now. "npm start" builds the site.');
} else {
  const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
