/**
 * How inks are drawn in cards, finished pictures, drawings of clues and in print: what is drawn is
 * read, with the colours of the style sheet. Boards to play on: `ink-layers.ts` of the board.
 */
import { readFileSync } from 'node:fs';
import { contrast, isWhite, type Palette, puzzleOf } from '@nonokit/core';
import { bareLayout } from '@nonokit/render/layout';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { ClueDrawing } from '../clue-drawing.js';
import { PAPER_LOOKS, pageLook } from '../looks.js';
import { Board } from '../painters.js';
import { PictureOnWhite } from '../picture.js';
import { measureSilhouette, SilhouetteDrawing } from '../silhouette.js';

export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What a shape has: a fill and lines around it, as they are written. */
interface Shape {
  readonly fill: string;
  readonly lines: readonly { readonly stroke: string; readonly class: string }[];
}

/** Least contrast of a fill that needs no line: in small drawings, and of chips. */
const LOST = 1.35;
const RIMLESS = 1.5;
/** Of lines, and of what is printed. */
const SEEN = 3;

const TOKENS = readTokens();

/** Custom properties by theme; what a theme does not set is that of the light one. */
function readTokens(): Readonly<Record<Theme, ReadonlyMap<string, string>>> {
  const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  const blockOf = (selector: string): (readonly [string, string])[] => {
    const start = css.indexOf(`${selector} {`);
    const block = css.slice(start, css.indexOf('\n}', start));
    return [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
  };
  const light = blockOf(':root');
  return {
    light: new Map(light),
    dark: new Map([...light, ...blockOf('[data-theme="dark"]')]),
    contrast: new Map([...light, ...blockOf('[data-theme="contrast"]')]),
  };
}

/** A colour of a theme as "#rrggbb". */
function resolve(color: string, theme: Theme): string {
  const [, name] = /^var\((.+)\)$/.exec(color) ?? [];
  const value = name === undefined ? color : TOKENS[theme].get(name);
  if (value === undefined || !/^#[\da-f]{6}$/.test(value)) throw new Error(`${color}: ${value}`);
  return value;
}

/** The lines of a shape that a theme shows; rims have a colour of the theme. */
function shownLines({ lines }: Shape, theme: Theme): string[] {
  const own = theme === 'dark' ? 'dark' : 'light';
  return lines.flatMap(({ stroke, class: names }) => {
    if (names.includes('rim-')) return names.includes(`rim-${own}`) ? ['var(--b-rim)'] : [];
    return names === '' || names === `edge-${own}` ? [stroke] : [];
  });
}

/** The fill of cells, which are drawn run by run or as one shape. */
const FILL = /<path [^>]*?fill="([^"]+)" (?:shape-rendering="crispEdges"|fill-rule)/;

/** The filled cells of a drawing that has one ink, and the lines around them. */
function readCells(html: string): Shape {
  const [, fill = ''] = FILL.exec(html) ?? [];
  const lines = [...html.matchAll(/<path [^>]*fill="none" vector-effect[^>]*>/g)].map(([text]) =>
    toLine(text),
  );
  return { fill, lines };
}

function toLine(tag: string) {
  return {
    stroke: /stroke="([^"]+)"/.exec(tag)?.[1] ?? '',
    class: /class="([^"]*)"/.exec(tag)?.[1] ?? '',
  };
}

/** The first chip of a drawing of clues. */
function readChip(html: string): Shape {
  const [tag = ''] = /<rect [^>]*rx="[^>]*>/.exec(html) ?? [];
  const line = toLine(tag);
  const isLined = line.stroke !== '' || line.class !== '';
  return { fill: /fill="([^"]+)"/.exec(tag)?.[1] ?? '', lines: isLined ? [line] : [] };
}

/** The chips of a card, and their rims: paths with dashes. */
function readDashes(html: string): Shape {
  const [, dashed = ''] = /<g [^>]*stroke-dasharray[^>]*>(.*)<\/g>/.exec(html) ?? [];
  const tags = [...dashed.matchAll(/<path [^>]*>/g)].map(([text]) => toLine(text));
  const [chip] = tags;
  return { fill: chip?.stroke ?? '', lines: chip === undefined ? [] : [chip] };
}

