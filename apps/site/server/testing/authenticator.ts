/**
 * An authenticator made of a few lines: a key pair of P-256 that signs what a phone or a stick
 * would sign (WebAuthn level 2, sections 6.1 and 8.7), and lies where it is told to.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The site that browsers tell it of. */
const ORIGIN = 'http://localhost:4000';

/** Flags of authenticator data: present, verified, with a new credential. */
export const PRESENT = 0x01;
export const VERIFIED = 0x04;
export const NEW = 0x40;

/** What a lying or broken authenticator does otherwise. */
export interface Lies {
  readonly origin?: string;
  readonly host?: string;
  readonly flags?: number;
  readonly key?: KeyObject;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A stick with one key. */
export function authenticator() {
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
