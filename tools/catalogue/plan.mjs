/**
 * Plans: which icons to try, in waves, those that are likely to be good first. Prints one wish a
 * line; `make-candidates.mjs` reads them.
 *
 *     node tools/catalogue/plan.mjs WAVE
 */
import { WAVES } from './waves.mjs';

const wave = WAVES[process.argv[2] ?? ''];
if (wave === undefined) throw new Error(`the waves are ${Object.keys(WAVES).join(', ')}`);
for (const wish of wave()) console.log(JSON.stringify(wish));
