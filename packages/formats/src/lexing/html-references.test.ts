import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeReferences, encodeReferences } from './html-references.js';

describe('decodeReferences', () => {
  it.each([
    ['Caf&eacute;', 'Café'],
    ['&nbsp;&yuml;', '\u00a0ÿ'],
    ['&#9731;&#x2603;&#X1F408;', '☃☃🐈'],
    ['&lt;&gt;&quot;&apos;&amp;lt;', '<>"\'&lt;'],
  ])('decodes %s as %s', (text, decoded) => {
    expect(decodeReferences(text)).toBe(decoded);
  });

  it.each(['&', '&;', '&bogus;', '&#0;', '&#1114112;', '&#xffffff;', '&amp', '&constructor;'])(
    'leaves %s as it is',
    (text) => {
      expect(decodeReferences(text)).toBe(text);
    },
  );
});

describe('encodeReferences', () => {
  it.each(['ascii', 'unicode'] as const)(
    'encodes %s so that it can be decoded, without line ends',
    (allows) => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (text) => {
          const encoded = encodeReferences(text, allows);
          expect(encoded).not.toMatch(/["\n\r]/);
          if (allows === 'ascii') expect(encoded).toMatch(/^[ -~]*$/);
          expect(decodeReferences(encoded)).toBe(text.replaceAll('\0', '&#0;'));
        }),
      );
    },
  );
});
