/** What is kept of an SVG drawing, what is left out, and what is refused. */
import { describe, expect, it } from 'vitest';
import { safeSvg } from './safe-svg.js';

const SIZE = 'viewBox="0 0 10 5"';
const svg = (inside: string, more = ''): string => `<svg ${SIZE}${more}>${inside}</svg>`;
const written = (text: string): string => {
  const safe = safeSvg(text);
  return safe.ok ? safe.value : `refused: ${safe.problem.code}`;
};
const ROOT = '<svg viewBox="0 0 10 5" xmlns="http://www.w3.org/2000/svg" width="512" height="256">';

describe('safeSvg', () => {
  it('keeps shapes, gradients and styles', () => {
    const inside =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient>' +
      '<linearGradient id="b" href="#a"/><style>.c{fill:url(#b)}</style></defs>' +
      '<g transform="scale(2)"><path class="c" d="M0 0h1v1z" style="stroke:#000"/></g>';
    expect(written(svg(inside))).toBe(`${ROOT}${inside}</svg>`);
  });

  it('leaves out what nobody sees', () => {
    const text =
      `<?xml version="1.0"?><!DOCTYPE svg><!-- by hand -->` +
      svg(
        '<title>Logo</title><metadata><rdf:RDF><a href="https://x.example"/></rdf:RDF></metadata>' +
          '<sodipodi:namedview id="v"><x/></sodipodi:namedview><rect width="1" height="1" ' +
          'onclick="alert(1)" data-x="1" inkscape:label="r" href="https://x.example"/>',
      );
    expect(written(text)).toBe(`${ROOT}<rect width="1" height="1"/></svg>`);
  });

  it.each([
    '<script>alert(1)</script>',
    '<image href="/etc/passwd"/>',
    '<use href="#a"/>',
    '<foreignObject/>',
    '<text>Club</text>',
    '<a href="https://x.example"/>',
    '<filter id="f"/>',
    '<animate attributeName="x"/>',
    '<svg/>',
    '<SCRIPT/>',
    '<style>@import "https://x.example"</style>',
    '<style>a{fill:url(https://x.example)}</style>',
    '<style>a{fill:u\\72l(x)}</style>',
    '<rect fill="url(https://x.example#a)"/>',
    '<rect fill="url(#a) url( //x.example )"/>',
    '<rect style="fill:URL(data:x)"/>',
    '<linearGradient href="https://x.example#a"/>',
    '<rect fill="&#117;rl(x)"/>',
    '<style><![CDATA[a{b:url(x)}]]></style>',
  ])('refuses %s', (inside) => {
    expect(written(svg(inside))).toMatch(/^refused: image-damaged/);
  });

  it.each([
    '',
    '<svg',
    '<svg>',
    svg('<g>'),
    svg('</g>'),
    '<svg></svg>',
    '<g></g>',
    `${svg('')}<script/>`,
    '<svg viewBox="0 0 -1 5"></svg>',
    svg('<!-- '),
    svg('<rect width=1/>'),
    svg('<g>'.repeat(100) + '</g>'.repeat(100)),
    svg('<g/>'.repeat(6000)),
  ])('refuses what is damaged: %#', (text) => {
    expect(written(text)).toMatch(/^refused: image-damaged/);
  });

  it('reads much of anything once', () => {
    for (const part of ['<', '<!--', '<a ', '<a b="', '&', '"', '<g', '<title>', 'a'.repeat(50)]) {
      expect(written(`<svg ${SIZE}>${part.repeat(300_000 / part.length)}`)).toMatch(/^refused/);
    }
  });
});
