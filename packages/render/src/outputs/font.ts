/**
 * Reading a TrueType font, as far as setting a line of text needs it: the characters of the font
 * and their widths.
 *
 * Reads the tables `cmap` (formats 4 and 12), `hmtx`, `hhea` and `head`; drawing is done elsewhere.
 */

/** A font's characters. */
export interface Font {
  /** The width of a character over the font size: 0.567; undefined if the font cannot draw it. */
  advance(codePoint: number): number | undefined;
}

/** Reads a TrueType font. Throws RangeError for other bytes. */
export function fontOf(bytes: Uint8Array): Font {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let k = 0; k < view.getUint16(4); k++) {
    const entry = 12 + 16 * k;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    tables.set(tag, view.getUint32(entry + 8));
  }
  const table = (tag: string): number => {
    const at = tables.get(tag);
    if (at === undefined) throw new RangeError(`fontOf: the font has no table ${tag}`);
    return at;
  };
  const findGlyph = readCharacters(view, table('cmap'));
  const unitsPerEm = view.getUint16(table('head') + 18);
  const lastWidth = view.getUint16(table('hhea') + 34) - 1;
  const widths = table('hmtx');
  return {
    advance(codePoint) {
      const glyph = findGlyph(codePoint);
      if (glyph === 0) return undefined;
      return view.getUint16(widths + 4 * Math.min(glyph, lastWidth)) / unitsPerEm;
    },
  };
}

/** The glyph of each character, 0 for those the font lacks. */
function readCharacters(view: DataView, cmap: number): (codePoint: number) => number {
  const lookups: ((codePoint: number) => number)[] = [];
  for (let k = 0; k < view.getUint16(cmap + 2); k++) {
    const at = cmap + view.getUint32(cmap + 4 + 8 * k + 4);
    const format = view.getUint16(at);
    if (format === 12) lookups.unshift((codePoint) => glyphInGroups(view, at, codePoint));
    if (format === 4) lookups.push((codePoint) => glyphInSegments(view, at, codePoint));
  }
  const [lookup] = lookups;
  if (lookup === undefined) throw new RangeError('fontOf: the font has no Unicode characters');
  return lookup;
}

/** Format 4: segments of the first 65,536 characters. */
function glyphInSegments(view: DataView, at: number, codePoint: number): number {
  if (codePoint > 0xffff) return 0;
  const twice = view.getUint16(at + 6);
  const ends = at + 14;
  const starts = at + 16 + twice;
  const deltas = starts + twice;
  const offsets = starts + 2 * twice;
  for (let k = 0; k < twice; k += 2) {
    if (view.getUint16(ends + k) < codePoint) continue;
    const start = view.getUint16(starts + k);
    if (start > codePoint) return 0;
    const delta = view.getUint16(deltas + k);
    const offset = view.getUint16(offsets + k);
    if (offset === 0) return (codePoint + delta) & 0xffff;
    const glyph = view.getUint16(offsets + k + offset + 2 * (codePoint - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Format 12: groups of any characters. */
function glyphInGroups(view: DataView, at: number, codePoint: number): number {
  for (let k = 0, group = at + 16; k < view.getUint32(at + 12); k++, group += 12) {
    const start = view.getUint32(group);
    if (codePoint < start) return 0;
    if (codePoint <= view.getUint32(group + 4)) {
      return view.getUint32(group + 8) + codePoint - start;
    }
  }
  return 0;
}

/** Text in characters that a font has. */
export interface DrawableText {
  readonly text: string;
  /** The characters that were replaced, each once: ["猫"]. */
  readonly missing: readonly string[];
}

/** Stands for a character that the font lacks. */
const REPLACEMENT = '\u25ca';

/** Joiners and variation selectors: they draw nothing by themselves. */
const INVISIBLE = /[\u200b-\u200d\u2060]|[\ufe00-\ufe0f]/g;

/** The text with a lozenge in place of every character that the font lacks. */
export function drawableText(text: string, font: Font): DrawableText {
  const missing = new Set<string>();
  let drawable = '';
  for (const char of text.normalize('NFC').replace(INVISIBLE, '')) {
    const has = font.advance(char.codePointAt(0) ?? 0) !== undefined;
    if (!has) missing.add(char);
    drawable += has ? char : REPLACEMENT;
  }
  return { text: drawable, missing: [...missing] };
}
