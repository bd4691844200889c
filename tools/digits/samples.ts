/**
 * Glyphs to learn from: digits of fonts as a camera may see them (small, leaning, thin or fat,
 * blurred, noisy, with remains of rules), and what is no digit: letters, crosses, dots, halves.
 */
import type { Random } from '../../packages/core/src/index.js';
import { cutGlyph, type InkImage, NO_DIGIT } from '../../packages/scan/src/training.js';

/** The characters of one font, large: ten digits, then letters. */
export interface FontShapes {
  readonly family: string;
  readonly shapes: readonly InkImage[];
}

/** A glyph and its class. */
export interface Sample {
  readonly glyph: Float32Array;
  readonly label: number;
}

/** The share of samples that are no digits. */
const NO_DIGITS = 0.12;

const between = (random: Random, from: number, to: number): number =>
  from + (to - from) * random.next();

/** A sample of one of the fonts. */
export function makeSample(fonts: readonly FontShapes[], random: Random): Sample {
  const { shapes } = fonts[random.below(fonts.length)] as FontShapes;
  const isDigit = random.next() >= NO_DIGITS;
  const label = isDigit ? random.below(10) : NO_DIGIT;
  const shape = isDigit ? (shapes[label] as InkImage) : noDigit(shapes, random);
  const seen = photographed(shape, random);
  const box = inkBox(seen);
  const jitter = (): number => (random.next() < 0.25 ? random.below(3) - 1 : 0);
  const { left, top, right, bottom } = box;
  const moved = {
    left: left + jitter(),
    top: top + jitter(),
    right: Math.max(left + 1, right + jitter()),
    bottom: Math.max(top + 1, bottom + jitter()),
  };
  return { glyph: cutGlyph(seen, moved), label };
}

/** A large shape that is no digit. */
function noDigit(shapes: readonly InkImage[], random: Random): InkImage {
  const kind = random.below(6);
  if (kind <= 2) return shapes[10 + random.below(shapes.length - 10)] as InkImage;
  if (kind === 3)
    return beside(shapes[random.below(10)] as InkImage, shapes[random.below(10)] as InkImage);
  return drawn(random, kind === 4);
}

/** Two digits that touch. */
function beside(a: InkImage, b: InkImage): InkImage {
  const width = a.width + b.width - 2;
  const height = Math.max(a.height, b.height);
  const ink = new Float32Array(width * height);
  for (const [shape, left] of [
    [a, 0],
    [b, a.width - 2],
  ] as const) {
    for (let i = 0; i < shape.ink.length; i++) {
      const at = Math.floor(i / shape.width) * width + left + (i % shape.width);
      ink[at] = Math.max(ink[at] as number, shape.ink[i] as number);
    }
  }
  return { width, height, ink };
}

/** A cross, or a dot, block or bar. */
function drawn(random: Random, isCross: boolean): InkImage {
  const side = 70;
  const ink = new Float32Array(side * side);
  const thick = between(random, 4, 14);
  const w = between(random, 0.15, 1) * side;
  const h = between(random, 0.15, 1) * side;
  const isRound = random.next() < 0.5;
  for (let i = 0; i < ink.length; i++) {
    const x = (i % side) - side / 2;
    const y = Math.floor(i / side) - side / 2;
    if (isCross) ink[i] = Math.min(Math.abs(x - y), Math.abs(x + y)) < thick ? 1 : 0;
    else if (isRound) ink[i] = x * x + y * y < (w * w) / 4 ? 1 : 0;
    else ink[i] = Math.abs(x) < w / 2 && Math.abs(y) < h / 2 ? 1 : 0;
  }
  return { width: side, height: side, ink };
}

