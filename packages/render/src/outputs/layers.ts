/**
 * The two layers of a film's picture: what is found, and over it the focus of the step. The picture
 * that is seen is put together from both, rectangle by rectangle.
 */
import { type Box, common } from '../layout/box.js';
import type { Overlay } from './film-focus.js';
import type { Bitmap } from './raster.js';

/** A picture under an overlay. */
export class Layers {
  /** The picture without overlays; to be painted into. */
  readonly base: Bitmap;
  /** The picture as it is seen. */
  readonly shown: Bitmap;
  #overlays: readonly Overlay[] = [];

  constructor(shown: Bitmap) {
    this.shown = shown;
    this.base = { ...shown, indices: shown.indices.slice() };
  }

  /** Exchanges the overlays, and returns the old ones. */
  cover(overlays: readonly Overlay[]): readonly Overlay[] {
    const old = this.#overlays;
    this.#overlays = overlays;
    return old;
  }

  /** Puts a rectangle of the seen picture together. */
  compose(box: Box): void {
    const { indices, width: stride } = this.shown;
    const under = this.base.indices;
    for (let y = box.top; y < box.top + box.height; y++) {
      const from = y * stride + box.left;
      const to = y * stride + box.left + box.width;
      indices.set(under.subarray(from, to), from);
    }
    for (const { box: all, index } of this.#overlays) {
      const { left, top, width, height } = common(all, box);
      for (let y = top; y < top + height; y++) {
        indices.fill(index, y * stride + left, y * stride + left + width);
      }
    }
  }
}
