/**
 * The rasteriser and the font of pictures. Unlike `loadAssets` of the library they leave the flags
 * of V8 alone: a server's threads go on to solve for weeks, and need well compiled WebAssembly.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import type { PngAssets } from 'nonokit/render';

const require = createRequire(import.meta.url);

/** The bold font of sheets and booklets. */
export function drawingFont(): Promise<Uint8Array> {
  return readFile(require.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'));
}

/** What PNG and GIF need. */
export async function pngAssets(): Promise<PngAssets> {
  const file = require.resolve('@resvg/resvg-wasm/index_bg.wasm');
  const [wasm, font] = await Promise.all([readFile(file), drawingFont()]);
  return { wasm, font, deflate: deflateSync };
}
