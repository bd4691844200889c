/** A change is answered once it is on the disk, and no other request waits for that. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { LogOnDisk } from '../storage/log-on-disk.js';
import { testSite } from '../testing/test-site.js';

const folder = await mkdtemp(join(tmpdir(), 'nonokit-on-disk-'));
const test = await testSite({ database: `sqlite:${join(folder, 'site.sqlite')}` });
const person = await test.person('Patient');
afterAll(async () => {
  vi.restoreAllMocks();
  await test.close();
  await rm(folder, { recursive: true });
});

const sync = vi.spyOn(test.site.storage.logOnDisk as LogOnDisk, 'sync');
const change = (about: string) => test.ask('PATCH', '/api/v1/me', { as: person, body: { about } });
const about = async () =>
  (await test.site.db.selectFrom('person').select('about').executeTakeFirst())?.about;

it('a change is answered once it is on disk, and other requests are answered before', async () => {
  let isOnDisk = false;
  let done: () => void = () => undefined;
  sync.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      done = resolve;
    });
    isOnDisk = true;
  });
  const answer = change('slowly').then(({ status }) => [status, isOnDisk]);
  await expect.poll(about).toBe('slowly');
  // another change has a disk that answers at once
  sync.mockResolvedValueOnce();
  expect((await change('quickly')).status).toBe(200);
  const calls = sync.mock.calls.length;
  expect((await test.ask('GET', '/api/v1/me', { as: person })).status).toBe(200);
  expect(sync).toHaveBeenCalledTimes(calls);
  expect(isOnDisk).toBe(false);
  done();
  expect(await answer).toEqual([200, true]);
});

it.each([
  ['EIO', 'database-gone'],
  ['ENOSPC', 'database-full'],
])('a change is not confirmed if the disk reports %s', async (code, problem) => {
  sync.mockRejectedValueOnce(Object.assign(new Error('as asked'), { code }));
  const refused = await change('never');
  expect([refused.status, (await refused.json()).code]).toEqual([503, problem]);
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await change('again')).status).toBe(200);
});
