/** Accounts: made, signed in to, recovered, changed, left. */
import { expect, it } from 'vitest';
import { testSite } from '../testing/test-site.js';

it('makes an account and signs in', async () => {
  const { ask, close } = await testSite();
  const made = await ask('POST', '/api/v1/accounts', {
    body: { name: 'Anna', password: 'seven grey owls' },
  });
  console.log(made.status, await made.text(), made.headers.getSetCookie(), [...made.headers]);
  const r = await ask('POST', '/api/v1/session', {
    body: { name: 'anna', password: 'seven grey owls' },
  });
  console.log(r.status, await r.text());
  await close();
});
