/**
 * The looks of drawn sheets: colours, and how thick lines are, in the units of the layout. Pages
 * take theirs from the theme; printed sheets are white in every theme.
 */
import { digitOn, edgeLines, isBlackOnly, isWhite, type Palette, seenOn } from '@nonokit/core';
import { inkColor, paperColor } from '../widgets/ink-color.js';
import { findOutlines, findRims, LOST, type Outline } from './edges.js';

/** How an ink is drawn: its fill, what is written on it, and its outline. */
export interface InkLook {
  readonly fill: string;
  readonly digit: string;
  /** The line around a chip that would be lost on its rail; "none" for others. */
  readonly edge: string;
  /** The classes of chips that need a line in some themes. */
  readonly rims?: string;
  /** The lines around cells that would be lost on the paper. */
  readonly outlines: readonly Outline[];
}

/** The look of a sheet. */
export interface SheetLook {
  readonly rail: string;
  /** Cells in which nothing is drawn, for a palette. */
  cell(palette: Palette): string;
  readonly thin: string;
  readonly thick: string;
  readonly frame: string;
  /** Numbers without chips, and the 0 of an empty line. */
  readonly number: string;
  readonly zero: string;
  readonly cross: string;
  /** How much of the thin rules shows on rails: 0.55. */
  readonly railRules: number;
  /** Whether rails have an outline on all sides; else none at their corner, as on boards. */
  readonly hasWholeRails: boolean;
  readonly widths: Readonly<Record<'thin' | 'thick' | 'frame' | 'railFrame' | 'edge', number>>;
  ink(palette: Palette, color: number): InkLook;
}

/** Sheets in pages, in the colours of their theme; a unit is a pixel. */
export const PAGE_LOOK: SheetLook = {
  rail: 'var(--b-rail)',
  cell: paperColor,
  thin: 'var(--b-thin)',
  thick: 'var(--b-thick)',
  frame: 'var(--b-frame)',
  number: 'var(--ink)',
  zero: 'var(--b-dim2)',
  cross: 'var(--b-x)',
  railRules: 0.55,
  hasWholeRails: false,
  widths: { thin: 1, thick: 1.1, frame: 1.4, railFrame: 1.2, edge: 1 },
  ink: (palette, color) => ({
    fill: inkColor(palette, color),
    digit: digitOn(palette[color]?.rgb ?? '#000000'),
    edge: 'none',
    rims: findRims(palette, color, 'rail'),
    outlines: findOutlines(palette, color),
  }),
};

/** The look of a board in pages: rules that are seen on its paper, which is white or coloured. */
export function pageLook([paper]: Palette): SheetLook {
  const rgb = paper?.rgb ?? '#ffffff';
  if (isWhite(rgb)) return PAGE_LOOK;
  return { ...PAGE_LOOK, thin: seenOn(rgb, rgb, 1.4), thick: seenOn(rgb, rgb, 3) };
}

/** The ink of black-and-white pictures on white paper, in every theme. */
const PAPER_INK = '#22263a';

/** Whether colours are printed. */
export type InkId = 'color' | 'black';

/** A sheet's look, and the colours of its texts. */
export interface PaperLook extends SheetLook {
  readonly text: string;
  readonly faint: string;
}

/** Paper looks; a unit is a millimetre. */
const PAPER = {
  railRules: 1,
  hasWholeRails: true,
  cross: '#81889a',
  cell: () => '#ffffff',
  widths: { thin: 0.15, thick: 0.35, frame: 0.5, railFrame: 0.25, edge: 0.15 },
} as const;

/** Rules of a sheet in colour, and of one without. */
export const PAPER_LOOKS: Readonly<Record<InkId, PaperLook>> = {
  color: {
    ...PAPER,
    rail: '#f3f4f6',
    thin: '#b9bec7',
    thick: '#3b4048',
    frame: '#1d2134',
    number: '#1d2134',
    text: '#1d2134',
    zero: '#5f6672',
    faint: '#5f6672',
    ink: printedInk,
  },
  black: {
    ...PAPER,
    rail: '#ffffff',
    thin: '#8a8a8a',
    thick: '#000000',
    frame: '#000000',
    number: '#000000',
    text: '#000000',
    zero: '#333333',
    faint: '#333333',
    // only its symbol tells an ink from the others
    ink: (palette, color) =>
      palette.length === 2
        ? printedInk(palette, color)
        : { fill: '#e4e4e4', digit: '#000000', edge: '#000000', outlines: [{ stroke: '#000000' }] },
  },
};

/** How an ink looks on white paper, whatever the paper of its puzzle. */
export function printedInk(palette: Palette, color: number): InkLook {
  const ink = inkOnPaper(palette, color, '#ffffff');
  return { ...ink, outlines: toOutlines(ink.edge) };
}

/** How an ink looks in a finished picture, which lies on its own paper in every theme. */
export function pictureInk(palette: Palette, color: number): InkLook {
  const paper = palette[0]?.rgb ?? '#ffffff';
  const ink = inkOnPaper(palette, color, paper);
  return { ...ink, outlines: toOutlines(edgeLines(ink.fill, paper, LOST)[0]) };
}

function inkOnPaper(palette: Palette, color: number, paper: string) {
  const isPlain = color > 0 && isBlackOnly(palette);
  const fill = isPlain ? PAPER_INK : (palette[color]?.rgb ?? '#000000');
  return { fill, digit: digitOn(fill), edge: edgeLines(fill, paper)[0] ?? 'none' };
}

function toOutlines(stroke = 'none'): readonly Outline[] {
  return stroke === 'none' ? [] : [{ stroke }];
}
