/** Writes the service worker of the built site in a folder. */
export declare function writeServiceWorker(dist: string): Promise<void>;
