/**
 * The grids of icons that are pixel art: their drawings lie on a grid of their own, of 1 or 2 units
 * a cell, and become pictures cell by cell.
 */
import { createRequire } from 'node:module';
import { readSet } from './packages.mjs';

const sharp = createRequire(new URL('../../apps/cli/package.json', import.meta.url))('sharp');

/** The grid {width, height, cells} of an icon, 1 where it has ink; undefined if it is not crisp. */
export async function pixelGrid(pack, icon) {
  const set = readSet(pack);
  const { body, width = set.width, height = set.height } = set.icons[icon];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="#000" shape-rendering="crispEdges">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = Uint8Array.from({ length: info.width * info.height }, (_, i) =>
    data[4 * i + 3] > 127 ? 1 : 0,
  );
  const grid = trimmed({ width: info.width, cells });
  return grid === undefined ? undefined : (halved(grid) ?? grid);
}

/** The grid without empty rows and columns around; undefined if it is empty. */
function trimmed({ width, cells }) {
  const inked = [...cells.keys()].filter((i) => cells[i] > 0);
  if (inked.length === 0) return undefined;
  const xs = inked.map((i) => i % width);
  const ys = inked.map((i) => Math.floor(i / width));
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const size = { width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
  const at = (x, y) => cells[(y + top) * width + x + left];
  return gridBy(size.width, size.height, at);
}

/** The grid at half its size if all of it consists of squares of 2 x 2 cells. */
function halved({ width, height, cells }) {
  if (width % 2 > 0 || height % 2 > 0) return undefined;
  const small = gridBy(width / 2, height / 2, (x, y) => cells[2 * y * width + 2 * x]);
  const at = (i) => small.cells[((i / width / 2) | 0) * small.width + ((i % width) >> 1)];
  return cells.every((cell, i) => cell === at(i)) ? small : undefined;
}

function gridBy(width, height, at) {
  const cells = new Uint8Array(width * height);
  for (let i = 0; i < cells.length; i++) cells[i] = at(i % width, Math.floor(i / width));
  return { width, height, cells };
}
