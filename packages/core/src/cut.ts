/** Cells that a diagonal cuts into two colours, as files write them: "#ffffff/#000000". */
import { type Cut, type PaletteColor, parseChannels, parseRgb, rgbOf } from './palette.js';

/** A colour of cut cells; what can show one colour only shows the mean of both. */
export function cutColor(cut: Cut): PaletteColor {
  const left = parseChannels(cut.left);
  const right = parseChannels(cut.right);
  const [red, green, blue] = [0, 1, 2].map((k) =>
    Math.round(((left[k] ?? 0) + (right[k] ?? 0)) / 2),
  );
  return { rgb: rgbOf(red ?? 0, green ?? 0, blue ?? 0), cut };
}

/** "#ffffff/#000000": left, diagonal, right. */
export function cutText({ slash, left, right }: Cut): string {
  return `${left}${slash}${right}`;
}

/** Reads what `cutText` writes, each half by `parse`; undefined for anything else. */
export function parseCut(
  text: string,
  parse: (half: string) => string | undefined = parseRgb,
): Cut | undefined {
  const [, first = '', slash, second = ''] = /^([^/\\]+)([/\\])([^/\\]+)$/.exec(text) ?? [];
  const left = parse(first);
  const right = parse(second);
  if (slash === undefined || left === undefined || right === undefined) return undefined;
  return { slash: slash === '/' ? '/' : '\\', left, right };
}
