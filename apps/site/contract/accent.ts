/**
 * The accent of a site in its themes, from the one colour that its owner has chosen. Whatever that
 * is, words in it can be read: it has 4.5:1 on all grounds on which pages write with it.
 */
import { contrast, digitOn, mixed, parseChannels, seenOn } from '@nonokit/core';

/** The least contrast of words (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Where words in the accent stand: `--sheet` of the themes, see tokens.css. */
export const SHEETS = { light: '#ffffff', dark: '#1c1f26' } as const;

/** More than the least: a colour on a dark ground looks fainter than it measures. */
const ON_DARK = 7;

/** The contrast of a colour with the sheet of the light theme. */
export function contrastOnSheet(rgb: string): number {
  return contrast(rgb, SHEETS.light);
}

/** Whether a colour can be the accent of a site. */
export function canBeAccent(rgb: string): boolean {
  return contrastOnSheet(rgb) >= LEAST_CONTRAST;
}

/** The colours of a theme that follow from the accent. */
export interface AccentColors {
  readonly accent: string;
  readonly hover: string;
  /** Words on the accent. */
  readonly on: string;
  /** The ground of what is chosen. */
  readonly soft: string;
}

/** Those of the light theme, in which the accent stays as it is, or nearly. */
export function lightAccent(rgb: string): AccentColors {
  const soft = mixed(rgb, '#ffffff', 0.89);
  const accent = seenOn(rgb, soft, LEAST_CONTRAST);
  return { accent, hover: mixed(accent, '#000000', 0.2), on: digitOn(accent), soft };
}

/** Those of the dark theme: a lighter accent, with dark words on it. */
export function darkAccent(rgb: string): AccentColors {
  const soft = mixed(SHEETS.dark, rgb, 0.4);
  const accent = seenOn(seenOn(rgb, SHEETS.dark, ON_DARK), soft, LEAST_CONTRAST);
  const on = seenOn(mixed(rgb, '#000000', 0.75), accent, LEAST_CONTRAST);
  return { accent, hover: mixed(accent, '#ffffff', 0.3), on, soft };
}

/** The style sheet of a site with its own accent. The theme of high contrast keeps its own. */
export function accentStyles(rgb: string): string {
  const themes = [
    ['light', lightAccent(rgb), 10],
    ['dark', darkAccent(rgb), 17],
  ] as const;
  return themes
    .map(([theme, { accent, hover, on, soft }, percent]) => {
      const cross = `rgb(${parseChannels(accent).join(' ')} / ${percent}%)`;
      return (
        `[data-theme="${theme}"]{--accent:${accent};--accent-hover:${hover};` +
        `--on-accent:${on};--accent-soft:${soft};--b-cross:${cross}}\n`
      );
    })
    .join('');
}
