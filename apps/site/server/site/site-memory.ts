/**
 * The memory of a process for its site between requests: caches, loaders, the secret. It ends with
 * the site; losing it costs only time.
 *
 * A room declares its parts with `perSite`; nothing here knows them.
 */

/** The parts of one site. */
export class SiteMemory {
  readonly #parts = new Map<unknown, unknown>();

  /** The part that `make` makes of an owner, the same at each call. */
  part<Owner, T>(make: (owner: Owner) => T, owner: Owner): T {
    if (!this.#parts.has(make)) this.#parts.set(make, make(owner));
    return this.#parts.get(make) as T;
  }
}
