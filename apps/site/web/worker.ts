/**
 * The one worker of a page: files are read, puzzles solved and pictures drawn there, so that the
 * page's own thread stays free for the player's hand. It starts at the first request.
 */
import font from '@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf?url';
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url';
import { type LazyWorkerClient, lazyWorkerClient } from 'nonokit/worker-client';

let client: LazyWorkerClient | undefined;

/** The verbs of the library, performed by the page's worker. */
export function worker(): LazyWorkerClient {
  client ??= lazyWorkerClient(
    () => new Worker(new URL('./worker-entry.ts', import.meta.url), { type: 'module' }),
    { assets: { wasm: resolveUrl(wasm), font: resolveUrl(font) } },
  );
  return client;
}

/** The whole address of a file: the worker does not stand where the page does. */
function resolveUrl(file: string): string {
  return new URL(file, import.meta.url).href;
}
