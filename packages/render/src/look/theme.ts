/**
 * Themes: the colours of everything on a sheet that is not the picture itself.
 *
 * A picture keeps its own palette under every theme, with two exceptions: a black-on-white puzzle
 * is drawn with the theme's `ink` on the theme's `cell`, and in a dark theme light paper is dimmed
 * (`grounds.ts`).
 */

import type { Mark } from './mark.js';

/** The colours of a sheet, each "#rrggbb". */
export interface Theme {
  /** Behind everything: "#ffffff". */
  readonly paper: string;
  /** Behind the clues: "#f3f4f6". */
  readonly rail: string;
  /** An unfilled cell, and a blank of a black-and-white picture: "#ffffff". */
  readonly cell: string;
  /** A filled cell of a black-and-white picture: "#1c1e22". */
  readonly ink: string;
  /** The title, and the numbers of a black-and-white puzzle: "#1c1e22". */
  readonly text: string;
  /** The line under the title, and the 0 of an empty clue: "#5f6672". */
  readonly faint: string;
  /** Rules between cells: "#b9bec7". */
  readonly thin: string;
  /** Rules after every fifth cell, and the frame: "#3b4048". */
  readonly thick: string;
  /** An unknown cell: "#e9ebef". */
  readonly unknown: string;
  /** The mark in an unknown cell: "#9aa1ac". */
  readonly unknownMark: string;
  /** The marks of cells: see `Mark`. */
  readonly marks: Readonly<Record<Mark, string>>;
  /** The line and the numbers that a step of a film is about: "#f2b705". */
  readonly line: string;
  /** Spares toner: chips are outlined, and an empty puzzle has only a breath of its paper. */
  readonly sparing?: boolean;
}

/** Names of the themes. */
export type ThemeName = 'light' | 'dark' | 'print';

/** All themes. `print` saves toner: no tints, light rules, outlined chips, filled cells in grey. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
    paper: '#ffffff',
    rail: '#f3f4f6',
    cell: '#ffffff',
    ink: '#1c1e22',
    text: '#1c1e22',
    faint: '#5f6672',
    thin: '#b9bec7',
    thick: '#3b4048',
    unknown: '#e9ebef',
    unknownMark: '#9aa1ac',
    marks: {
      stuck: '#f08215',
      assumed: '#3a7bd5',
      differs: '#d6278a',
      found: '#2f9e5b',
      premise: '#7a3fc4',
    },
    line: '#f2b705',
  },
  dark: {
    paper: '#16181d',
    rail: '#20232a',
    cell: '#1a1d23',
    ink: '#e4e6ea',
    text: '#e4e6ea',
    faint: '#9299a6',
    thin: '#3d434f',
    thick: '#8a92a0',
    unknown: '#3a404c',
    unknownMark: '#8b94a3',
    marks: {
      stuck: '#f59a3c',
      assumed: '#6aa5f0',
      differs: '#ee62b0',
      found: '#4fbf7f',
      premise: '#c79bff',
    },
    line: '#e0a800',
  },
  print: {
    paper: '#ffffff',
    rail: '#ffffff',
    cell: '#ffffff',
    ink: '#a3a3a3',
    text: '#000000',
    faint: '#4d4d4d',
    thin: '#a6a6a6',
    thick: '#000000',
    unknown: '#e6e6e6',
    unknownMark: '#9a9a9a',
    marks: {
      stuck: '#d96a00',
      assumed: '#2563c9',
      differs: '#c2187a',
      found: '#1e7a43',
      premise: '#5b2ca0',
    },
    line: '#c98a00',
    sparing: true,
  },
};

/** The theme of that name, or the theme itself. Throws RangeError for an unknown name. */
export function findTheme(theme: ThemeName | Theme): Theme {
  if (typeof theme !== 'string') return theme;
  if (!Object.hasOwn(THEMES, theme)) {
    throw new RangeError(`findTheme: a theme is light, dark or print, got "${theme}"`);
  }
  return THEMES[theme];
}
