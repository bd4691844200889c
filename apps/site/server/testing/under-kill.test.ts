/**
 * Servers that are killed under load lose nothing that they acknowledged. This is the short form;
 * `bench/site-kill.mjs` kills fifty times on each database.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { survive } from './under-kill/survive.js';

const program = fileURLToPath(new URL('../../dist-server/main.js', import.meta.url));

it('loses nothing, signs nobody out, and does nothing twice', async () => {
  expect(existsSync(program), 'the server is not built: npm run build').toBe(true);
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-kill-'));
  const { wrong, ledger, solves } = await survive({
    ...{ database: `sqlite:${join(folder, 'site.db')}`, folder, program },
    ...{ processes: 1, kills: 2, players: 6, seed: 'test' },
  });
  rmSync(folder, { recursive: true });
  expect(wrong).toEqual([]);
  expect(ledger.acknowledged).toBeGreaterThan(10);
  expect(solves).toBeGreaterThan(0);
});
