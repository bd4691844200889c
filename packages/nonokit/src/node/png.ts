/** Loads the rasteriser and the font for PNG, which the packages do not read themselves. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { deflateSync } from 'node:zlib';
import type { Puzzle, Result } from '@nonokit/core';
import { type DrawOptions, type PngAssets, renderPng } from '@nonokit/render';

const require = createRequire(import.meta.url);

/** The puzzle as a PNG file. */
export function drawPng(puzzle: Puzzle, options: DrawOptions): Promise<Result<Uint8Array>> {
  return renderPng(puzzle, options, loadAssets);
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
