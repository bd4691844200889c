import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { storeBrotli } from './stored-brotli.js';

describe('storeBrotli', () => {
  it.each([0, 1, 65_536, 65_537, 200_000])(
    'stores %i bytes so that every decoder can read them',
    (length) => {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * i) >> 3);
      expect(Buffer.compare(brotliDecompressSync(storeBrotli(bytes)), bytes)).toBe(0);
    },
  );
});
