/** Passkeys: added, used, refused; with an authenticator of our own. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { authenticator, type Lies, NEW, PRESENT } from '../testing/authenticator.js';
import { peopleSite, readCookie } from '../testing/people-site.js';

const people = await peopleSite();
afterAll(() => people.close());

const { cookie } = await people.account('Passkeys');
const stick = authenticator();

async function start(path: string) {
  const { ceremony, options } = await (await people.ask('POST', path, { cookie })).json();
  return { ceremony, challenge: options.challenge as string };
}

async function add(lies?: Lies) {
  const { ceremony, challenge } = await start('/me/passkeys/options');
  const body = { ceremony, name: 'My stick', response: stick.create(challenge, lies) };
  return { body, response: await people.ask('POST', '/me/passkeys', { cookie, body }) };
}

async function signIn(lies?: Lies) {
  const { ceremony, challenge } = await start('/session/passkey/options');
  const body = { ceremony, response: stick.get(challenge, lies) };
  return { body, response: await people.ask('POST', '/session/passkey', { body }) };
}

it('a passkey can be added once, and then signs in to the account', async () => {
  expect((await signIn()).response.status).toBe(401);
  const { response, body } = await add();
  expect(response.status).toBe(201);
  expect((await response.json()).passkeys).toMatchObject([{ name: 'My stick', usedAt: null }]);
  // the ceremony is over, and so is this key's first time
  expect((await people.ask('POST', '/me/passkeys', { cookie, body })).status).toBe(401);
  expect((await add()).response.status).toBe(401);
  const signedIn = await signIn();
  expect(signedIn.response.status).toBe(200);
  const { person } = await (
    await people.ask('GET', '/me', { cookie: readCookie(signedIn.response) })
  ).json();
  expect(person.name).toBe('Passkeys');
  const again = await people.ask('POST', '/session/passkey', { body: signedIn.body });
  expect(again.status).toBe(401);
});

it.each([
  ['from another site', { origin: 'https://evil.example' }],
  ['for another site', { host: 'evil.example' }],
  ['without a finger, face or PIN', { flags: PRESENT }],
  ['by another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
])('a passkey is refused %s', async (_, lies) => {
  expect((await signIn(lies)).response.status).toBe(401);
});

it('a passkey is refused for a new account from another site, or without user verification', async () => {
  for (const lies of [{ origin: 'https://evil.example' }, { flags: PRESENT | NEW }]) {
    expect((await add(lies)).response.status).toBe(401);
  }
});

it('a passkey is refused if it answers late, or was begun by another person', async () => {
  const late = await start('/session/passkey/options');
  people.clock.now += 5 * 60_000;
  const body = { ceremony: late.ceremony, response: stick.get(late.challenge) };
  expect((await people.ask('POST', '/session/passkey', { body })).status).toBe(401);
  people.clock.now -= 5 * 60_000;
  const { cookie: other } = await people.account('Stranger 7');
  const { ceremony, challenge } = await start('/me/passkeys/options');
  const response = authenticator().create(challenge);
  const stolen = { ceremony, name: 'theirs', response };
  const answer = await people.ask('POST', '/me/passkeys', { cookie: other, body: stolen });
  expect(answer.status).toBe(401);
});

it('a passkey needs a recent sign-in to be added, and can be removed', async () => {
  const [passkey] = (await (await people.ask('GET', '/me/passkeys', { cookie })).json()).passkeys;
  people.clock.now += 16 * 60_000;
  const late = await people.ask('POST', '/me/passkeys/options', { cookie });
  expect((await late.json()).code).toBe('prove-again');
  people.clock.now -= 16 * 60_000;
  const gone = await people.ask('DELETE', `/me/passkeys/${passkey.id}`, { cookie });
  expect(gone.status).toBe(204);
  expect((await signIn()).response.status).toBe(401);
});
