/**
 * The characters of fonts as large pictures, drawn by resvg. Fonts are taken from the folders that
 * are given; one without digits of one height (old style) or with empty ones is left out, and so is
 * a family whose digits another family draws, too.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Digits, then letters and signs that no digit looks like. */
const DIGITS = [...'0123456789'];
const OTHERS = [...'AEFHKMNPRTVWXYadefhkmnprtuvwxy?%&#+'];

const SIZE = 90;
const BOX = 150;

/** All font files below the folders, in a stable order. */
export function listFonts(folders) {
  const files = [];
  const walk = (path) => {
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) walk(join(path, name));
    else if (/\.(ttf|otf)$/i.test(path)) files.push(path);
  };
  for (const folder of folders) walk(folder);
  return files;
}

let isReady = false;

/** The shapes of a font file; undefined if it does not serve. */
export async function readFontShapes(file) {
  if (!isReady) {
    const require = createRequire(import.meta.url);
    await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
    isReady = true;
  }
  const bytes = readFileSync(file);
  const family = familyName(bytes);
  if (family === undefined) return undefined;
  const shapes = drawCharacters(bytes, family);
  const digits = shapes.slice(0, 10);
  if (digits.some((shape) => shape === undefined)) return undefined;
  const heights = digits.map(({ height }) => height);
  if (Math.min(...heights) < 0.85 * Math.max(...heights)) return undefined;
  return { family, shapes: shapes.filter((shape) => shape !== undefined) };
}

/** All characters, drawn in one picture, as a font is read anew for each. */
function drawCharacters(bytes, family) {
  const all = [...DIGITS, ...OTHERS];
  const name = family.replaceAll('&', '&amp;').replaceAll('"', '');
  const texts = all.map(
    (char, k) => `<text x="${BOX * k + 30}" y="110">${char.replace('&', '&amp;')}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${BOX * all.length}" height="${BOX}" font-size="${SIZE}" font-family="${name}">${texts.join('')}</svg>`;
  const resvg = new Resvg(svg, { font: { fontBuffers: [bytes], loadSystemFonts: false } });
  const image = resvg.render();
  const { pixels, width } = image;
  const shapes = all.map((_, k) => inked(pixels, width, BOX * k));
  image.free();
  resvg.free();
  return shapes;
}

/** The ink of the box of a picture that begins at column `from`, without its margins. */
function inked(pixels, width, from) {
  let left = width;
  let top = BOX;
  let right = -1;
  let bottom = -1;
  for (let i = 0; i < BOX * BOX; i++) {
    const x = from + (i % BOX);
    const y = Math.floor(i / BOX);
    if (pixels[4 * (y * width + x) + 3] < 100) continue;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right - left < 3 || bottom - top < 20) return undefined;
  const own = { width: right - left + 1, height: bottom - top + 1 };
  const ink = new Float32Array(own.width * own.height);
  for (let i = 0; i < ink.length; i++) {
    const x = left + (i % own.width);
    const y = top + Math.floor(i / own.width);
    ink[i] = pixels[4 * (y * width + x) + 3] / 255;
  }
  return { ...own, ink };
}

/** The family that a font names itself, from its table `name`. */
function familyName(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.subarray(0, 4).toString('latin1') === 'ttcf') return undefined;
  for (let k = 0; k < view.getUint16(4); k++) {
    const entry = 12 + 16 * k;
    if (bytes.subarray(entry, entry + 4).toString('latin1') !== 'name') continue;
    const table = view.getUint32(entry + 8);
    const texts = table + view.getUint16(table + 4);
    const names = new Map();
    for (let n = 0; n < view.getUint16(table + 2); n++) {
      const record = table + 6 + 12 * n;
      const platform = view.getUint16(record);
      const id = view.getUint16(record + 6);
      const at = texts + view.getUint16(record + 10);
      const raw = bytes.subarray(at, at + view.getUint16(record + 8));
      if (platform === 3 && !names.has(id))
        names.set(id, Buffer.from(raw).swap16().toString('utf16le'));
      if (platform === 1 && !names.has(id)) names.set(id, raw.toString('latin1'));
    }
    return names.get(16) ?? names.get(1);
  }
  return undefined;
}
