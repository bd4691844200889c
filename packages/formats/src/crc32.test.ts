import { expect, it } from 'vitest';
import { crc32 } from './crc32.js';
import { encodeText } from './text-encoding.js';

it('is the check value of the digits, in one piece or in two', () => {
  expect(crc32(encodeText('123456789'))).toBe(0xcbf43926);
  expect(crc32(encodeText('56789'), crc32(encodeText('1234')))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});
