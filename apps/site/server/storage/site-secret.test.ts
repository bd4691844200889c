/** Tokens of the site: believed as they were signed, and in no other form. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSite, testSite } from '../testing/test-site.js';
import { signed, siteSecret, unsigned } from './site-secret.js';

describe('signed and unsigned', () => {
  let test: TestSite;
  let other: TestSite;
  beforeAll(async () => {
    test = await testSite();
    other = await testSite();
  });
  afterAll(() => Promise.all([test.close(), other.close()]));

  it('give a text back that the site signed', async () => {
    for (const text of ['', 'given:a:1:2', 'дерево 🌲']) {
      expect(await unsigned(test.site, await signed(test.site, text))).toBe(text);
    }
  });

  it('believe no token that was changed, cut, extended or signed elsewhere', async () => {
    const token = await signed(test.site, 'given:a:1:2');
    const [, signature] = token.split('.');
    const wrong = [
      '',
      '.',
      token.slice(0, -2),
      `${token}.x`,
      `${Buffer.from('given:a:1:1').toString('base64url')}.${signature}`,
      await signed(other.site, 'given:a:1:2'),
    ];
    for (const each of wrong) expect(await unsigned(test.site, each), each).toBeUndefined();
  });

  it('use one secret of 256 bits, which stays', async () => {
    const [a, b] = await Promise.all([siteSecret(test.site), siteSecret(test.site)]);
    expect(a.equals(b)).toBe(true);
    expect(a).toHaveLength(32);
    const rows = await test.site.db.selectFrom('site_state').selectAll().execute();
    expect(rows).toHaveLength(1);
  });
});
