/** Icons of an Iconify set on the disk ("icons.json"), as images for the maker. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const sharp = createRequire(new URL('../apps/cli/package.json', import.meta.url))('sharp');

/** Approximate longer side of a rasterised icon. */
const SIDE = 480;

/**
 * At most `count` icons of the file, evenly spread over their names, without those whose name fits
 * `without`; or those that `names` lists.
 * Icons that cannot be drawn are left out.
 */
export async function readIcons(file, count, { names, without } = {}) {
  const set = JSON.parse(readFileSync(file, 'utf8'));
  const all = Object.keys(set.icons).filter(
    (name) => !set.icons[name].hidden && without?.test(name) !== true,
  );
  const step = Math.max(1, all.length / count);
  const spread = Array.from(
    { length: Math.min(count, all.length) },
    (_, k) => all[Math.floor(k * step)],
  );
  const found = [];
  for (const name of names ?? spread) {
    const icon = set.icons[name];
    if (icon === undefined) throw new Error(`${file} has no icon "${name}"`);
    const { width = set.width ?? 16, height = set.height ?? 16, left = 0, top = 0, body } = icon;
    const scale = SIDE / Math.max(width, height);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${left} ${top} ${width} ${height}" color="#000">${body}</svg>`;
    const image = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => undefined);
    if (image === undefined) continue;
    const { data, info } = image;
    const rgba = new Uint8Array(data);
    found.push({ kind: set.prefix, name, width: info.width, height: info.height, rgba });
  }
  return found;
}
