/** Shapes as SVG: one path for boxes, frames or rules of one look, one element for each text. */
import { escapeXml } from '@nonokit/core';
import type { Box } from '../layout/box.js';
import type { Heading, TextLine } from '../layout/heading.js';
import type { Label } from '../layout/label.js';
import { FONT_FAMILY } from '../layout/measure.js';
import type { Theme } from '../look/theme.js';
import { decimal } from './decimal.js';
import type { Boxes, Frames, RuleShapes, Shape, Texts } from './shapes.js';

/** Title and subtitle. */
export function svgHeading({ title, subtitle }: Heading, theme: Theme): string[] {
  return [
    `<g font-family="${FONT_FAMILY}" font-weight="bold">`,
    ...title.map((line) => textLine(line, theme.text)),
    ...subtitle.map((line) => textLine(line, theme.faint)),
    '</g>',
  ];
}

/** The lines of SVG that paint a shape; none for a shape without parts. */
export function svgShape(shape: Shape): string[] {
  switch (shape.kind) {
    case 'boxes':
      return shape.boxes.length === 0 ? [] : boxes(shape);
    case 'frames':
      return [frames(shape)];
    case 'rules':
      return [rules(shape)];
    case 'texts':
      return texts(shape);
  }
}

function boxes({ boxes, paint, radius }: Boxes): string[] {
  if (radius !== undefined) return [rounded(boxes, paint, radius)];
  return boxes.map(
    ({ left, top, width, height }) =>
      `<rect x="${decimal(left)}" y="${decimal(top)}" width="${decimal(width)}" height="${decimal(height)}" fill="${paint}"/>`,
  );
}

/** Boxes with round corners: a little smaller, with wide round joins round them. */
function rounded(all: readonly Box[], paint: string, radius: number): string {
  let data = '';
  for (const { left, top, width, height } of all) {
    const across = width - 2 * radius;
    const down = height - 2 * radius;
    const from = `M${decimal(left + radius)} ${decimal(top + radius)}`;
    data += `${from}h${decimal(across)}v${decimal(down)}h${decimal(-across)}z`;
  }
  const stroke = `stroke="${paint}" stroke-width="${decimal(2 * radius)}" stroke-linejoin="round"`;
  return `<path fill="${paint}" ${stroke} d="${data}"/>`;
}

/** Frames as what lies between two rectangles: strokes of one pixel have soft corners. */
function frames({ boxes: all, paint, width: thickness }: Frames): string {
  const data = all.map(({ left, top, width, height }) => {
    const [across, down] = [width - 2 * thickness, height - 2 * thickness].map(decimal);
    const outer = `M${decimal(left)} ${decimal(top)}h${decimal(width)}v${decimal(height)}h${decimal(-width)}z`;
    const from = `M${decimal(left + thickness)} ${decimal(top + thickness)}`;
    return `${outer}${from}v${down}h${across}v-${down}z`;
  });
  return `<path fill="${paint}" d="${data.join('')}"/>`;
}

function rules({ rules: all, paint, width, square }: RuleShapes): string {
  const data = all
    .map(({ x, y, length, vertical }) => `M${x} ${y}${vertical ? 'v' : 'h'}${length}`)
    .join('');
  const ends = square ? ' stroke-linecap="square"' : '';
  return `<path stroke="${paint}" stroke-width="${width}"${ends} d="${data}"/>`;
}

/** Texts of one paint; those of the first one's size and alignment need not repeat them. */
function texts({ texts: all, paint }: Texts): string[] {
  const [first] = all;
  if (first === undefined) return [];
  const anchor = first.align === 'left' ? '' : ' text-anchor="middle"';
  const font = `font-family="${FONT_FAMILY}" font-weight="bold" font-size="${decimal(first.fontSize)}"`;
  // one string: a sheet can have more numbers than a call takes arguments
  const lines = all.map((label) => text(label, first.fontSize)).join('\n');
  return [`<g ${font}${anchor} fill="${paint}">`, lines, '</g>'];
}

function text({ text: content, x, y, fontSize, turned }: Label, usual: number): string {
  const own = fontSize === usual ? '' : ` font-size="${decimal(fontSize)}"`;
  const across = decimal(x);
  const down = decimal(y);
  const turn = turned === true ? ` transform="rotate(-90 ${across} ${down})"` : '';
  return `<text x="${across}" y="${down}"${own}${turn}>${escapeXml(content)}</text>`;
}

function textLine({ text: content, x, y, fontSize }: TextLine, paint: string): string {
  const place = `x="${decimal(x)}" y="${decimal(y)}" font-size="${decimal(fontSize)}"`;
  return `<text ${place} fill="${paint}">${escapeXml(content)}</text>`;
}
