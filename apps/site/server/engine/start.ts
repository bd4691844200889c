/** Starts the threads of the engine. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from '../config.js';
import type { Engine } from './engine.js';
import { ThreadedEngine } from './threaded-engine.js';

/** Where the build puts the program of a thread: beside this code, or above it. */
const PLACES = ['./engine-worker.js', '../engine-worker.js'];

/** The engine of a server. @throws {Error} if the server was not built. */
export function startEngine({ threads }: SiteConfig): Engine {
  const scripts = PLACES.map((place) => new URL(place, import.meta.url));
  const script = scripts.find((file) => existsSync(fileURLToPath(file)));
  if (script === undefined) throw new Error('the engine is not built: run npm run build');
  return new ThreadedEngine({ script, threads });
}
