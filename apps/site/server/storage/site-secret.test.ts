/** Tokens of the site: believed as they were signed, and in no other form. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from './open.js';
import { siteSecret } from './site-secret.js';

describe('siteSecret', () => {
  let storage: Storage;
  let other: Storage;
  beforeAll(async () => {
    storage = await openStorage('sqlite::memory:');
    other = await openStorage('sqlite::memory:');
  });
  afterAll(async () => {
    await storage.close();
    await other.close();
  });

  it('gives a text back that it signed', async () => {
    const secret = await siteSecret({ storage });
    for (const text of ['', 'given-a-1-2', 'дерево 🌲']) {
      expect(secret.unsigned(secret.signed(text))).toBe(text);
    }
  });

  it('believes no token that was changed, cut, extended or signed elsewhere', async () => {
    const secret = await siteSecret({ storage });
    const elsewhere = await siteSecret({ storage: other });
    const token = secret.signed('given-a-1-2');
    const wrong = [
      '',
      '.',
      token.slice(0, -2),
      `${token}x`,
      token.replace('a-1-2', 'a-1-1'),
      elsewhere.signed('given-a-1-2'),
    ];
    for (const each of wrong) expect(secret.unsigned(each), each).toBeUndefined();
  });

  it('is one for the whole database, and stays', async () => {
    await Promise.all([siteSecret({ storage }), siteSecret({ storage })]);
    const rows = await storage.db.selectFrom('site_state').selectAll().execute();
    expect(rows).toHaveLength(1);
  });
});