/** A row that is filled with an ink. */
function filled(palette: Palette, ink: number) {
  const cells = new Uint16Array(3).fill(ink);
  const { rows, columns } = puzzleOf({ width: 3, height: 1, cells }, palette);
  return { width: 3, height: 1, cells, marks: cells, palette, rows, columns };
}

/** Where inks are drawn: how, on what, and the least contrast without a line. */
interface Surface {
  readonly draw: (palette: Palette, ink: number) => Shape;
  readonly ground: (palette: Palette) => string;
  readonly least: number;
}

const SURFACES: Readonly<Record<string, Surface>> = {
  'cells of cards': {
    draw: (palette, ink) => {
      const marks = filled(palette, ink);
      const layout = bareLayout(marks, { cell: 13 });
      return readCells(
        renderToString(h(Board, { layout, look: pageLook(palette), palette, marks })),
      );
    },
    ground: onPaper,
    least: LOST,
  },
  'chips of cards': {
    draw: (palette, ink) => {
      const inks = palette.slice(1).map(({ rgb }) => rgb);
      const rails = `${ink.toString(36)};,,`;
      const puzzle = { width: 3, height: 1, inks, paper: palette[0]?.rgb, rails };
      const shape = measureSilhouette(puzzle, { width: 156, height: 128, cell: 13 });
      return readDashes(renderToString(h(SilhouetteDrawing, { puzzle, shape })));
    },
    ground: () => 'var(--sheet-2)',
    least: RIMLESS,
  },
  'chips of drawn clues': {
    draw: (palette, ink) => {
      const clues = filled(palette, ink);
      return readChip(renderToString(h(ClueDrawing, { clues, cell: 20, label: '' })));
    },
    ground: () => 'var(--b-rail)',
    least: RIMLESS,
  },
  'finished pictures': {
    draw: (palette, ink) => {
      const picture = filled(palette, ink);
      return readCells(renderToString(h(PictureOnWhite, { picture, palette, label: undefined })));
    },
    ground: ([paper]) => paper?.rgb ?? '#ffffff',
    least: LOST,
  },
  'cells in print': { draw: printedCells, ground: () => '#ffffff', least: SEEN },
  'chips in print': {
    draw: (palette, ink) => {
      const { fill, edge } = PAPER_LOOKS.color.ink(palette, ink);
      return { fill, lines: edge === 'none' ? [] : [{ stroke: edge, class: '' }] };
    },
    ground: () => '#ffffff',
    least: SEEN,
  },
};

function printedCells(palette: Palette, ink: number): Shape {
  const marks = filled(palette, ink);
  const layout = bareLayout(marks, { cell: 5 });
  const look = PAPER_LOOKS.color;
  return readCells(renderToString(h(Board, { layout, look, palette, marks })));
}

function onPaper([paper]: Palette): string {
  const rgb = paper?.rgb ?? '#ffffff';
  return isWhite(rgb) ? 'var(--b-cell)' : rgb;
}

/** What is seen of an ink: colours as "#rrggbb". */
export interface Seen {
  readonly ground: string;
  readonly fill: string;
  /** The lines around the fill. */
  readonly lines: readonly string[];
}

/** Where inks are drawn, by name: "cells of cards". */
export const SURFACE_NAMES = Object.keys(SURFACES);

/** Draws an ink somewhere and reads what each theme shows of it. */
export function readSeen(surface: string, palette: Palette, ink: number): Record<Theme, Seen> {
  const { draw, ground } = findSurface(surface);
  const shape = draw(palette, ink);
  const seen = (theme: Theme): Seen => ({
    ground: resolve(ground(palette), theme),
    fill: resolve(shape.fill, theme),
    lines: shownLines(shape, theme).map((line) => resolve(line, theme)),
  });
  return { light: seen('light'), dark: seen('dark'), contrast: seen('contrast') };
}

/** Whether an ink is told from its ground there, by itself or by a line around it. */
export function isTold(surface: string, { ground, fill, lines }: Seen): boolean {
  return (
    contrast(fill, ground) >= findSurface(surface).least ||
    lines.some((line) => contrast(line, ground) >= SEEN)
  );
}

function findSurface(name: string): Surface {
  const surface = SURFACES[name];
  if (surface === undefined) throw new RangeError(`no ink is drawn in "${name}"`);
  return surface;
}
