/** Starts the threads of the engine. */

import { builtScript, memoryBytes, type SiteConfig } from '../host/index.js';
import type { Engine } from './engine.js';
import { ThreadedEngine } from './threaded-engine.js';

/** The most that the objects of a thread may take, in megabytes, and their share of the memory. */
const MOST_MB = 256;
const SHARE = 0.2;

/** The share of the memory that the whole process may take before work of the engine is ended. */
const ALL_SHARE = 0.8;

/** The engine of a server. @throws {Error} if the server was not built. */
export function startEngine({ threads }: SiteConfig): Engine {
  const memoryMb = Math.min(MOST_MB, Math.floor((SHARE * memoryBytes()) / 1e6));
  const memory = { mostBytes: ALL_SHARE * memoryBytes() };
  return new ThreadedEngine({ script: builtScript('engine-worker'), threads, memoryMb, memory });
}
