/**
 * Builds what is asked for and what that needs, unless it was built from the same content before:
 *
 *     node scripts/build.mjs program            the program nonokit
 *     node scripts/build.mjs site library       the puzzle site, and the library without its types
 *     node scripts/build.mjs --list             all targets
 *
 * `build/targets.mjs` lists the targets. Each one that is built prints a line.
 */
import { builder } from './build/builder.mjs';
import { TARGETS } from './build/targets.mjs';

const names = process.argv.slice(2);
if (names.length === 0 || names.includes('--list')) {
  for (const [name, { title }] of Object.entries(TARGETS)) console.log(name.padEnd(14), title);
} else {
  process.exitCode = await builder(TARGETS)(names);
}
