import { expect, it } from 'vitest';
import { element, textElement } from './xml.js';

it('escapes every text for readers of XML', () => {
  expect(textElement('title', '</title><script>&amp;"')).toBe(
    '<title>&lt;/title&gt;&lt;script&gt;&amp;amp;&quot;</title>',
  );
  expect(element('link', { href: '"><x y="' })).toBe('<link href="&quot;&gt;&lt;x y=&quot;"/>');
  // signs that no document may hold
  expect(textElement('title', 'a\u0000b\u000bc\ud800d\ufffee')).toBe('<title>abcde</title>');
});
