/**
 * Captions: a few lines of text below a sheet, which say what the step of a film has found.
 */
import { type Font, wrapText } from './font.js';
import type { Box, Layout } from './layout.js';
import { FONT_FAMILY } from './measure.js';
import type { Drawing } from './options.js';
import { decimal, escapeXml } from './xml.js';

/** The narrowest sheet that has a caption: text in less would be a column of words. */
const LEAST_WIDTH = 320;

/** The most lines a caption has; what is longer ends with "…". */
const MOST_LINES = 6;

/** The layout with room below for the longest of the captions; as it is where there are none. */
export function withCaption(
  layout: Layout,
  captions: readonly string[],
  font: Font | undefined,
): Layout {
  if (captions.length === 0 || font === undefined) return layout;
  const width = Math.max(LEAST_WIDTH, layout.width);
  const fontSize = sizeOf(layout);
  const room = width - 2 * layout.cell;
  let most = 1;
  for (const caption of captions) {
    most = Math.max(most, wrapText(caption, fontSize, room, font).length);
  }
  const height = Math.ceil(Math.min(MOST_LINES, most) * lineHeight(fontSize) + layout.cell);
  const box = { left: 0, top: layout.height, width, height };
  return { ...layout, width, height: layout.height + height, caption: box };
}

/** A caption as an SVG document the size of its box. */
export function captionSvg(text: string, box: Box, { theme, cell }: Drawing, font: Font): string {
  const { width, height } = box;
  const fontSize = sizeOf({ cell });
  const all = wrapText(text, fontSize, width - 2 * cell, font);
  const lines = all.slice(0, MOST_LINES);
  if (all.length > MOST_LINES) lines.push(`${lines.pop()}…`);
  const texts = lines.map((line, k) => {
    const y = decimal((k + 0.8) * lineHeight(fontSize));
    return `<text x="${cell}" y="${y}">${escapeXml(line)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${theme.paper}"/>`,
    `<g font-family="${FONT_FAMILY}" font-weight="bold" font-size="${fontSize}" fill="${theme.text}">`,
    ...texts,
    '</g></svg>',
  ].join('\n');
}

function sizeOf({ cell }: { readonly cell: number }): number {
  return Math.min(18, Math.max(13, Math.round(0.6 * cell)));
}

function lineHeight(fontSize: number): number {
  return 1.35 * fontSize;
}
