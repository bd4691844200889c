/**
 * The colours of X pixmaps: "#rgb" with one to four digits a channel, "None", grey levels and names
 * of X11, of which those that CSS has otherwise are listed here.
 */
import { colorsOfIds, parseRgb, rgbOf, rgbOfName } from '@nonokit/core';
import { CLEAR } from '@nonokit/image';

/** Names that mean another colour in X11 than in CSS. */
const X11: ReadonlyMap<string, number> = new Map([
  ['green', 0x00ff00],
  ['gray', 0xbebebe],
  ['grey', 0xbebebe],
  ['maroon', 0xb03060],
  ['purple', 0xa020f0],
]);

/** The visuals of a colour, the one that shows most first. */
const VISUALS = ['c', 'g', 'g4', 'm'];

/** The value of a colour, or its name where we do not know what that looks like. */
export type XpmColor = number | string;

/** The colour that the words behind the characters of a pixel give; undefined if there is none. */
export function parseXpmColor(words: readonly string[]): XpmColor | undefined {
  const values = new Map<string, string[]>();
  let value: string[] | undefined;
  for (const word of words) {
    if (/^(?:c|m|g|g4|s)$/.test(word) && value?.length !== 0) {
      value = [];
      values.set(word, value);
    } else value?.push(word);
  }
  const visual = VISUALS.find((one) => (values.get(one) ?? []).length > 0);
  return visual === undefined ? undefined : readColor((values.get(visual) ?? []).join(' '));
}

function readColor(text: string): XpmColor {
  const name = text.toLowerCase().replaceAll(' ', '');
  if (name === 'none' || name === 'transparent') return CLEAR;
  const digits = /^#([0-9a-f]+)$/.exec(name)?.[1] ?? '';
  const each = digits.length / 3;
  if (each === 1) return rgbNumber(parseRgb(name) ?? '#000000');
  if (each === 2 || each === 3 || each === 4) {
    const channel = (k: number): number =>
      Number.parseInt(digits.slice(k * each, k * each + 2), 16);
    return rgbNumber(rgbOf(channel(0), channel(1), channel(2)));
  }
  const percent = /^gr[ae]y(\d{1,3})$/.exec(name)?.[1];
  if (percent !== undefined) {
    const level = Math.round((Math.min(100, Number(percent)) * 255) / 100);
    return rgbNumber(rgbOf(level, level, level));
  }
  const rgb = name.length > 1 ? rgbOfName(name) : undefined;
  return X11.get(name) ?? (rgb === undefined ? name : rgbNumber(rgb));
}

/** Values for colours of which some are only names: unlike each other and all others. */
export function listValues(colors: readonly XpmColor[]): number[] {
  const names = colors.filter((color) => typeof color === 'string');
  if (names.length === 0) return colors.map(Number);
  const known = colors.filter((color) => typeof color === 'number' && color !== CLEAR);
  const taken = known.map((color) =>
    rgbOf(Number(color) >> 16, (Number(color) >> 8) & 255, Number(color) & 255),
  );
  const distinct = [...new Set(names)];
  const invented = colorsOfIds(distinct, ['#ffffff', ...taken]);
  const values = new Map(
    distinct.map((name, i) => [name, rgbNumber(invented[i]?.rgb ?? '#808080')]),
  );
  return colors.map((color) =>
    typeof color === 'number' ? color : (values.get(color) ?? 0x808080),
  );
}

function rgbNumber(rgb: string): number {
  return Number.parseInt(rgb.slice(1), 16);
}
