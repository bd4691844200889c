/**
 * The contact sheet of `make --candidates`: the image, and beside it every candidate with its
 * number and facts. It is an SVG, drawn by the same rasteriser as sheets.
 */
import { deflateSync } from 'node:zlib';
import { inkCount, type Result } from '@nonokit/core';
import type { Difficulty } from '@nonokit/explain';
import { encodePng, type RgbaImage } from '@nonokit/image';
import type { PuzzleCandidate } from '@nonokit/maker';
import { rasterise } from '@nonokit/render';
import { loadAssets } from 'nonokit/node';

/** Side of a picture on the sheet, and the room for text below it. */
const SIDE = 240;
const TEXT = 44;
const GAP = 20;

/** A candidate with its difficulty. */
export interface RatedPuzzle {
  readonly made: PuzzleCandidate;
  /** Difficulty for a person; undefined if it cannot be rated. */
  readonly difficulty: Difficulty | undefined;
}

/**
 * The sheet as a PNG file. Problem: `picture-too-large` for more cells than the rasteriser accepts.
 */
export async function contactSheet(
  image: RgbaImage,
  puzzles: readonly RatedPuzzle[],
): Promise<Result<Uint8Array>> {
  return rasterise(sheetSvg(image, puzzles), await loadAssets(), (drawn) => drawn.asPng());
}

function sheetSvg(image: RgbaImage, puzzles: readonly RatedPuzzle[]): string {
  const panels = [
    {
      picture: sourcePicture(image),
      texts: ['the image', `${image.width}x${image.height} pixels`],
    },
    ...puzzles.map((one, k) => ({ picture: cells(one.made), texts: listTexts(one, k + 1) })),
  ];
  const across = Math.min(panels.length, Math.ceil(Math.sqrt(1.5 * panels.length)));
  const down = Math.ceil(panels.length / across);
  const width = across * (SIDE + GAP) + GAP;
  const height = down * (SIDE + TEXT + GAP) + GAP;
  const body = panels.map(({ picture, texts }, k) => {
    const x = k % across;
    const y = Math.floor(k / across);
    const left = GAP + x * (SIDE + GAP);
    const top = GAP + y * (SIDE + TEXT + GAP);
    const lines = texts.map(
      (text, line) => `<text y="${SIDE + 18 * (line + 1)}" font-size="14">${text}</text>`,
    );
    return `<g transform="translate(${left} ${top})">${picture}${lines.join('')}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="PT Sans">` +
    `<rect width="100%" height="100%" fill="#e4e4e0"/>${body.join('')}</svg>`
  );
}

function listTexts({ made, difficulty }: RatedPuzzle, number: number): string[] {
  const { puzzle, lineSolvable, status, similarity, changed } = made;
  const inks = inkCount(puzzle) === 1 ? '' : `, ${inkCount(puzzle)} colours`;
  const kind = lineSolvable ? 'by lines' : status === 'unique' ? 'unique' : 'not unique';
  const isRated = difficulty !== undefined && difficulty.guess !== 'unfinished';
  const rating = isRated ? `${difficulty.label} (${difficulty.score}), ` : '';
  return [
    `${number}: ${puzzle.width}x${puzzle.height}${inks}, ${kind}`,
    `${rating}similarity ${similarity.toFixed(2)}, ${changed.length} changed`,
  ];
}

/** One square per cell; changed cells are framed. */
function cells({ puzzle, changed }: PuzzleCandidate): string {
  const { width, height, palette, goal } = puzzle;
  const side = SIDE / Math.max(width, height);
  const square = (i: number, looks: string): string =>
    `<rect x="${i % width}" y="${Math.floor(i / width)}" ${looks}/>`;
  const filled = Array.from(goal?.cells ?? [], (color, i) =>
    color === 0 ? '' : square(i, `width="1.02" height="1.02" fill="${palette[color]?.rgb}"`),
  );
  const frames = changed.map(({ row, column }) =>
    square(
      row * width + column,
      'width="1" height="1" fill="none" stroke="#ff7a00" stroke-width="0.2"',
    ),
  );
  return (
    `<g transform="scale(${side})" shape-rendering="crispEdges"><rect width="${width}" height="${height}" fill="${palette[0]?.rgb}"/>` +
    `${filled.join('')}${frames.join('')}</g>`
  );
}

/** The image as a PNG inside the SVG, no larger than it is shown. */
function sourcePicture({ width, height, rgba }: RgbaImage): string {
  const step = Math.max(1, Math.floor(Math.max(width, height) / (2 * SIDE)));
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const reduced = new Uint8Array(4 * columns * rows);
  for (let i = 0; i < columns * rows; i++) {
    const from = 4 * (Math.floor(i / columns) * step * width + (i % columns) * step);
    reduced.set(rgba.subarray(from, from + 4), 4 * i);
  }
  const file = { width: columns, height: rows, rgba: reduced };
  const png = Buffer.from(encodePng(file, { deflate: deflateSync }));
  const scale = SIDE / Math.max(width, height);
  const size = `width="${scale * width}" height="${scale * height}"`;
  return `<image ${size} href="data:image/png;base64,${png.toString('base64')}"/>`;
}
