/** Draws a contact sheet: pictures in rows of twelve, each with its number and nothing else. */
import { createRequire } from 'node:module';

const sharp = createRequire(new URL('../../apps/cli/package.json', import.meta.url))('sharp');

const ACROSS = 12;
const SIDE = 92;
const GAP = 6;

/** The PNG of candidates {width, height, palette, cells}, with their titles if they have some. */
export async function drawSheet(candidates) {
  const height = Math.max(1, Math.ceil(candidates.length / ACROSS)) * SIDE;
  const width = ACROSS * SIDE;
  const numbers = candidates.map(({ title = '' }, i) => numberAt(i) + titleAt(i, title)).join('');
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="9">${numbers}</svg>`;
  const panels = candidates.map((one, i) => ({
    ...drawn(one, SIDE - GAP - (one.title === undefined ? 8 : 16)),
    left: (i % ACROSS) * SIDE + 12,
    top: Math.floor(i / ACROSS) * SIDE + 4,
  }));
  return sharp({ create: { width, height, channels: 3, background: '#b8bcc4' } })
    .composite([...panels, { input: Buffer.from(text), left: 0, top: 0 }])
    .png()
    .toBuffer();
}

function numberAt(i) {
  const x = (i % ACROSS) * SIDE + 1;
  const y = Math.floor(i / ACROSS) * SIDE + 12;
  return [...String(i)]
    .map((digit, k) => `<text x="${x}" y="${y + 10 * k}">${digit}</text>`)
    .join('');
}

/** The title below the picture, as far as there is room. */
function titleAt(i, title) {
  const x = (i % ACROSS) * SIDE + 2;
  const y = (Math.floor(i / ACROSS) + 1) * SIDE - 2;
  const text = title.slice(0, 34).replace(/[&<]/g, ' ');
  const fit = text.length > 18 ? ` textLength="${SIDE - 3}" lengthAdjust="spacingAndGlyphs"` : '';
  return title === '' ? '' : `<text x="${x}" y="${y}"${fit}>${text}</text>`;
}

function drawn({ width, height, palette, cells }, side) {
  const cell = Math.max(1, Math.floor(side / Math.max(width, height)));
  const colors = palette.map((rgb) => Number.parseInt(rgb.slice(1), 16));
  const data = Buffer.alloc(3 * cell * cell * width * height);
  for (let i = 0; i < data.length / 3; i++) {
    const x = i % (width * cell);
    const y = Math.floor(i / (width * cell));
    const at = Math.floor(y / cell) * width + Math.floor(x / cell);
    data.writeUIntBE(colors[Number.parseInt(cells[at], 36)], 3 * i, 3);
  }
  return { input: data, raw: { width: width * cell, height: height * cell, channels: 3 } };
}
