/**
 * Passkeys (WebAuthn): a key in a phone, computer or stick that proves a person's identity, with a
 * finger, face or PIN instead of a password. The challenge of each ceremony is stored in the
 * database for five minutes and used once, by any process.
 */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Site, siteFace } from '../site/index.js';
import { randomToken, tokenHash } from '../storage/index.js';
import { passkeyWrong } from './refusals.js';

const CEREMONY_MS = 5 * 60_000;

/** State between the two halves of a ceremony. */
interface Ceremony {
  readonly challenge: string;
  /** Whose new passkey it is; empty for a sign-in. */
  readonly personId: string;
}

type CeremonyKind = 'passkey-new' | 'passkey-in';

/** The half of a ceremony that goes to the browser. */
export interface CeremonyStart<Options> {
  readonly ceremony: string;
  readonly options: Options & Record<string, unknown>;
}

/** The name under which browsers file passkeys of this site. */
function relyingParty({ config }: Site): { readonly rpID: string; readonly origin: string } {
  const { hostname, origin } = new URL(config.baseUrl);
  return { rpID: hostname, origin };
}

/** Asks a browser to make a passkey for a person. */
export async function startPasskey(
  site: Site,
  person: { readonly id: string; readonly name: string },
): Promise<CeremonyStart<{ challenge: string }>> {
  const known = await site.db
    .selectFrom('passkey')
    .select('id')
    .where('person_id', '=', person.id)
    .execute();
  const options = await generateRegistrationOptions({
    rpName: (await siteFace(site)).name,
    rpID: relyingParty(site).rpID,
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const kept = { challenge: options.challenge, personId: person.id };
  return { ceremony: await keep(site, 'passkey-new', kept), options: { ...options } };
}

/** Stores the passkey that a browser has made. @throws {HttpProblem} if it does not verify. */
export async function addPasskey(
  site: Site,
  personId: string,
  given: {
    readonly ceremony: string;
    readonly name: string;
    readonly response: RegistrationResponseJSON;
  },
): Promise<void> {
  const kept = await use(site, 'passkey-new', given.ceremony);
  if (kept?.personId !== personId) throw passkeyWrong();
  const { rpID, origin } = relyingParty(site);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: given.response,
    expectedChallenge: kept.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) throw passkeyWrong();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const added = await site.db
    .insertInto('passkey')
    .values({
      id,
      person_id: personId,
      name: given.name,
      counter,
      public_key: Buffer.from(publicKey),
      transports: JSON.stringify(transports),
      created_at: site.now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw passkeyWrong();
}

/** Asks a browser for any passkey of this site. */
export async function startPasskeySignIn(
  site: Site,
): Promise<CeremonyStart<{ challenge: string }>> {
  const { rpID } = relyingParty(site);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const kept = { challenge: options.challenge, personId: '' };
  return { ceremony: await keep(site, 'passkey-in', kept), options: { ...options } };
}

/** The person with this passkey. @throws {HttpProblem} 401. */
export async function passkeySignIn(
  site: Site,
  given: { readonly ceremony: string; readonly response: AuthenticationResponseJSON },
): Promise<string> {
  const kept = await use(site, 'passkey-in', given.ceremony);
  const row = await site.db
    .selectFrom('passkey')
    .select(['id', 'person_id', 'public_key', 'counter'])
    .where('id', '=', given.response.id)
    .executeTakeFirst();
  if (kept === undefined || row === undefined) throw passkeyWrong();
  const { rpID, origin } = relyingParty(site);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: given.response,
    expectedChallenge: kept.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id: row.id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) throw passkeyWrong();
  const news = { counter: authenticationInfo.newCounter, used_at: site.now() };
  await site.db.updateTable('passkey').set(news).where('id', '=', row.id).execute();
  return row.person_id;
}

async function keep(site: Site, kind: CeremonyKind, ceremony: Ceremony): Promise<string> {
  const token = randomToken();
  const row = { id: tokenHash(token), kind, data: JSON.stringify(ceremony) };
  const ends_at = site.now() + CEREMONY_MS;
  await site.db
    .insertInto('challenge')
    .values({ ...row, ends_at })
    .execute();
  return token;
}

/** Deletes the ceremony as it is read, so that it cannot be used twice. */
async function use(site: Site, kind: CeremonyKind, token: string): Promise<Ceremony | undefined> {
  const row = await site.db
    .deleteFrom('challenge')
    .where('id', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('ends_at', '>', site.now())
    .returning('data')
    .executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.data) as Ceremony);
}
