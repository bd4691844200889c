/**
 * The values of the options that images need: sizes in cells and colours.
 */
import { parseRgb } from '@nonokit/core';
import { InvalidArgumentError } from 'commander';

/** "30x20" as columns and rows, "30" as a square, "auto" as itself. */
export function sizeOrAuto(text: string): { width: number; height: number } | 'auto' {
  if (text === 'auto') return text;
  const [, width, height = width] = /^(\d{1,4})(?:[x×](\d{1,4}))?$/.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (size.width >= 1 && size.height >= 1) return size;
  throw new InvalidArgumentError('Expected columns and rows, as in 30x20, or auto.');
}

/** "#c8141e", "c8141e" or "#fff" as "#rrggbb". */
export function rgbColor(text: string): string {
  const rgb = parseRgb(text.trim()) ?? parseRgb(`#${text.trim()}`);
  if (rgb !== undefined) return rgb;
  throw new InvalidArgumentError('Expected a colour, as in #c8141e.');
}

/** "#fff,#000,#c8141e" as colours, the background first. */
export function rgbColors(text: string): string[] {
  const colors = text.split(',').map(rgbColor);
  if (colors.length >= 2 && new Set(colors).size === colors.length) return colors;
  throw new InvalidArgumentError('Expected two or more different colours, the background first.');
}
