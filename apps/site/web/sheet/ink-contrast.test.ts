/**
 * Every ink of the catalogue is told from its paper, and its chips from what is behind them, in
 * cards, finished pictures, drawings of clues and in print, in every theme. What is drawn is read,
 * with the colours of the style sheet. Boards to play on: `ink-contrast.test.ts` of the board.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { contrast, isBlackOnly, isWhite, type Palette, puzzleOf } from '@nonokit/core';
import { bareLayout } from '@nonokit/render/layout';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { ClueDrawing } from './clue-drawing.js';
import { PAPER_LOOKS, pageLook } from './looks.js';
import { Board } from './painters.js';
import { PictureOnWhite } from './picture.js';
import { measureSilhouette, SilhouetteDrawing } from './silhouette.js';

const CATALOGUE = new URL('../../../../catalogue/', import.meta.url);

const THEMES = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

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
  const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
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

/** Whether a shape is told from a ground, by itself or by a line around it. */
function isTold(shape: Shape, ground: string, theme: Theme, least: number): boolean {
  const behind = resolve(ground, theme);
  const lines = shownLines(shape, theme).map((line) => resolve(line, theme));
  return (
    contrast(resolve(shape.fill, theme), behind) >= least ||
    lines.some((line) => contrast(line, behind) >= SEEN)
  );
}

/** The filled cells of a drawing that has one ink, and the lines around them. */
function readCells(html: string): Shape {
  const [, fill = ''] = /<path [^>]*?fill="([^"]+)" shape-rendering="crispEdges"/.exec(html) ?? [];
  const lines = [...html.matchAll(/<path [^>]*vector-effect[^>]*>/g)].map(([text]) => toLine(text));
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

/** Each pair of paper and ink that a puzzle has, as a palette and the ink in it. */
function readInks(): (readonly [Palette, number])[] {
  const inks = new Map<string, readonly [Palette, number]>();
  for (const name of readdirSync(CATALOGUE).filter((each) => each.endsWith('.ndjson.gz'))) {
    const text = gunzipSync(readFileSync(new URL(name, CATALOGUE))).toString();
    for (const line of text.split('\n').filter((each) => each !== '')) {
      const { palette = ['#ffffff', '#000000'] } = JSON.parse(line) as { palette?: string[] };
      for (let ink = 1; ink < palette.length; ink++) {
        const key = [palette[0], palette[ink], palette.length === 2].join(' ');
        if (!inks.has(key)) inks.set(key, [palette.map((rgb) => ({ rgb })), ink]);
      }
    }
  }
  return [...inks.values()];
}

/** Where inks are drawn: how, on what, and the least contrast without a line. */
const SURFACES: Readonly<
  Record<
    string,
    {
      readonly draw: (palette: Palette, ink: number) => Shape;
      readonly ground: (palette: Palette) => string;
      readonly least: number;
    }
  >
> = {
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

describe.skipIf(!existsSync(CATALOGUE))('inks of the catalogue', () => {
  const inks = readInks();

  it.each(Object.keys(SURFACES))('are told in %s, in every theme', (name) => {
    const surface = SURFACES[name];
    if (surface === undefined) throw new Error(name);
    expect(inks.length).toBeGreaterThan(500);
    const lost: string[] = [];
    let lined = 0;
    for (const [palette, ink] of inks) {
      // numbers of black pictures have no chips
      if (isBlackOnly(palette) && name === 'chips of drawn clues') continue;
      const shape = surface.draw(palette, ink);
      for (const theme of THEMES) {
        lined += shownLines(shape, theme).length;
        if (isTold(shape, surface.ground(palette), theme, surface.least)) continue;
        lost.push(`${theme} ${palette.map(({ rgb }) => rgb)} ink ${ink}: ${JSON.stringify(shape)}`);
      }
    }
    expect(lost.slice(0, 5)).toEqual([]);
    // some inks need a line: the test would see it if none were drawn
    expect(lined).toBeGreaterThan(0);
  });
});
