/** The small picture of one digit that the network reads: 20 by 20, its ink fitted into 16. */

/** Pixels a side of a glyph. */
export const GLYPH_SIDE = 20;

/** Pixels of the longer side of the ink. */
const FITTED = 16;

/** An image of ink: 1 is ink, 0 paper. */
export interface InkImage {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

/** The box of a digit: its first and last pixels. */
export interface GlyphBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cuts a digit out of an image and brings it to the size and contrast that the network knows. */
export function cutGlyph(image: InkImage, box: GlyphBox): Float32Array {
  const glyph = new Float32Array(GLYPH_SIDE * GLYPH_SIDE);
  const width = box.right - box.left + 1;
  const height = box.bottom - box.top + 1;
  const scale = Math.max(width, height) / FITTED;
  const middleX = box.left + width / 2;
  const middleY = box.top + height / 2;
  const fine = Math.min(4, Math.max(1, Math.round(scale)));
  for (let y = 0; y < GLYPH_SIDE; y++) {
    for (let x = 0; x < GLYPH_SIDE; x++) {
      let sum = 0;
      for (let k = 0; k < fine * fine; k++) {
        const u = x + ((k % fine) + 0.5) / fine - GLYPH_SIDE / 2;
        const v = y + (Math.floor(k / fine) + 0.5) / fine - GLYPH_SIDE / 2;
        sum += inkAt(image, box, middleX + u * scale - 0.5, middleY + v * scale - 0.5);
      }
      glyph[y * GLYPH_SIDE + x] = sum / (fine * fine);
    }
  }
  return contrasted(glyph);
}

/** The ink between pixels; outside the box and a pixel around it there is none. */
function inkAt({ width, height, ink }: InkImage, box: GlyphBox, x: number, y: number): number {
  if (x < box.left - 1 || y < box.top - 1 || x > box.right + 1 || y > box.bottom + 1) return 0;
  const left = Math.floor(x);
  const top = Math.floor(y);
  let sum = 0;
  for (let v = 0; v < 2; v++) {
    for (let u = 0; u < 2; u++) {
      const px = left + u;
      const py = top + v;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const share = (u === 0 ? 1 - (x - left) : x - left) * (v === 0 ? 1 - (y - top) : y - top);
      sum += share * ink[py * width + px];
    }
  }
  return sum;
}

/** The glyph stretched from its paper to its darkest ink. */
function contrasted(glyph: Float32Array): Float32Array {
  const sorted = Float32Array.from(glyph).sort();
  const paper = sorted[Math.floor(0.2 * sorted.length)];
  const dark = sorted[Math.floor(0.97 * sorted.length)];
  const range = Math.max(0.05, dark - paper);
  return glyph.map((value) => Math.min(1, Math.max(0, (value - paper) / range)));
}
