/**
 * The colours of a board, with the names of the design; a page sets them by custom properties. Inks
 * are those of the puzzle and are shown unchanged, except for black.
 */
import { contrast, edgeLines, isBlackOnly, mixed, type Palette } from '@nonokit/core';

/**
 * The colours of everything on a board except the picture: "#rrggbb", except for the crosshair,
 * which is any CSS colour.
 */
export interface BoardLook {
  /** Behind the board: "#f5f6f3". */
  readonly paper: string;
  /** Cells and rails. */
  readonly cell: string;
  readonly rail: string;
  /** The rules between cells, every fifth rule, and the frame. */
  readonly thin: string;
  readonly thick: string;
  readonly frame: string;
  /** The cells of black-and-white puzzles, and their numbers. */
  readonly ink: string;
  readonly number: string;
  /** The colour for black in coloured puzzles. */
  readonly black: string;
  /** Crosses. */
  readonly cross: string;
  /** The numbers of finished lines, and of single finished blocks. */
  readonly done: string;
  readonly dimmed: string;
  /** The cursor and the stroke. */
  readonly accent: string;
  /** The row and column of the cursor. */
  readonly crosshair: string;
  /** Premises and conclusions of hints. */
  readonly marker: string;
  readonly markerEdge: string;
  /** Mistakes, and suppositions. */
  readonly red: string;
  readonly pencil: string;
}

/** The light look of the design. */
export const LIGHT_LOOK: BoardLook = {
  paper: '#f5f6f3',
  cell: '#ffffff',
  rail: '#f0f2f2',
  thin: '#d3d8df',
  thick: '#5d6477',
  frame: '#1d2134',
  ink: '#22263a',
  number: '#1d2134',
  black: '#22212b',
  cross: '#81889a',
  done: '#636a7d',
  dimmed: '#4a5064',
  accent: '#2a4fc4',
  crosshair: 'rgba(42, 79, 196, 0.1)',
  marker: '#ffe680',
  markerEdge: '#9a7400',
  red: '#c0263c',
  pencil: '#6b7287',
};

/** The dark look: the lit sheet on a dark desk. */
export const DARK_LOOK: BoardLook = {
  paper: '#14161b',
  cell: '#414857',
  rail: '#262a33',
  thin: '#555d6e',
  thick: '#a2aabb',
  frame: '#c3c9d5',
  ink: '#f2efe6',
  number: '#eceef2',
  black: '#06070a',
  cross: '#a9b1c1',
  done: '#a3aaba',
  dimmed: '#b9bfcb',
  accent: '#9ab6ff',
  crosshair: 'rgba(154, 182, 255, 0.17)',
  marker: '#86742a',
  markerEdge: '#f2cc45',
  red: '#ff929b',
  pencil: '#a3aabb',
};

/** The look with the greatest contrast. */
export const CONTRAST_LOOK: BoardLook = {
  paper: '#ffffff',
  cell: '#ffffff',
  rail: '#ffffff',
  thin: '#8a8a8a',
  thick: '#000000',
  frame: '#000000',
  ink: '#000000',
  number: '#000000',
  black: '#000000',
  cross: '#4d4d4d',
  done: '#4d4d4d',
  dimmed: '#1a1a1a',
  accent: '#0030b8',
  crosshair: 'rgba(0, 48, 184, 0.16)',
  marker: '#ffe14d',
  markerEdge: '#000000',
  red: '#a30018',
  pencil: '#404040',
};

/** The looks of the design, by theme. */
export const LOOKS = { light: LIGHT_LOOK, dark: DARK_LOOK, contrast: CONTRAST_LOOK } as const;

/** The colours that a person has set for the whole system, each "#rrggbb". */
export interface SystemColors {
  /** The CSS names are Canvas, CanvasText, GrayText, Highlight and Mark. */
  readonly canvas: string;
  readonly text: string;
  readonly gray: string;
  readonly highlight: string;
  readonly mark: string;
}

/**
 * The look for forced colours: only the system's own colours, with the picture's inks unchanged.
 * Colours have no meaning of their own there, so show symbols as well.
 */
export function systemLook({ canvas, text, gray, highlight, mark }: SystemColors): BoardLook {
  return {
    paper: canvas,
    cell: canvas,
    rail: canvas,
    thin: gray,
    thick: text,
    frame: text,
    ink: text,
    number: text,
    black: text,
    cross: text,
    pencil: text,
    done: text,
    dimmed: text,
    accent: highlight,
    marker: mark,
    markerEdge: text,
    red: text,
    crosshair: mixed(canvas, highlight, 0.2),
  };
}

/** The colour in which each ink is drawn; index 0 is the background, which is never drawn. */
export function inksOf(palette: Palette, look: BoardLook): string[] {
  if (isBlackOnly(palette)) return [look.cell, look.ink];
  return palette.map(({ rgb }) => (rgb === '#000000' ? look.black : rgb));
}

/** The edges on the cells of each look, cached because every frame needs them. */
const EDGES = new WeakMap<BoardLook, Map<string, readonly string[]>>();

/** The colours of the lines around a fill: `edgeLines` for the cells of a look. */
export function cellEdges(ink: string, look: BoardLook): readonly string[] {
  const known = EDGES.get(look) ?? new Map<string, readonly string[]>();
  EDGES.set(look, known);
  const lines = known.get(ink) ?? edgeLines(ink, look.cell);
  known.set(ink, lines);
  return lines;
}

/** With less contrast to its cell an ink looks like an empty cell with a frame. */
const LEAST_SEEN = 1.25;

/** The colour of the square in the middle of cells whose edge alone does not tell them. */
export function cellPip(ink: string, look: BoardLook): string | undefined {
  return contrast(ink, look.cell) < LEAST_SEEN ? cellEdges(ink, look)[0] : undefined;
}

/** A colour between a cell and what stands on it. */
export function paleOn(cell: string, color: string): string {
  return mixed(cell, color, 0.5);
}
