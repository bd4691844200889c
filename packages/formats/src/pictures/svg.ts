/**
 * SVG pictures of two kinds: `convert` writes one `<rect>` per filled cell, and `draw` writes
 * strokes for runs of cells. Pixel pictures of other programs are read as well. Any other drawing
 * is refused, because a general SVG file has lines and shapes, not cells.
 */
import { bad, good, type Puzzle, type Result, rowsOf } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { findXmlRoot, readXml } from '../lexing/xml-events.js';
import { escaped } from '../lexing/xml-text.js';
import { picturesSvgAlike } from '../words/en/pictures.js';
import { pictureOf } from './image.js';
import { PixelReader } from './svg-pixels.js';
import { SvgReader } from './svg-read.js';

/** Pixels per cell in an unscaled picture. */
const CELL = 16;

/** SVG pictures of cells, `--from svg`. */
export const svg: Format = {
  id: 'svg',
  name: 'SVG picture',
  extensions: ['.svg'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: false,
    goal: true,
    meta: ['title'],
    several: false,
  },
  detect: ({ text }) => findXmlRoot(text) === 'svg',
  read: (source) => [readSvg(source)],
  write: writeSvg,
};

function readSvg({ text, limits }: Source): Result<Puzzle> {
  const reader = new SvgReader(limits);
  const error = readXml(text, reader);
  if (error !== undefined) return { ok: false, problem: error };
  const own = reader.finish();
  if (own.ok || own.problem.code !== 'no-picture') return own;
  const pixels = new PixelReader(limits);
  readXml(text, pixels);
  return pixels.finish();
}

function writeSvg(puzzles: readonly Puzzle[]): Result<string> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const { width, height } = goal;
  const colors = palette.map(({ rgb }) => rgb);
  const twice = colors.find((rgb, i) => colors.indexOf(rgb) < i);
  if (twice !== undefined) return bad(picturesSvgAlike, { color: twice });
  const title = puzzles[0]?.meta.title ?? '';
  const size = `viewBox="0 0 ${width} ${height}" width="${CELL * width}" height="${CELL * height}"`;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">`,
    ...(title === '' ? [] : [`<title>${escaped(title)}</title>`]),
    `<rect width="${width}" height="${height}" fill="${colors[0]}"/>`,
  ];
  rowsOf(goal).forEach((row, y) => {
    row.forEach((color, x) => {
      if (color === 0) return;
      lines.push(`<rect x="${x}" y="${y}" width="1" height="1" fill="${colors[color]}"/>`);
    });
  });
  return good(`${lines.join('\n')}\n</svg>\n`);
}
