/** Pictures of what a scan looked at, for finding out why it went wrong. */
import type { RgbaImage } from '@nonokit/image';
import type { Glyph } from './rails/glyphs.js';
import type { RailStages } from './rails/rail.js';
import type { ScanStages } from './scan.js';
import type { Plane } from './sheet/plane.js';

/** A picture of a stage with its name: "3-crossings". */
export interface StagePicture {
  readonly name: string;
  readonly image: RgbaImage;
}

const RED = [214, 40, 40] as const;
const BLUE = [20, 80, 220] as const;
const GREEN = [0, 140, 70] as const;

type Paint = readonly [number, number, number];

/** The pictures of a scan: its edges, the straightened image with crossings, grids, rails. */
export function paintStages({ photo, sheets, places, rails }: ScanStages): StagePicture[] {
  const pictures: StagePicture[] = [];
  const edges = toImage(sheets.plane);
  for (const { x, y, angle, length } of sheets.segments) {
    const dx = (Math.cos(angle) * length) / 2;
    const dy = (Math.sin(angle) * length) / 2;
    line(edges, { x: x - dx, y: y - dy }, { x: x + dx, y: y + dy }, RED);
  }
  pictures.push({ name: '1-edges', image: edges });
  if (sheets.rectified !== undefined) {
    const straight = toImage(sheets.rectified.plane);
    for (const { crossings } of sheets.lattices) {
      for (const { x, y } of crossings.values()) cross(straight, x, y, BLUE);
    }
    pictures.push({ name: '2-crossings', image: straight });
  }
  const grids = toImage(sheets.plane);
  const scale = photo.width / sheets.plane.width;
  for (const { width, height, at } of places) {
    for (let v = 0; v <= height; v++) {
      for (let u = 0; u <= width; u++) {
        const { x, y } = at(u, v);
        cross(grids, x / scale, y / scale, u === 0 || v === 0 ? RED : BLUE);
      }
    }
  }
  pictures.push({ name: '3-grids', image: grids });
  for (const [k, rail] of rails.entries()) {
    if (rail !== undefined) pictures.push({ name: `4-rail-${k + 1}`, image: railImage(rail) });
  }
  return pictures;
}

function toImage({ width, height, data }: Plane): RgbaImage {
  const rgba = new Uint8Array(4 * width * height);
  for (let i = 0; i < data.length; i++) {
    rgba.fill(255 * Math.min(1, Math.max(0, data[i])), 4 * i, 4 * i + 3);
    rgba[4 * i + 3] = 255;
  }
  return { width, height, rgba };
}

/** A rail with the boxes of its digits: green where they are clear, red where they are not. */
function railImage({ area, mask, glyphs }: RailStages): RgbaImage {
  const { width, height, rgb } = area;
  const rgba = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) rgba[4 * i + c] = 255 * rgb[3 * i + c];
    if (mask[i] === 2) rgba[4 * i] = 255;
    rgba[4 * i + 3] = 255;
  }
  const image = { width, height, rgba };
  for (const glyph of glyphs) box(image, glyph);
  return image;
}

function box(image: RgbaImage, { box: { left, right, top, bottom }, reading }: Glyph): void {
  const paint = reading.probabilities[reading.digit] > 0.9 ? GREEN : RED;
  const corners = [
    { x: left - 1, y: top - 1 },
    { x: right + 1, y: top - 1 },
    { x: right + 1, y: bottom + 1 },
    { x: left - 1, y: bottom + 1 },
  ];
  for (const [k, corner] of corners.entries()) line(image, corner, corners[(k + 1) % 4], paint);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function line(image: RgbaImage, from: Spot, to: Spot, paint: Paint): void {
  const steps = Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1));
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    dot(image, from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, paint);
  }
}

function cross(image: RgbaImage, x: number, y: number, paint: Paint): void {
  for (let k = -2; k <= 2; k++) {
    dot(image, x + k, y, paint);
    dot(image, x, y + k, paint);
  }
}

function dot({ width, height, rgba }: RgbaImage, x: number, y: number, paint: Paint): void {
  const px = Math.round(x);
  const py = Math.round(y);
  if (px < 0 || py < 0 || px >= width || py >= height) return;
  const at = 4 * (py * width + px);
  for (let c = 0; c < 3; c++) rgba[at + c] = paint[c];
}
