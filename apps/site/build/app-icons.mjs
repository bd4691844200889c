/**
 * Draws the icons of the installed app, `public/icon-*.png`, from `public/icon.svg` with the
 * rasteriser of the library. Run it after a change of that picture:
 * `node apps/site/build/app-icons.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const SIZES = [192, 512];

const publicFile = (name) => new URL(`../public/${name}`, import.meta.url);
const require = createRequire(import.meta.url);
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));

const svg = readFileSync(publicFile('icon.svg'), 'utf8');
// systems cut maskable icons into shapes: no round corners, and the mark within the inner 80 %
const maskable = svg
  .replace('viewBox="-3 -3 32 32"', 'viewBox="-9 -9 44 44"')
  .replace(
    '<rect x="-3" y="-3" width="32" height="32" rx="6"',
    '<rect x="-9" y="-9" width="44" height="44"',
  );
if (maskable.split('-9').length !== 5) throw new Error('icon.svg has another frame than expected');

for (const size of SIZES) {
  for (const [name, picture] of Object.entries({ icon: svg, 'icon-maskable': maskable })) {
    const png = new Resvg(picture, { fitTo: { mode: 'width', value: size } }).render().asPng();
    writeFileSync(publicFile(`${name}-${size}.png`), png);
  }
}
