/** Image files that tests make themselves: of every kind that people bring, and of no use. */
import { deflateSync } from 'node:zlib';
import { encodePng, gifBlocks, packLzw, type RgbaImage } from '@nonokit/image';

/** A file as a file chooser gives it. */
export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Rgba = [255, 255, 255, 255];
const BLACK: Rgba = [0, 0, 0, 255];
const NOTHING: Rgba = [0, 0, 0, 0];

/** An image drawn pixel by pixel. */
export function createImage(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Rgba,
): RgbaImage {
  const rgba = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rgba.set(colorAt(x, y), 4 * (y * width + x));
  }
  return { width, height, rgba };
}

/** A PNG file. */
export function pngFile(name: string, image: RgbaImage): MadeFile {
  const bytes = encodePng(image, { deflate: (lines) => deflateSync(lines, { level: 1 }) });
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

/** The good files, once they are made: the largest takes a second. */
let made: readonly MadeFile[] | undefined;

/** Files that become puzzles. */
export function goodFiles(): readonly MadeFile[] {
  made ??= [
    pngFile('photo.png', photo()),
    pngFile('icon.png', icon()),
    pngFile('drawing.png', lineDrawing()),
    pngFile('transparent.png', sticker()),
    { name: 'moving.gif', mimeType: 'image/gif', buffer: movingGif() },
    pngFile('pixels.png', pixelArt()),
    hugeFile(),
  ];
  return made;
}

/** A sun over hills, with noise, as a camera sees it. */
function photo(): RgbaImage {
  let seed = 1;
  const noise = (): number => {
    seed = (seed * 48271) % 2147483647;
    return (seed % 41) - 20;
  };
  return createImage(420, 300, (x, y) => {
    const isSun = (x - 290) ** 2 + (y - 90) ** 2 < 55 ** 2;
    const isHill = y > 190 - 50 * Math.sin(x / 70);
    const [red, green, blue] = isSun
      ? [250, 220 - y / 3, 90]
      : isHill
        ? [40 + y / 8, 110 - y / 6, 50]
        : [120 + y / 3, 170 + y / 6, 230];
    const shade = noise();
    return [clamped(red + shade), clamped(green + shade), clamped(blue + shade), 255];
  });
}

/** A house in flat colours. */
function icon(): RgbaImage {
  return createImage(96, 96, (x, y) => {
    if (y > 44 && y < 88 && x > 18 && x < 78) {
      return x > 40 && x < 56 && y > 60 ? [90, 50, 20, 255] : [240, 190, 60, 255];
    }
    return y <= 44 && y > 8 && Math.abs(x - 48) < (y - 8) * 1.1 ? [200, 40, 40, 255] : WHITE;
  });
}

/** A ring and a cross in thin strokes. */
function lineDrawing(): RgbaImage {
  return createImage(220, 220, (x, y) => {
    const radius = Math.hypot(x - 110, y - 110);
    const isRing = Math.abs(radius - 85) < 4;
    const isCross = (Math.abs(x - 110) < 4 || Math.abs(y - 110) < 4) && radius < 60;
    return isRing || isCross ? BLACK : WHITE;
  });
}

/** A fish on nothing, with a soft rim. */
function sticker(): RgbaImage {
  return createImage(160, 120, (x, y) => {
    const body = Math.hypot((x - 90) / 1.4, y - 60);
    const isTail = x < 44 && x > 14 && Math.abs(y - 60) < (48 - x) * 1.1;
    if (Math.hypot(x - 120, y - 50) < 7) return BLACK;
    if (body < 40 || isTail) return [30, 120, 200, 255];
    return body < 42 ? [30, 120, 200, Math.round(255 * (42 - body) * 0.5)] : NOTHING;
  });
}

/** Eight by eight pixels. */
function pixelArt(): RgbaImage {
  const rows = ['.rr..rr.', 'rrrrrrrr', 'rwrrrrrr', 'rrrrrrrr', '.rrrrrr.', '..rrrr..', '...rr...'];
  const colors: Readonly<Record<string, Rgba>> = { r: [220, 30, 40, 255], w: [255, 200, 200, 255] };
  return createImage(8, 8, (x, y) => colors[rows[y]?.[x] ?? '.'] ?? NOTHING);
}

/** Twenty-four megapixels of large discs. */
function hugeFile(): MadeFile {
  const width = 6000;
  const height = 4000;
  const indices = new Uint8Array(width * height);
  for (const [left, top, radius] of [
    [1500, 2000, 1100],
    [4300, 1500, 1200],
    [4000, 3300, 500],
  ]) {
    for (let y = -(radius ?? 0); y < (radius ?? 0); y++) {
      const half = Math.floor(Math.sqrt((radius ?? 0) ** 2 - y * y));
      const from = ((top ?? 0) + y) * width + (left ?? 0);
      indices.fill(1, from - half, from + half);
    }
  }
  const palette = [0xffffff, 0x203060];
  const bytes = encodePng(
    { width, height, palette, indices },
    { bits: 'fewest', deflate: (lines) => deflateSync(lines, { level: 1 }) },
  );
  return { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

/** Three frames: a disc, a ring, a cross. */
export function movingGif(): Buffer {
  const side = 40;
  const shapes: readonly ((x: number, y: number) => boolean)[] = [
    (x, y) => Math.hypot(x, y) < 14,
    (x, y) => Math.abs(Math.hypot(x, y) - 13) < 4,
    (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 16 && Math.min(Math.abs(x), Math.abs(y)) < 4,
  ];
  const frames = shapes.flatMap((isInk) => {
    const pixels = Uint8Array.from({ length: side * side }, (_, at) =>
      isInk((at % side) - 20, Math.floor(at / side) - 20) ? 1 : 0,
    );
    const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
    const place = [0x2c, 0, 0, 0, 0, side, 0, side, 0, 0, 2];
    return [...control, ...place, ...gifBlocks(packLzw(pixels, 2))];
  });
  const colors = [255, 255, 255, 160, 30, 120];
  const loop = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  return Buffer.from([
    ...Buffer.from('GIF89a'),
    ...[side, 0, side, 0, 0x80, 0, 0, ...colors, ...loop, ...frames, 0x3b],
  ]);
}

/** A PNG that claims to be vast. */
export function vastPng(): MadeFile {
  const buffer = Buffer.from(pngFile('', icon()).buffer);
  buffer.writeUInt32BE(20_000, 16);
  buffer.writeUInt32BE(20_000, 20);
  return { name: 'vast.png', mimeType: 'image/png', buffer };
}

/** A drawing that asks for a script, a picture and a font from elsewhere. */
export function hostileSvg(address: string): MadeFile {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    viewBox="0 0 40 40" onload="top.leaked = true; fetch('${address}leak-1')">
    <script>top.leaked = true; parent.leaked = true; fetch('${address}leak-2')</script>
    <style>@import url('${address}leak-3.css'); circle { fill: #22aa55 }</style>
    <foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml"
      src="${address}leak-4.png" onerror="top.leaked = true"/></foreignObject>
    <image href="${address}leak-5.png" width="40" height="40"/>
    <image xlink:href="${address}leak-6.png" width="40" height="40"/>
    <circle cx="20" cy="18" r="14" fill="#22aa55"/><path d="M18 18h4v20h-4z" fill="#885522"/>
  </svg>`;
  return { name: 'hostile.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) };
}

/** A JPEG with a note that it is to be turned by a quarter clockwise. */
export function turnedJpeg(jpeg: Buffer): Buffer {
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
  const tiff = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, ...entry, 0, 0, 0, 0];
  const body = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff];
  const segment = [0xff, 0xe1, 0, body.length + 2, ...body];
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(segment), jpeg.subarray(2)]);
}

function clamped(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
