/**
 * The rasteriser: resvg's WebAssembly build, which draws our SVG documents with a given font.
 *
 * resvg can be started only once in a process, so nothing else may start it. Call `rasterise` for
 * pixels, in any order, also concurrently.
 */
import { bad, good, type Result } from '@nonokit/core';
import { tooManyElements } from '../words/en/messages.js';

/** The files that drawing an SVG document needs. The application loads them. */
export interface RasterAssets {
  /** `@resvg/resvg-wasm/index_bg.wasm` */
  readonly wasm: Uint8Array;
  /** A bold TrueType font: `@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf` */
  readonly font: Uint8Array;
}

/** A document as pixels, valid until the callback returns. */
export interface RasterImage {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row, multiplied by alpha. */
  readonly pixels: Uint8Array;
  /** The image as a PNG file in true colour. */
  asPng(): Uint8Array;
}

/**
 * Draws one of our SVG documents and passes the image to a callback; afterwards the image is freed.
 * Problem: `picture-too-large` for a document of more parts than resvg takes.
 */
export async function rasterise<T>(
  svg: string,
  { wasm, font }: RasterAssets,
  use: (image: RasterImage) => T,
): Promise<Result<T>> {
  if (mostNodes(svg) > MAX_NODES) {
    return bad(tooManyElements, { most: MAX_NODES });
  }
  // its glue is loaded with the first picture: who draws none should not wait for it
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await start(() => initWasm(wasm));
  const resvg = new Resvg(svg, { font: { fontBuffers: [font] } });
  try {
    const image = resvg.render();
    try {
      return good(use(image));
    } finally {
      image.free();
    }
  } finally {
    resvg.free();
  }
}

/** The most nodes that resvg takes: elements, and texts between them. */
const MAX_NODES = 1_000_000;

/** An upper bound for the nodes of our own SVG: its texts besides digits are line ends. */
function mostNodes(svg: string): number {
  let nodes = 0;
  for (let i = 0; i < svg.length; i++) {
    const code = svg.charCodeAt(i);
    if (code === 0x3c || code === 0x0a) nodes++;
  }
  return nodes;
}

/** The only state of this module: resvg is started, or being started. */
let started: Promise<void> | undefined;

/** Starts resvg unless it is started; after a failure the next call tries again. */
function start(init: () => Promise<void>): Promise<void> {
  started ??= init().catch((error: unknown) => {
    if (isStartedElsewhere(error)) return;
    started = undefined;
    throw error;
  });
  return started;
}

/** True if a second copy of this module, as bundlers make them, or other code has started resvg. */
function isStartedElsewhere(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Already initialized');
}
