/**
 * `npm run dev`: the site from its sources, with hot reload, at once.
 *
 *     node apps/site/dev/main.mjs [--port 5173] [--fresh]
 *
 * `--fresh` makes the database of examples again.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { devFolder } from './config.mjs';
import { startDev } from './server.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    fresh: { type: 'boolean', default: false },
  },
});

if (values.fresh) rmSync(devFolder, { recursive: true, force: true });
const began = performance.now();
const dev = await startDev({ port: Number(values.port) });
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`The site is at ${dev.address} (ready in ${seconds} s)`);
console.log(`In Russian: ${dev.address}ru/   the pages of files: ${dev.address}index.html`);
console.log(`Signed in:  ${dev.address}dev/sign-in?as=Anna   (Boris, Vera, Gleb; Olga runs it)`);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => void dev.close().then(() => process.exit(0)));
}
