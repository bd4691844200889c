/**
 * Prepares the packages for npm: `release/nonokit`, the library, `release/cli`, the program, and
 * `release/site`, the server of the site (`nonokit-site`).
 *
 *     npm run release:dry                              build, stage, show what would be published
 *     node tools/release/release.mjs --json            the same as JSON, without building
 *     node tools/release/release.mjs --out FOLDER      stage there instead of in release/
 *     node tools/release/release.mjs --only site       only this package; may be repeated
 *     node tools/release/release.mjs --version 0.2.0   write a version everywhere; commit it
 *
 * Nothing here publishes. After a look at the staged folders: `npm publish release/cli` and then
 * `npm publish release/nonokit`, since the library's command fetches the program; `release/site`
 * whenever.
 */
import { parseArgs } from 'node:util';
import { packed } from './pack.mjs';
import { writeReport } from './report.mjs';
import { STAGED, stage } from './stage.mjs';
import { setVersion } from './versions.mjs';

const { values } = parseArgs({
  options: {
    version: { type: 'string' },
    out: { type: 'string', default: 'release' },
    only: { type: 'string', multiple: true, default: STAGED },
    json: { type: 'boolean', default: false },
  },
});

if (values.version !== undefined) setVersion(values.version);
else {
  const packages = stage(values.out, values.only).map(packed);
  console.log(values.json ? JSON.stringify(packages) : packages.map(writeReport).join('\n\n'));
}
