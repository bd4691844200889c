/**
 * Passkeys, with an authenticator made of a few lines: a key pair of P-256 that signs what a phone
 * or a stick would sign (WebAuthn level 2, sections 6.1 and 8.7).
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { cookieOf, peopleSite } from '../testing/people-site.js';

const people = await peopleSite();
afterAll(() => people.close());

const ORIGIN = 'http://localhost:4000';

/** Flags of authenticator data: present, verified, with a new credential. */
const [PRESENT, VERIFIED, NEW] = [0x01, 0x04, 0x40];

/** What a lying or broken authenticator does otherwise. */
interface Lies {
  readonly origin?: string;
  readonly host?: string;
  readonly flags?: number;
  readonly key?: KeyObject;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A stick with one key. */
function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const client = (type: string, challenge: string, { origin = ORIGIN }: Lies) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const data = (flags: number, { host = 'localhost' }: Lies, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, more]);
  };
  const ids = { id: base64url(id), rawId: base64url(id), type: 'public-key' };
  return {
    create(challenge: string, lies: Lies = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE in CBOR: { 1: 2 (EC), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const authData = data(lies.flags ?? PRESENT | VERIFIED | NEW, lies, credential);
      // { "fmt": "none", "attStmt": {}, "authData": bytes }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      const clientDataJSON = base64url(client('webauthn.create', challenge, lies));
      const response = { clientDataJSON, attestationObject: base64url(attestation) };
      return { ...ids, clientExtensionResults: {}, response };
    },
    get(challenge: string, lies: Lies = {}) {
      const authenticatorData = data(lies.flags ?? PRESENT | VERIFIED, lies);
      const clientData = client('webauthn.get', challenge, lies);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      const response = {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, lies.key ?? privateKey)),
      };
      return { ...ids, clientExtensionResults: {}, response };
    },
  };
}

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

it('is added once, and signs in to its account', async () => {
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
    await people.ask('GET', '/me', { cookie: cookieOf(signedIn.response) })
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
])('is refused %s', async (_, lies) => {
  expect((await signIn(lies)).response.status).toBe(401);
});

it('is refused for a new account from another site, or without proof of a person', async () => {
  for (const lies of [{ origin: 'https://evil.example' }, { flags: PRESENT | NEW }]) {
    expect((await add(lies)).response.status).toBe(401);
  }
});

it('is refused when it answers late, or begun by somebody else', async () => {
  const late = await start('/session/passkey/options');
  people.clock.now += 5 * 60_000;
  const body = { ceremony: late.ceremony, response: stick.get(late.challenge) };
  expect((await people.ask('POST', '/session/passkey', { body })).status).toBe(401);
  people.clock.now -= 5 * 60_000;
  const { cookie: other } = await people.account('Somebody 7');
  const { ceremony, challenge } = await start('/me/passkeys/options');
  const response = authenticator().create(challenge);
  const stolen = { ceremony, name: 'theirs', response };
  const answer = await people.ask('POST', '/me/passkeys', { cookie: other, body: stolen });
  expect(answer.status).toBe(401);
});

it('needs a fresh proof to be added, and can be removed', async () => {
  const [passkey] = (await (await people.ask('GET', '/me/passkeys', { cookie })).json()).passkeys;
  people.clock.now += 16 * 60_000;
  const late = await people.ask('POST', '/me/passkeys/options', { cookie });
  expect((await late.json()).code).toBe('prove-again');
  people.clock.now -= 16 * 60_000;
  const gone = await people.ask('DELETE', `/me/passkeys/${passkey.id}`, { cookie });
  expect(gone.status).toBe(204);
  expect((await signIn()).response.status).toBe(401);
});
