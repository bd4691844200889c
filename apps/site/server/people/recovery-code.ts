/**
 * Codes that people copy by hand: 25 characters of 32, so 125 bits, in groups of five. I, L, O and
 * U are left out because they are easily misread; if typed, they count as what they resemble.
 */
import { randomBytes } from 'node:crypto';
import { tokenHash } from '../storage/index.js';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP = 5;

/** A new code. */
export function freshCode(): string {
  const signs = [...randomBytes(GROUPS * GROUP)].map((byte) => SIGNS.charAt(byte % SIGNS.length));
  const groups = Array.from({ length: GROUPS }, (_, k) => signs.slice(k * GROUP, (k + 1) * GROUP));
  return groups.map((group) => group.join('')).join('-');
}

/** The stored hash of a code. It is random enough that a slow hash would add nothing. */
export function codeHash(code: string): string {
  const signs = code.toUpperCase().replace(/[\s-]/g, '');
  return tokenHash(signs.replace(/O/g, '0').replace(/[IL]/g, '1'));
}
