/**
 * An image that the worker knows. Its pixels are sent once; requests name it. A worker that has
 * forgotten it (it keeps few images, and may break) gets the pixels again.
 */
import type { Result } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import type { MakeResult } from 'nonokit/make';
import type { ClientOptions, KnownImage } from 'nonokit/worker-client';
import { worker } from '../../../worker.js';

/** An image, and what the worker calls it. */
export class SentImage {
  #known: Promise<Result<KnownImage>> | undefined;

  constructor(readonly image: RgbaImage) {}

  /** Lets the worker look at the image. A problem if nothing can be seen on it. */
  look(): Promise<Result<KnownImage>> {
    if (this.#known !== undefined) return this.#known;
    const looking = worker().subject(this.image);
    this.#known = looking;
    // a worker that broke is asked again next time
    looking.catch(() => {
      this.#known = undefined;
    });
    return looking;
  }

  /** Makes puzzles of the image. */
  async make(options: ClientOptions<'make'>): Promise<Result<MakeResult>> {
    const made = await this.#makeOnce(options);
    if (made.ok || made.problem.code !== 'unknown-image') return made;
    this.#known = undefined;
    return this.#makeOnce(options);
  }

  async #makeOnce(options: ClientOptions<'make'>): Promise<Result<MakeResult>> {
    const known = await this.look();
    return known.ok ? worker().make(known.value, options) : known;
  }
}
