/**
 * Keeps the site for times without a network: registers the service worker once the page has
 * loaded, so that what it fetches does not stand in the way of the page.
 */

import { here } from '../frame/here.js';
import { rootAddress } from '../puzzles/addresses.js';

/** The file of the service worker, from the site's root. */
const SERVICE_WORKER = 'service-worker.js';

/** Registers the service worker where the browser has such, and only on secure addresses. */
export function keepOffline(): void {
  const { server } = here.peek();
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  const address = rootAddress() + SERVICE_WORKER + (server === undefined ? '' : '?server');
  const register = (): void => {
    navigator.serviceWorker
      .register(address, { updateViaCache: 'none' })
      // private windows refuse it, and some servers have no such file: all works but offline
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
