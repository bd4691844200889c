/**
 * The photograph as it came, with what is known of its paper: the colour of the paper around each
 * point, so that shadows, yellow lamps and tinted pages do not matter.
 */
import type { RgbaImage } from '@nonokit/image';
import { type Drawing, findDrawing, lightOn } from './drawing.js';
import { findPaper } from './paper.js';
import { blankPlane, type Plane } from './plane.js';

/** Blocks along the longer side of the image, in which the colour of the paper is taken. */
const BLOCKS = 80;

/** The least block, in pixels: larger than a number. */
const LEAST_BLOCK = 20;

/** An image with the colour of its paper. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row; inverted if the sheet is light on dark. */
  readonly rgb: Uint8Array;
  readonly inverted: boolean;
  readonly block: number;
  /** Blocks a row. */
  readonly across: number;
  /** Blocks a column. */
  readonly down: number;
  /** Red, green and blue of the paper in each block. */
  readonly paper: Float32Array;
  /** Its few colours, if it is a drawing. */
  readonly drawing: Drawing | undefined;
}

/** Reads an image of dark ink on light paper, or of light ink on dark paper if `inverted`. */
export function readPhoto({ width, height, rgba }: RgbaImage, inverted: boolean): Photo {
  const rgb = new Uint8Array(3 * width * height);
  for (let i = 0; i < width * height; i++) {
    const alpha = rgba[4 * i + 3];
    for (let c = 0; c < 3; c++) {
      const value = rgba[4 * i + c];
      const seen = alpha === 255 ? value : 255 + ((value - 255) * alpha) / 255;
      rgb[3 * i + c] = inverted ? 255 - seen : seen;
    }
  }
  const block = Math.max(LEAST_BLOCK, Math.ceil(Math.max(width, height) / BLOCKS));
  const across = Math.ceil(width / block);
  const down = Math.ceil(height / block);
  const photo = { width, height, rgb, inverted, block, across, down };
  const drawing = findDrawing(rgb, width);
  if (drawing === undefined) {
    return { ...photo, drawing, paper: findPaper(brightPerBlock(photo), across, down) };
  }
  const paper = Float32Array.from({ length: 3 * across * down }, (_, i) =>
    Math.max(1, drawing.paper[i % 3]),
  );
  return { ...photo, drawing, paper };
}

/** True if most of an image is dark. */
export function isMostlyDark({ width, height, rgba }: RgbaImage): boolean {
  const step = Math.max(1, Math.floor((width * height) / 20_000));
  let dark = 0;
  let count = 0;
  for (let i = 0; i < width * height; i += step) {
    const luma = 0.3 * rgba[4 * i] + 0.59 * rgba[4 * i + 1] + 0.11 * rgba[4 * i + 2];
    if (luma * (rgba[4 * i + 3] / 255) + 255 - rgba[4 * i + 3] < 110) dark++;
    count++;
  }
  return 2 * dark > count;
}

/** For each block and channel a value that a fifth of its pixels exceed. */
function brightPerBlock(photo: Omit<Photo, 'paper' | 'drawing'>): Float32Array {
  const { width, height, rgb, block, across, down } = photo;
  const bright = new Float32Array(3 * across * down);
  const step = Math.max(1, Math.floor(block / 24));
  const counts = new Int32Array(3 * 256);
  for (let b = 0; b < across * down; b++) {
    counts.fill(0);
    let total = 0;
    const left = (b % across) * block;
    const top = Math.floor(b / across) * block;
    for (let y = top; y < Math.min(height, top + block); y += step) {
      for (let x = left; x < Math.min(width, left + block); x += step) {
        const at = 3 * (y * width + x);
        for (let c = 0; c < 3; c++) counts[256 * c + rgb[at + c]]++;
        total++;
      }
    }
    for (let c = 0; c < 3; c++) {
      let value = 255;
      for (let above = 0; value > 0; value--) {
        above += counts[256 * c + value];
        if (above >= 0.2 * total) break;
      }
      bright[3 * b + c] = value;
    }
  }
  return bright;
}

/** The paper's channel at a pixel, between the middles of the blocks. */
export function paperAt(photo: Photo, x: number, y: number, channel: number): number {
  const { block, across, down, paper } = photo;
  const u = Math.min(across - 1, Math.max(0, (x + 0.5) / block - 0.5));
  const v = Math.min(down - 1, Math.max(0, (y + 0.5) / block - 0.5));
  const left = Math.floor(u);
  const top = Math.floor(v);
  const right = Math.min(across - 1, left + 1);
  const bottom = Math.min(down - 1, top + 1);
  const value = (bx: number, by: number): number => paper[3 * (by * across + bx) + channel];
  const above = value(left, top) * (1 - u + left) + value(right, top) * (u - left);
  const below = value(left, bottom) * (1 - u + left) + value(right, bottom) * (u - left);
  return above * (1 - v + top) + below * (v - top);
}

/** The photograph as ink on paper, with a factor of fewer pixels each way. */
export function toPlane(photo: Photo, factor: number): Plane {
  const width = Math.max(2, Math.floor(photo.width / factor));
  const height = Math.max(2, Math.floor(photo.height / factor));
  const plane = blankPlane(width, height);
  const papers = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((x & 7) === 0) {
        for (let c = 0; c < 3; c++) papers[c] = paperAt(photo, (x + 4) * factor, y * factor, c);
      }
      plane.data[y * width + x] = darkest(photo, x * factor, y * factor, factor, papers);
    }
  }
  return plane;
}

function darkest(
  { width, height, rgb, drawing }: Photo,
  left: number,
  top: number,
  factor: number,
  papers: Float32Array,
): number {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let y = top; y < Math.min(height, top + factor); y++) {
    for (let x = left; x < Math.min(width, left + factor); x++) {
      const at = 3 * (y * width + x);
      red += rgb[at];
      green += rgb[at + 1];
      blue += rgb[at + 2];
    }
  }
  const count = (Math.min(height, top + factor) - top) * (Math.min(width, left + factor) - left);
  if (drawing !== undefined) {
    return lightOn(drawing.grounds, [red / count, green / count, blue / count]);
  }
  const value = Math.min(red / papers[0], green / papers[1], blue / papers[2]) / count;
  return Math.min(1, value);
}
