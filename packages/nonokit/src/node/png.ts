/** Loads the rasteriser and the font for PNG, which the packages do not read themselves. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { deflateSync } from 'node:zlib';
import type { Result } from '@nonokit/core';
import type { DrawOptions, PngAssets } from '@nonokit/render';
import { renderPng, safeRenderPng } from '../drawing.js';
import type { PuzzleSource } from '../inputs/puzzle-input.js';

const require = createRequire(import.meta.url);

/**
 * A puzzle as a PNG file: its empty sheet unless `what` says otherwise. Rejects with `PuzzleError`
 * if it is invalid, or its solution is wanted and not known.
 */
export function drawPng(puzzle: PuzzleSource, options: DrawOptions = {}): Promise<Uint8Array> {
  return renderPng(puzzle, options, loadAssets);
}

/** Draws as `drawPng` does, and returns a problem where that rejects. */
export function safeDrawPng(
  puzzle: PuzzleSource,
  options: DrawOptions = {},
): Promise<Result<Uint8Array>> {
  return safeRenderPng(puzzle, options, loadAssets);
}

/**
 * The rasteriser and the font of pictures. The rasteriser runs for a fraction of a second, so
 * WebAssembly is compiled quickly instead of well from here on: the film of a 40x40 takes 0.3 s of
 * CPU instead of 1.05, the sheet of a 200x200 1.2 s instead of 1.6. The solver has been compiled by
 * then.
 */
export async function loadAssets(): Promise<PngAssets> {
  setFlagsFromString('--liftoff-only');
  const [wasm, font] = await Promise.all([
    readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    readFile(require.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')),
  ]);
  return { wasm, font, deflate: deflateSync };
}
