import { describe, expect, it } from 'vitest';
import { preferredEncoding } from './accept-encoding.js';

describe('preferredEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0,gzip;q=0.0', undefined],
    ['br ; q=0 , gzip ; q=0.000', undefined],
    ['identity', undefined],
    ['', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    // names that hold another
    ['xbr, not-gzip, gzip2', undefined],
    ['deflate;x="gzip"', undefined],
    ['br;q=nonsense', 'br'],
    [',;,', undefined],
  ] as const)('answers "%s" with %s', (header, expected) => {
    expect(preferredEncoding(header, ['br', 'gzip'])).toBe(expected);
  });

  it('answers only with offered encodings', () => {
    expect(preferredEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
    expect(preferredEncoding('br', ['gzip'])).toBeUndefined();
  });
});
