/** Tokens of the site: believed as they were signed, and in no other form. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSite, testSite } from '../testing/test-site.js';
import { type SiteSecret, siteSecret } from './site-secret.js';

describe('signed and unsigned', () => {
  let test: TestSite;
  let other: TestSite;
  let secret: SiteSecret;
  beforeAll(async () => {
    test = await testSite();
    other = await testSite();
    secret = await siteSecret(test.site);
  });
  afterAll(() => Promise.all([test.close(), other.close()]));

  it('give a text back that the site signed', () => {
    for (const text of ['', 'given:a:1:2', 'дерево 🌲']) {
      expect(secret.unsigned(secret.signed(text))).toBe(text);
    }
  });

  it('believe no token that was changed, cut, extended or signed elsewhere', async () => {
    const token = secret.signed('given:a:1:2');
    const foreign = (await siteSecret(other.site)).signed('given:a:1:2');
    const changed = token.replace('a:1:2', 'a:1:1');
    for (const each of ['', '.', token.slice(0, -2), `${token}.x`, changed, foreign]) {
      expect(secret.unsigned(each), each).toBeUndefined();
    }
  });

  it('use one secret, which stays', async () => {
    const again = await siteSecret(test.site);
    expect(again.signed('a')).toBe(secret.signed('a'));
    const rows = await test.site.db.selectFrom('site_state').selectAll().execute();
    expect(rows).toHaveLength(1);
  });
});
