/** The fonts that digits are drawn with, by family, and which families are kept out of training. */
import { createHash } from 'node:crypto';
import { listFonts, readFontShapes } from './font-shapes.mjs';

/** True for one family in five: accuracy is told on these. */
export function isHeldOut(family) {
  return createHash('sha256').update(family).digest()[0] % 5 === 0;
}

/** The fonts of each family; a font whose digits another file draws as well is left out. */
export async function readFamilies(folders) {
  const found = new Map();
  const seen = new Set();
  for (const file of listFonts(folders)) {
    const font = await readFontShapes(file).catch(() => undefined);
    if (font === undefined) continue;
    const hash = createHash('sha256');
    for (const { ink } of font.shapes.slice(0, 10)) hash.update(Buffer.from(ink.buffer));
    const key = hash.digest('hex');
    if (seen.has(key)) continue;
    seen.add(key);
    const fonts = found.get(font.family) ?? [];
    // no family counts more than a few times
    if (fonts.length < 4) found.set(font.family, [...fonts, font]);
  }
  return found;
}
