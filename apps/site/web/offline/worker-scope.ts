/**
 * The part of a service worker's global scope that ours uses. TypeScript has declarations for all
 * of it, but they cannot stand in one program with those for pages.
 */

/** An event that waits for work. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request that the worker may answer. */
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The events, by name. */
interface ServiceWorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageEvent<unknown>;
}

/** The global scope. */
export interface ServiceWorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly href: string };
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'waiting'>;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled?: boolean;
    }): Promise<readonly { readonly url: string }[]>;
  };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ): void;
}
