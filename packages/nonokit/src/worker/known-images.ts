/**
 * The images that a worker has looked at. While a slider moves, a page asks for many puzzles of one
 * image; only the first request sends and analyses its pixels.
 */
import type { PreparedImage } from '@nonokit/maker';

/** Most images that are kept; each may hold several megabytes. */
const MOST = 2;

/** Prepared images by id, the least recently used first. */
export class KnownImages {
  readonly #images = new Map<string, PreparedImage>();

  /** The image with this id, if it is still known. */
  find(id: string): PreparedImage | undefined {
    const image = this.#images.get(id);
    if (image !== undefined) this.keep(id, image);
    return image;
  }

  /** Keeps an image, and forgets the one that was not used for longest. */
  keep(id: string, image: PreparedImage): void {
    this.#images.delete(id);
    this.#images.set(id, image);
    const [oldest] = this.#images.keys();
    if (this.#images.size > MOST && oldest !== undefined) this.#images.delete(oldest);
  }
}
