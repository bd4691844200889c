/**
 * The files that pictures need: loaded when a picture is first drawn, and kept by address for the
 * next one.
 */
import { type Problem, problem } from '@nonokit/core';
import type { PngAssets } from '@nonokit/render';
import { assetNotLoaded } from '../words/en/workers.js';
import type { Asset, DrawAssets } from './draw-request.js';

/** The part of `fetch` that loading needs. */
export type Fetch = (address: string) => Promise<{
  readonly ok: boolean;
  readonly status: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}>;

/** Thrown where a file cannot be loaded; `draw` turns it into a result. */
export class AssetError extends Error {
  readonly problem: Problem;

  constructor(what: Problem) {
    super(what.message);
    this.problem = what;
  }
}

/** The files of one worker. */
export class AssetFiles {
  readonly #fetch: Fetch;
  readonly #loaded = new Map<string, Promise<Uint8Array>>();

  constructor(fetchFile: Fetch) {
    this.#fetch = fetchFile;
  }

  /** The rasteriser and the font. Throws RangeError where the request has none. */
  async png(assets: DrawAssets = {}): Promise<PngAssets> {
    const [wasm, font] = await Promise.all([
      this.#bytes('wasm', assets.wasm),
      this.#bytes('font', assets.font),
    ]);
    return { wasm, font };
  }

  /** The font. Throws RangeError where the request has none. */
  font(assets: DrawAssets = {}): Promise<Uint8Array> {
    return this.#bytes('font', assets.font);
  }

  async #bytes(name: keyof DrawAssets, asset: Asset | undefined): Promise<Uint8Array> {
    if (asset === undefined) {
      throw new RangeError(`draw: this output needs assets.${name}, an address or bytes`);
    }
    if (typeof asset !== 'string') return asset;
    const loading = this.#loaded.get(asset) ?? this.#load(asset);
    this.#loaded.set(asset, loading);
    return loading;
  }

  /** Loads a file; after a failure the next request tries again. */
  #load(address: string): Promise<Uint8Array> {
    return this.#fetch(address)
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`);
        return new Uint8Array(await response.arrayBuffer());
      })
      .catch((error: unknown) => {
        this.#loaded.delete(address);
        const reason = error instanceof Error ? error.message : String(error);
        throw new AssetError(problem(assetNotLoaded, { address, reason }));
      });
  }
}