/** A shape as it may look in a straightened sheet. */
function photographed(shape: InkImage, random: Random): InkImage {
  const size = Math.exp(between(random, Math.log(8), Math.log(30)));
  const scale = shape.height / size;
  const stretch = between(random, 0.82, 1.18);
  const turn = between(random, -0.1, 0.1);
  const lean = between(random, -0.12, 0.12);
  const width = Math.ceil((shape.width / scale) * stretch + 0.3 * size) + 8;
  const height = Math.ceil(size * 1.25) + 8;
  const fat = between(random, -0.028, 0.032) * shape.height;
  const soft = fattened(shape, fat);
  const ink = new Float32Array(width * height);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const fine = Math.max(2, Math.ceil(scale));
  const offX = random.next();
  const offY = random.next();
  for (let i = 0; i < ink.length; i++) {
    let sum = 0;
    for (let k = 0; k < fine * fine; k++) {
      const x = (i % width) + ((k % fine) + 0.5) / fine - width / 2 + offX - 0.5;
      const y =
        Math.floor(i / width) + (Math.floor(k / fine) + 0.5) / fine - height / 2 + offY - 0.5;
      const u = (cos * x + sin * y + lean * y) / stretch;
      const v = cos * y - sin * x;
      const px = Math.floor(u * scale + shape.width / 2);
      const py = Math.floor(v * scale + shape.height / 2);
      if (px < 0 || py < 0 || px >= shape.width || py >= shape.height) continue;
      sum += soft[py * shape.width + px] as number;
    }
    ink[i] = sum / (fine * fine);
  }
  return withFaults({ width, height, ink }, random, size);
}

/** The shape with strokes thicker by `fat` pixels, or thinner. */
function fattened({ width, height, ink }: InkImage, fat: number): Float32Array {
  const reach = Math.round(Math.abs(fat));
  if (reach === 0) return ink;
  const choose = fat > 0 ? Math.max : Math.min;
  const at = (x: number, y: number): number =>
    x >= 0 && y >= 0 && x < width && y < height ? (ink[y * width + x] as number) : 0;
  return ink.map((value, i) => {
    const x = i % width;
    const y = Math.floor(i / width);
    const across = choose(at(x - reach, y), at(x + reach, y));
    return choose(value, choose(across, choose(at(x, y - reach), at(x, y + reach))));
  });
}

/** Blur, faint ink, remains of a rule, uneven light and noise. */
function withFaults(image: InkImage, random: Random, size: number): InkImage {
  const { width, height } = image;
  let { ink } = image;
  if (random.next() < 0.12) addRule(image, random);
  const blur = random.next() < 0.7 ? between(random, 0, 0.075) * size : 0;
  ink = blurred({ width, height, ink }, blur);
  const contrast = between(random, 0.35, 1);
  const noise = random.next() < 0.6 ? between(random, 0, 0.1) : 0;
  const slope = between(random, -0.1, 0.1) / width;
  for (let i = 0; i < ink.length; i++) {
    const grain = (random.next() + random.next() + random.next() - 1.5) * noise;
    ink[i] = contrast * (ink[i] as number) + grain + slope * (i % width);
  }
  return { width, height, ink };
}

function addRule({ width, height, ink }: InkImage, random: Random): void {
  const isLevel = random.next() < 0.5;
  const at = random.next() < 0.5 ? 4 : (isLevel ? height : width) - 5;
  for (let i = 0; i < ink.length; i++) {
    const across = isLevel ? Math.floor(i / width) : i % width;
    if (across === at) ink[i] = Math.max(ink[i] as number, 0.6);
  }
}

function blurred({ width, height, ink }: InkImage, sigma: number): Float32Array {
  if (sigma < 0.3) return ink;
  const reach = Math.ceil(2.5 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-((k - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, value) => sum + value, 0);
  const pass = (from: Float32Array, stride: number, length: number): Float32Array =>
    from.map((_, i) => {
      const x = Math.floor(i / stride) % length;
      let sum = 0;
      for (let k = -reach; k <= reach; k++) {
        const at = Math.min(length - 1, Math.max(0, x + k)) - x;
        sum += (weights[k + reach] as number) * (from[i + at * stride] as number);
      }
      return sum / total;
    });
  return pass(pass(ink, 1, width), width, height);
}

/** The box of all clear ink. */
function inkBox({ width, height, ink }: InkImage) {
  const dark = ink.reduce((most, value) => Math.max(most, value), 0.1);
  let left = width;
  let top = height;
  let right = 0;
  let bottom = 0;
  for (let i = 0; i < ink.length; i++) {
    if ((ink[i] as number) < 0.45 * dark) continue;
    left = Math.min(left, i % width);
    right = Math.max(right, i % width);
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.max(bottom, Math.floor(i / width));
  }
  if (right < left) return { left: 0, top: 0, right: width - 1, bottom: height - 1 };
  return { left, top, right, bottom };
}
