/** Identifiers: random, without meaning, safe in addresses. */
import { createHash, randomBytes } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random identifier of 62 signs; 11 of them are 65 bits. */
export function randomId(length = 11): string {
  let text = '';
  while (text.length < length) {
    // bytes from 248 on would make some signs likelier than others
    for (const byte of randomBytes(length * 2)) {
      if (byte < 248 && text.length < length) text += SIGNS.charAt(byte % 62);
    }
  }
  return text;
}

/** A secret that is shown to a person once: 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
