/**
 * Requests to draw, as plain data: the output, its look, and where the worker finds the files that
 * pictures need.
 */
import type { Language } from '@nonokit/core';
import type { DrawOptions, Paper, ThemeName } from '@nonokit/render';
import type { FrameKind } from '../films/frames.js';

/** A file that the worker needs: its address, for `fetch`, or its bytes. */
export type Asset = string | Uint8Array;

/**
 * The files that PNG, GIF and PDF need; SVG and plain pictures need none. Addresses are better than
 * bytes: the worker loads them once, and only when a picture is drawn.
 */
export interface DrawAssets {
  /** The rasteriser for PNG and GIF: `@resvg/resvg-wasm/index_bg.wasm`. */
  readonly wasm?: Asset | undefined;
  /** A bold TrueType font: `@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf`. */
  readonly font?: Asset | undefined;
}

/** What all outputs take. */
interface Drawing {
  readonly assets?: DrawAssets | undefined;
  /** Limits of solving a puzzle whose solution is drawn but not known: 5000 ms. */
  readonly timeoutMs?: number | undefined;
  /** Conflicts of that solving. Default 20,000. */
  readonly maxConflicts?: number | undefined;
}

/** A sheet as SVG or PNG. */
export interface SheetRequest extends Omit<DrawOptions, 'lang'>, Drawing {
  readonly output: 'svg' | 'png';
  /** The language of the few words on a sheet: 'en' by default. */
  readonly lang?: Language | undefined;
}

/** A booklet as PDF. */
export interface BookRequest
  extends Drawing,
    Pick<DrawOptions, 'what' | 'picture' | 'marks' | 'rails'> {
  readonly output: 'pdf';
  /** 'print' by default. */
  readonly theme?: ThemeName | undefined;
  /** 'a4' by default. */
  readonly paper?: Paper | undefined;
  /** Most puzzles on a page: 1 by default. */
  readonly perPage?: number | undefined;
  /** The title of the one puzzle or of the booklet; false for no titles at all. */
  readonly title?: string | boolean | undefined;
  /** The language of its few words: 'en' by default. */
  readonly language?: Language | undefined;
}

/** A film of how the solution is found, as GIF. */
export interface FilmRequest
  extends Drawing,
    Pick<DrawOptions, 'style' | 'cell' | 'theme' | 'title' | 'clues'> {
  readonly output: 'gif';
  /** What each picture adds: 'lines' by default. */
  readonly frames?: FrameKind | undefined;
  /** The language of captions: 'en' by default. */
  readonly language?: Language | undefined;
  /** Stops where line logic stops. Default false. */
  readonly lineOnly?: boolean | undefined;
  /** Marks the cells that line logic does not reach. Default false. */
  readonly showStuck?: boolean | undefined;
  /** Milliseconds of a picture: 100 by default, 2000 for explained steps. */
  readonly frameDelayMs?: number | undefined;
  /** Milliseconds of the last picture: 1000 by default. */
  readonly endDelayMs?: number | undefined;
}

/** What to draw, and how. */
export type DrawRequest = SheetRequest | BookRequest | FilmRequest;

/** A drawn file: the text of an SVG, or the bytes of the others. */
export type Drawn = string | Uint8Array;
