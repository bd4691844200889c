/** Captions: a few lines of text below a sheet that explain a step of a film. */

import { mixed } from '@nonokit/core';
import type { Box } from '../layout/box.js';
import type { SheetLayout } from '../layout/layout.js';
import { wrapText } from '../layout/wrap-text.js';
import type { Theme } from '../look/theme.js';
import type { Colors } from './colors.js';
import type { Font } from './font.js';
import { FULL_INK, type Lettering, measureAdvance } from './lettering.js';

/** Minimum width of a sheet with a caption; narrower text would be a column of single words. */
const LEAST_WIDTH = 320;

/** The most lines of a caption; a longer one ends with "…". */
const MOST_LINES = 8;

/** The layout with room below for the longest of the captions; without captions, the layout. */
export function withCaption(
  layout: SheetLayout,
  captions: readonly string[],
  font: Font | undefined,
): SheetLayout {
  if (captions.length === 0 || font === undefined) return layout;
  const width = Math.max(LEAST_WIDTH, layout.width);
  const most = captions.reduce(
    (lines, caption) => Math.max(lines, linesOf(caption, width, layout, font).length),
    1,
  );
  const height = Math.ceil(most * lineHeight(captionSize(layout)) + layout.cell);
  const box = { left: 0, top: layout.height, width, height };
  return { ...layout, width, height: layout.height + height, caption: box };
}

/** The font size of captions, in whole pixels. In 13, letters on whole pixels touch each other. */
export function captionSize({ cell }: { readonly cell: number }): number {
  return Math.min(18, Math.max(14, Math.round(0.6 * cell)));
}

/**
 * The colours of captions by ink, the paper first: an index into the palette for each level of ink.
 */
export function captionInks({ paper, text }: Theme, colors: Colors): number[] {
  return Array.from({ length: FULL_INK + 1 }, (_, level) =>
    colors.of(mixed(paper, text, level / FULL_INK)),
  );
}

/** What captions are written with. */
export interface CaptionInk {
  readonly font: Font;
  readonly lettering: Lettering;
  /** See `captionInks`. */
  readonly inks: readonly number[];
}

/** A caption as palette indices, the size of its box. */
export function captionImage(
  text: string,
  { width, height }: Box,
  layout: SheetLayout,
  { font, lettering, inks }: CaptionInk,
): Uint8Array {
  const image = new Uint8Array(width * height).fill(inks[0] ?? 0);
  const fontSize = captionSize(layout);
  for (const [k, line] of linesOf(text, width, layout, font).entries()) {
    const baseline = Math.round((k + 0.8) * lineHeight(fontSize));
    lettering.write(line, layout.cell, baseline, (x, y, level) => {
      if (x < 0 || x >= width || y < 0 || y >= height) return;
      image[y * width + x] = inks[level] ?? 0;
    });
  }
  return image;
}

/** The lines of a caption on a sheet of this width, cut to the maximum. */
function linesOf(caption: string, width: number, layout: SheetLayout, font: Font): string[] {
  const fontSize = captionSize(layout);
  const advance = (char: string): number => measureAdvance(char, fontSize, font);
  const all = wrapText(caption, width - 2 * layout.cell, advance);
  const lines = all.slice(0, MOST_LINES);
  if (all.length > MOST_LINES) lines.push(`${lines.pop()}…`);
  return lines;
}

function lineHeight(fontSize: number): number {
  return 1.35 * fontSize;
}
