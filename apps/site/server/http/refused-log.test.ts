/** The log names who was refused what, and no secret. */
import { expect, it, vi } from 'vitest';
import { changeOwnerSettings } from '../site/index.js';
import { testSite } from '../testing/test-site.js';

it('the log omits the invitation in an address', async () => {
  const { site, ask, close } = await testSite();
  const info = vi.spyOn(site.log, 'info');
  const headers = { Origin: 'https://evil.example' };
  for (const path of ['/welcome/hunter2', '/ru/welcome/hunter2', '/settings']) {
    expect((await ask('POST', path, { headers })).status).toBe(403);
  }
  const paths = info.mock.calls.map(([facts]) => (facts as { readonly path?: unknown }).path);
  expect(paths).toEqual(['/welcome/…', '/ru/welcome/…', '/settings']);
  expect(JSON.stringify(info.mock.calls)).not.toContain('hunter2');
  info.mockRestore();
  await close();
});

it('the log has ten lines a minute of a refusal, and the number of the others', async () => {
  const { site, ask, clock, close } = await testSite();
  const info = vi.spyOn(site.log, 'info');
  const refuse = () => ask('POST', '/settings', { headers: { Origin: 'https://evil.example' } });
  for (let k = 0; k < 25; k++) expect((await refuse()).status).toBe(403);
  expect(info).toHaveBeenCalledTimes(10);
  // another refusal is logged all the while
  await ask('GET', '/api/v1/me/sessions');
  expect(info).toHaveBeenCalledTimes(11);
  clock.now += 60_000;
  await refuse();
  expect(info.mock.calls[11]).toEqual([
    { code: 'foreign-origin', more: 15, from: '2026-11-22T12:00:00.000Z' },
    'refusals without a line',
  ]);
  expect(info).toHaveBeenCalledTimes(13);
  info.mockRestore();
  await close();
});

it('the log has addresses, unless the owner keeps none', async () => {
  const { site, ask, close } = await testSite();
  const info = vi.spyOn(site.log, 'info');
  const refuse = () => ask('GET', '/api/v1/me/sessions');
  await refuse();
  await changeOwnerSettings(site, { logDays: 0 });
  await refuse();
  const addresses = info.mock.calls.map(
    ([facts]) => (facts as { readonly address?: unknown }).address,
  );
  expect(addresses).toEqual([expect.any(String), undefined]);
  info.mockRestore();
  await close();
});
