/**
 * Small images for tests, drawn with letters.
 */
import type { RgbaImage } from '@nonokit/image';

const PAINTS: Readonly<Record<string, readonly number[]>> = {
  '#': [0, 0, 0, 255],
  '.': [255, 255, 255, 255],
  r: [220, 30, 30, 255],
  g: [30, 160, 60, 255],
  b: [30, 60, 200, 255],
  y: [240, 200, 40, 255],
};

/** The options for drawing. */
export interface DrawnOptions {
  /** The letter of transparent pixels. */
  readonly transparent?: string;
  /** The side of each letter in pixels. */
  readonly scale?: number;
}

/** The image with one pixel for each letter: "#" black, "." white, r, g, b, y. */
export function drawnImage(
  rows: readonly string[],
  { transparent, scale = 1 }: DrawnOptions = {},
): RgbaImage {
  const width = scale * (rows[0]?.length ?? 0);
  const height = scale * rows.length;
  const rgba = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const letter = rows[Math.floor(i / width / scale)]?.[Math.floor((i % width) / scale)] ?? '.';
    rgba.set(letter === transparent ? [0, 0, 0, 0] : (PAINTS[letter] ?? []), 4 * i);
  }
  return { width, height, rgba };
}

/**
 * An image of `side` pixels whose colour at x, y (each 0..1) is given by a function, channels
 * 0..255.
 */
export function shadedImage(
  side: number,
  colorAt: (x: number, y: number) => readonly [number, number, number],
): RgbaImage {
  const rgba = new Uint8Array(4 * side * side);
  for (let i = 0; i < side * side; i++) {
    const color = colorAt(((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side);
    rgba.set([...color.map(Math.round), 255], 4 * i);
  }
  return { width: side, height: side, rgba };
}

/** Like `shadedImage`, with transparent places where the function returns undefined. */
export function cutImage(
  side: number,
  colorAt: (x: number, y: number) => readonly [number, number, number] | undefined,
): RgbaImage {
  const { width, height, rgba } = shadedImage(side, (x, y) => colorAt(x, y) ?? [0, 0, 0]);
  for (let i = 0; i < side * side; i++) {
    const x = ((i % side) + 0.5) / side;
    const y = (Math.floor(i / side) + 0.5) / side;
    if (colorAt(x, y) === undefined) rgba[4 * i + 3] = 0;
  }
  return { width, height, rgba };
}
