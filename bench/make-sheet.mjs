/** A sheet to look at: each image, its traced picture and its repaired picture. */
import { createRequire } from 'node:module';

const require = createRequire(new URL('../apps/cli/package.json', import.meta.url));
const sharp = require('sharp');

const SIDE = 110;
const ACROSS = 6;

/** The PNG of a sheet of at most 120 results {image, grid, traced, palette}. */
export async function drawSheet(results) {
  const some = results.slice(0, 120);
  const panels = await Promise.all(
    some.map(async ({ image, grid, traced, palette }, i) => {
      const left = (i % ACROSS) * (3 * SIDE + 8);
      const top = Math.floor(i / ACROSS) * SIDE;
      const raw = { width: image.width, height: image.height, channels: 4 };
      const source = await sharp(image.rgba, { raw })
        .resize(SIDE - 6, SIDE - 6, { fit: 'contain', background: '#ffffff' })
        .png()
        .toBuffer();
      return [
        { input: source, left, top },
        { ...drawn(traced, palette), left: left + SIDE, top },
        { ...drawn(grid, palette), left: left + 2 * SIDE, top },
      ];
    }),
  );
  const width = ACROSS * (3 * SIDE + 8);
  const height = Math.ceil(some.length / ACROSS) * SIDE;
  return sharp({ create: { width, height, channels: 3, background: '#ccddee' } })
    .composite(panels.flat())
    .png()
    .toBuffer();
}

function drawn(grid, palette, side = SIDE - 6) {
  const cell = Math.max(1, Math.floor(side / Math.max(grid.width, grid.height)));
  const width = cell * grid.width;
  const height = cell * grid.height;
  const colors = palette.map(({ rgb }) => Number.parseInt(rgb.slice(1), 16));
  const data = Buffer.alloc(3 * width * height);
  for (let i = 0; i < width * height; i++) {
    const x = Math.floor((i % width) / cell);
    const y = Math.floor(i / width / cell);
    data.writeUIntBE(colors[grid.cells[y * grid.width + x]], 3 * i, 3);
  }
  return { input: data, raw: { width, height, channels: 3 } };
}

/** The PNG of a sheet of results {grid, palette} without the images and names, to be guessed. */
export async function drawPictures(results, { across = 12, side = 122 } = {}) {
  const panels = results.map(({ grid, palette }, i) => ({
    ...drawn(grid, palette, side - 14),
    left: (i % across) * side + 4,
    top: Math.floor(i / across) * side + 4,
  }));
  const height = Math.max(1, Math.ceil(results.length / across)) * side;
  const background = '#b8bcc4';
  return sharp({ create: { width: across * side, height, channels: 3, background } })
    .composite(panels)
    .png()
    .toBuffer();
}
