/** SHA-256 against Node's, for every length of the padding, and the example of the standard. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha-256.js';

const formatHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

it('hashes as the standard says', () => {
  expect(formatHex(sha256(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('hashes as Node does, whatever the length', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length) & 255);
    expect(formatHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});
