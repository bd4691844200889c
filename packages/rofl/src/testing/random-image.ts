/**
 * Random images of every kind that ROFL should store: noise, checkerboards, stripes, discs,
 * drawings in blocks, gradients, photographs; from 1x1, with one colour or hundreds, opaque or not.
 */
import type { Random } from '@nonokit/core';
import { type RoflImage, roflImageOf } from '../image.js';

/** The colour of a cell, as a number below the number of colours. */
type Painter = (x: number, y: number) => number;

/** A random image whose sides have at most `most` pixels. */
export function randomImage(random: Random, most: number): RoflImage {
  const width = 1 + random.below(most);
  const height = 1 + random.below(most);
  if (random.below(8) === 0) return photograph(random, width, height);
  const colors = random.below(3) === 0 ? 2 : 1 + random.below(random.below(4) === 0 ? 300 : 8);
  const paint = createPainter(random, width, height, colors);
  const alpha = random.below(8) === 0;
  const palette = Uint32Array.from(
    { length: colors },
    () => (random.below(2 ** 24) * 256 + (alpha ? random.below(256) : 255)) >>> 0,
  );
  const cells = new Uint32Array(width * height);
  for (let i = 0; i < cells.length; i++) cells[i] = paint(i % width, Math.floor(i / width));
  return { width, height, palette, cells };
}

/** A smooth picture with some noise, like a photograph. */
function photograph(random: Random, width: number, height: number): RoflImage {
  const noise = random.below(20);
  const slopes = [0, 0, 0].map(() => [random.next() - 0.5, random.next() - 0.5, random.below(256)]);
  const pixel = (i: number): number[] => {
    const light = random.below(noise + 1);
    const channels = slopes.map(([a = 0, b = 0, c = 0]) => {
      const wave = Math.sin((i % width) * a) + Math.cos(Math.floor(i / width) * b);
      return Math.floor(c + 40 * wave + light + random.below(noise / 4 + 1));
    });
    return [...channels, 255];
  };
  const pixels = Array.from({ length: width * height }, (_, i) => pixel(i));
  return roflImageOf({ width, height, rgba: Uint8ClampedArray.from(pixels.flat()) });
}

function createPainter(random: Random, width: number, height: number, colors: number): Painter {
  const step = 1 + random.below(8);
  const density = random.next();
  switch (random.below(7)) {
    case 0: // noise, of any density
      return () => (random.next() < density ? random.below(colors) : 0);
    case 1: // a checkerboard
      return (x, y) => (Math.floor(x / step) + Math.floor(y / step)) % colors;
    case 2: // stripes
      return (x, y) => Math.floor((x + y * random.below(2)) / step) % colors;
    case 3: {
      // discs
      const discs = Array.from({ length: 1 + random.below(6) }, () => ({
        x: random.below(width),
        y: random.below(height),
        reach: 1 + random.below(12),
        color: random.below(colors),
      }));
      return (x, y) =>
        discs.find((disc) => Math.hypot(disc.x - x, disc.y - y) <= disc.reach)?.color ?? 0;
    }
    case 4: {
      // blocks of one colour
      const across = Math.ceil(width / step);
      const blocks = Array.from({ length: across * Math.ceil(height / step) }, () =>
        random.below(colors),
      );
      return (x, y) => blocks[Math.floor(y / step) * across + Math.floor(x / step)] ?? 0;
    }
    case 5: // a gradient
      return (x, y) => Math.floor(((x + y) * colors) / (width + height));
    default: // switches: either position has the same clues
      return (x, y) => ((x % 3 < 2 && y % 3 < 2 && (x + y) % 2) === 1 ? random.below(colors) : 0);
  }
}
