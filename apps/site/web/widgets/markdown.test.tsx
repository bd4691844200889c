/** Texts of owners become our elements; nothing in them becomes a script. */
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Markdown } from './markdown.js';

const drawn = (text: string): string =>
  renderToString(<Markdown text={text} />).replace(/<\/?span>/g, '');

it.each([
  ['## Who\nWe are', '<h2>Who</h2><p>We are</p>'],
  ['# Who\n\nWe\nare', '<h2>Who</h2><p>We<br/>are</p>'],
  ['### Small', '<h3>Small</h3>'],
  ['- one\n- *two*', '<ul><li>one</li><li><em>two</em></li></ul>'],
  ['**bold** and 2 * 3', '<p><strong>bold</strong> and 2 * 3</p>'],
])('%j', (text, html) => {
  expect(drawn(text)).toBe(html);
});

it('links lead to web pages and mail addresses', () => {
  const text = '[Site](https://a.example/b) mail@a.example, http://b.example.';
  expect(drawn(text).match(/href="[^"]*"/g)).toEqual([
    'href="https://a.example/b"',
    'href="mailto:mail@a.example"',
    'href="http://b.example"',
  ]);
});

it.each(['[x](javascript:alert(1))', '[x](data:text/html,a)', '[x](//evil.example)'])(
  '%s stays text',
  (text) => {
    expect(drawn(text)).not.toContain('<a');
  },
);

it('HTML is text', () => {
  expect(drawn('<script>alert(1)</script>')).toBe('<p>&lt;script>alert(1)&lt;/script></p>');
});
