import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml, replaceNonXml } from './escape-xml.js';

describe('escapeXml', () => {
  it.each([
    ['</title><script>&amp;"', '&lt;/title&gt;&lt;script&gt;&amp;amp;&quot;'],
    ["it's plain", "it's plain"],
    ['кот 🐈 \t\n\r', 'кот 🐈 \t\n\r'],
    // no document may hold these
    ['a\u0000b\u000bc\ud800d\ufffee\udc00', 'abcde'],
    ['$& $1', '$&amp; $1'],
  ])('writes %j as %j', (text, expected) => {
    expect(escapeXml(text)).toBe(expected);
  });

  it('can mark a character that XML cannot hold', () => {
    expect(escapeXml(replaceNonXml('a\u0000<\ud800', '\ufffd'))).toBe('a\ufffd&lt;\ufffd');
  });

  it('leaves nothing that begins or ends markup, and can be undone', () => {
    const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>&"\'a;lt#') }), (text) => {
        const escaped = escapeXml(text);
        expect(escaped).not.toMatch(/[<>"]|&(?!(lt|gt|quot|amp);)/);
        const back = escaped.replace(/&\w+;/g, (name) => signs[name as keyof typeof signs]);
        expect(back).toBe(text);
      }),
    );
  });
});
