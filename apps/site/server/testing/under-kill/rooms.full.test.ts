/**
 * A room whose server is killed while two hands paint: nothing acknowledged is lost, and the boards
 * agree. `trials/rooms.mjs` kills twenty times, on both databases, with one process and two.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { surviveRooms } from './rooms.js';

const program = fileURLToPath(new URL('../../../dist-server/main.js', import.meta.url));

it('a room outlives its server', { timeout: 300_000 }, async () => {
  expect(existsSync(program), 'the server is not built: npm run build').toBe(true);
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-rooms-'));
  const run = {
    database: `sqlite:${join(folder, 'site.db')}`,
    folder,
    program,
    processes: 1,
    rooms: 1,
    hands: 2,
    everyMs: 100,
    seed: 'test',
  };
  const { wrong, killed, acknowledged } = await surviveRooms(run, 1);
  rmSync(folder, { recursive: true });
  expect(wrong).toEqual([]);
  expect(killed).toBe(1);
  expect(acknowledged).toBeGreaterThan(5);
});
