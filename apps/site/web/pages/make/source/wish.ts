/**
 * What a person wishes of the puzzles of an image, as the sliders say it, and the request to the
 * worker that it means.
 */
import type { Palette } from '@nonokit/core';
import type { Picture } from '@nonokit/editor';
import type { MakeRequest } from 'nonokit/worker-client';

/** A label of difficulty to aim at. */
export type Aim = NonNullable<MakeRequest['difficulty']>;

/** The labels, easiest first. */
export const AIMS = ['trivial', 'easy', 'medium', 'hard', 'expert'] as const satisfies Aim[];

/** What all puzzles of an image have in common. */
export interface CommonWish {
  /** The paper's colour, "#ffffff"; undefined leaves it to the maker. */
  readonly background: string | undefined;
  /** Whether light parts are ink; undefined leaves it to the maker. Black and white only. */
  readonly invert: boolean | undefined;
  /** Edges become lines. Black and white only. */
  readonly edges: boolean;
}

/** The wish for one puzzle. */
export interface Wish extends CommonWish {
  /** Cells on the longer side. */
  readonly side: number;
  /** Inks; one is black and white. */
  readonly colors: number;
  /** Everything darker is ink, 0..1; undefined looks for the best. Black and white only. */
  readonly threshold: number | undefined;
  /** The only colours that are used, the paper first. */
  readonly palette: Palette | undefined;
  /** Takes seconds: only the puzzle of the sliders is aimed. */
  readonly aim: Aim | undefined;
  /** The colour of a single ink; undefined for black. */
  readonly ink: string | undefined;
  /** Whether the cells of the image are taken as they are. */
  readonly isAsIs: boolean;
}

/** What the sliders reach. */
export const LEAST_SIDE = 5;
export const MOST_SIDE = 80;
export const MOST_COLORS = 8;

const COMMON: CommonWish = { background: undefined, invert: undefined, edges: false };

/** The default wish for an image. */
export const NO_WISH: Wish = {
  ...COMMON,
  side: 20,
  colors: 5,
  threshold: undefined,
  palette: undefined,
  aim: undefined,
  ink: undefined,
  isAsIs: false,
};

/** How long a puzzle may take; then the best so far is shown. */
const PATIENCE_MS = 10_000;
const PATIENCE_WITH_AIM_MS = 20_000;

/** The request for a puzzle; with `isPreview` quickly and without repair. */
export function toRequest(wish: Wish, isPreview: boolean): MakeRequest {
  const { side, colors, background, palette, threshold, invert, edges, aim } = wish;
  const size = { width: side, height: side };
  const look: MakeRequest =
    colors > 1
      ? { colors, ...(palette === undefined ? { background } : { palette }) }
      : { colors: 1, invert: invert ?? 'auto', ...(edges ? { edges } : { threshold }) };
  if (isPreview) return { size, ...look, preview: true, repair: 'off' };
  const timeoutMs = aim === undefined ? PATIENCE_MS : PATIENCE_WITH_AIM_MS;
  return { size, ...look, repair: 'line', difficulty: aim, timeoutMs };
}

/** True if two wishes give the same puzzle. */
export function isSameWish(a: Wish, b: Wish): boolean {
  return JSON.stringify(toRequest(a, false)) === JSON.stringify(toRequest(b, false));
}

/** True if two wishes want the same of every puzzle. */
export function isSameCommon(a: CommonWish, b: CommonWish): boolean {
  return (Object.keys(COMMON) as (keyof CommonWish)[]).every((name) => a[name] === b[name]);
}

/** What an image looks like, as far as it decides what to offer. */
export interface ImageFacts {
  /** The longer side in the artist's own pixels: 16 for pixel art enlarged to 640. */
  readonly ownSide: number;
  /** The number of its colours, up to a bound, transparency included. */
  readonly colors: number;
  /** Its ink, if there is one and it is not black. */
  readonly ink?: string | undefined;
  /** Whether it is light on dark, in two tones. */
  readonly isNegative?: boolean;
  /** Its cells, if it is made of cells. */
  readonly cells?: Picture | undefined;
}

/** Images of at most this many own pixels are offered as they are first. */
const PIXEL_ART = 48;

/** The offers for most images: cells on the longer side, and inks. */
const OFFERED: readonly (readonly [number, number])[] = [
  ...([
    [20, 5],
    [25, 5],
    [20, 1],
    [15, 3],
  ] as const),
  ...([
    [30, 5],
    [30, 1],
    [25, 3],
    [15, 1],
    [25, 1],
  ] as const),
];

/** The wishes to offer for an image, the most promising first. */
export function offeredWishes(
  { ownSide, colors, ink, cells }: ImageFacts,
  { background, invert, edges }: CommonWish,
): Wish[] {
  const isPixelArt = ownSide <= PIXEL_ART;
  const inks = Math.min(MOST_COLORS, Math.max(1, colors - 1));
  const own: (readonly [number, number])[] = isPixelArt
    ? [
        [ownSide, inks],
        [ownSide, 1],
      ]
    : [];
  const usual = OFFERED.filter(([side]) => !isPixelArt || side < ownSide);
  const all = [...own, ...usual].map(([side, count]) => ({
    ...NO_WISH,
    background,
    invert,
    edges,
    side: Math.max(LEAST_SIDE, Math.min(MOST_SIDE, side)),
    colors: Math.min(count, inks),
    ink,
  }));
  const different = all.filter((one, k) => all.findIndex((other) => isSameWish(one, other)) === k);
  return cells === undefined ? different : [asIs(cells), ...different];
}

/** The wish for the cells of an image themselves. */
function asIs({ grid, palette }: Picture): Wish {
  const side = Math.max(grid.width, grid.height);
  return { ...NO_WISH, side, colors: palette.length - 1, isAsIs: true };
}
