/** Whole pictures as the site draws them, to look at: finished, and in print. */
import type { Palette } from '@nonokit/core';
import { bareLayout } from '@nonokit/render/layout';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { PAPER_LOOKS } from '../looks.js';
import { Board } from '../painters.js';
import { PictureOnWhite } from '../picture.js';

/** A puzzle of the catalogue with its picture. */
interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly string[];
  readonly cells: readonly number[];
}

export function drawFinished({ width, height, palette, cells }: Drawn): string {
  const picture = { width, height, cells: Uint16Array.from(cells) };
  return renderToString(
    h(PictureOnWhite, { picture, palette: toPalette(palette), label: undefined }),
  );
}

export function drawPrinted({ width, height, palette, cells }: Drawn): string {
  const layout = bareLayout({ width, height }, { cell: 5 });
  const board = renderToString(
    h(Board, {
      layout,
      look: PAPER_LOOKS.color,
      palette: toPalette(palette),
      marks: { width, height, marks: Uint16Array.from(cells) },
    }),
  );
  return `<svg viewBox="0 0 ${layout.width} ${layout.height}">${board}</svg>`;
}

function toPalette(colors: readonly string[]): Palette {
  return colors.map((rgb) => ({ rgb }));
}
