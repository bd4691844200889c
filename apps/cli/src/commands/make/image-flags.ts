/** Parsers for the options about images: sizes in cells and colours. */
import { parseRgb, rgbOfName } from '@nonokit/core';
import { InvalidArgumentError } from 'commander';
import type { Words } from '../../words/language-words.js';

/** Parses "30x20" as columns and rows, "30" as a square, "auto" as itself. */
export function sizeOrAuto({
  common,
}: Words): (text: string) => { width: number; height: number } | 'auto' {
  return (text) => {
    if (text === 'auto') return text;
    const [, width, height = width] = /^(\d{1,4})(?:[x×](\d{1,4}))?$/.exec(text) ?? [];
    const size = { width: Number(width), height: Number(height) };
    if (size.width >= 1 && size.height >= 1) return size;
    throw new InvalidArgumentError(common.expected.sizeOrAuto);
  };
}

/** Parses "#c8141e", "c8141e", "#fff" or "red" as "#rrggbb". */
export function rgbColor({ common }: Words): (text: string) => string {
  return (text) => {
    const name = text.trim();
    const rgb = parseRgb(name) ?? parseRgb(`#${name}`) ?? rgbOfName(name);
    if (rgb !== undefined) return rgb;
    throw new InvalidArgumentError(common.expected.color);
  };
}

/** Parses a colour, or "none": then every pixel is part of a block. */
export function rgbOrNone(words: Words): (text: string) => string {
  const color = rgbColor(words);
  return (text) => (text.trim().toLowerCase() === 'none' ? 'none' : color(text));
}

/** Parses "#fff,#000,#c8141e" as colours, the background first. */
export function rgbColors(words: Words): (text: string) => string[] {
  return (text) => {
    const colors = text.split(',').map(rgbColor(words));
    if (colors.length >= 2 && new Set(colors).size === colors.length) return colors;
    throw new InvalidArgumentError(words.common.expected.colors);
  };
}
