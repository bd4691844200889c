/** Tokens of the site: believed as they were signed, and in no other form. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from '../storage/open.js';
import { readSecret } from './site-secret.js';

describe('readSecret', () => {
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

  it('returns a text that it signed', async () => {
    const secret = await readSecret(storage)();
    for (const text of ['', 'given-a-1-2', 'дерево 🌲']) {
      expect(secret.unsigned(secret.signed(text))).toBe(text);
    }
  });

  it('rejects tokens that were changed, cut, extended or signed elsewhere', async () => {
    const secret = await readSecret(storage)();
    const elsewhere = await readSecret(other)();
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

  it('is one for the whole database, and does not change', async () => {
    const again = readSecret(storage);
    await Promise.all([readSecret(storage)(), again(), again()]);
    const rows = await storage.db.selectFrom('site_state').selectAll().execute();
    expect(rows).toHaveLength(1);
  });
});
