/** Starts the threads of the engine. */
import type { SiteConfig } from '../config.js';
import { builtScript } from '../operation/built-script.js';
import type { Engine } from './engine.js';
import { ThreadedEngine } from './threaded-engine.js';

/** The engine of a server. @throws {Error} if the server was not built. */
export function startEngine({ threads }: SiteConfig): Engine {
  return new ThreadedEngine({ script: builtScript('engine-worker'), threads });
}
