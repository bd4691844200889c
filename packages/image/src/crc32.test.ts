import { expect, it } from 'vitest';
import { crc32 } from './crc32.js';

const textBytes = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));

it('crc32 gives the standard check value, in one piece or two', () => {
  expect(crc32(textBytes('123456789'))).toBe(0xcbf43926);
  expect(crc32(textBytes('56789'), crc32(textBytes('1234')))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});
