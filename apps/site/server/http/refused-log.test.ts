/** The log names who was refused what, and no secret. */
import { expect, it, vi } from 'vitest';
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
