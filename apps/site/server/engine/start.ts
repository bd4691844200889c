/** Starts the threads of the engine. */
import type { SiteConfig } from '../config.js';
import type { Engine } from './engine.js';

/** The engine of a server. */
export function startEngine(_config: SiteConfig): Engine {
  return {
    run: () => Promise.reject(new Error('the engine is not built yet')),
    close: () => Promise.resolve(),
  };
}
