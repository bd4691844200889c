/** The test of servers that are killed under load, for several strengths. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Ordeal, survive } from './survive.js';

const program = fileURLToPath(new URL('../../../dist-server/main.js', import.meta.url));

/** Declares the test, with a number of kills and of players. */
export function killed(ordeal: Pick<Ordeal, 'kills' | 'players'>): void {
  it('loses nothing, signs nobody out, and does nothing twice', { timeout: 300_000 }, async () => {
    expect(existsSync(program), 'the server is not built: npm run build').toBe(true);
    const folder = mkdtempSync(join(tmpdir(), 'nonokit-kill-'));
    const { wrong, ledger, solves } = await survive({
      database: `sqlite:${join(folder, 'site.db')}`,
      folder,
      program,
      processes: 1,
      seed: 'test',
      ...ordeal,
    });
    rmSync(folder, { recursive: true });
    expect(wrong).toEqual([]);
    expect(ledger.acknowledged).toBeGreaterThan(10);
    expect(solves).toBeGreaterThan(0);
  });
}
