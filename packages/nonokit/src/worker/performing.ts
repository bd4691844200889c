/** What all verbs have in common: the shape of a verb, and what the requests of a worker share. */
import { createStopper, type Lru, type StopOptions, type StopSignal } from '@nonokit/core';
import type { PreparedImage } from '@nonokit/maker';
import type { Appraiser } from '../judging/appraiser.js';
import type { AssetFiles } from './assets.js';
import type { Hinters } from './hinters.js';
import type { PdfMaker } from './pdf-maker.js';
import type { During } from './turns.js';
import type { VerbName, Verbs } from './verbs.js';

/** What the requests of one worker share. */
export interface Shared {
  readonly hinters: Hinters;
  /** Kept between the pictures of a maker; loaded when the first one is appraised. */
  appraiser?: Appraiser;
  readonly files: AssetFiles;
  /**
   * Images by id. While a slider moves, a page asks for many puzzles of one image; only the first
   * request sends and analyses its pixels.
   */
  readonly images: Lru<string, PreparedImage>;
  /** Loads pdfkit, where the worker has it. */
  readonly loadPdf?: (() => Promise<PdfMaker>) | undefined;
}

/** Performs one verb. */
export type Perform<V extends VerbName> = (
  input: Verbs[V]['input'],
  options: Verbs[V]['options'],
  during: During<Verbs[V]['report']>,
  shared: Shared,
) => Promise<Verbs[V]['answer']>;

/** The options of a request with the clock that its time limit is measured by. */
export function limited<Options>(
  options: Options,
  { clock }: Pick<During, 'clock'>,
): Options & Pick<StopOptions, 'clock'> {
  return { ...options, clock };
}

/** A signal that is aborted after a time in milliseconds, for work that keeps its best result. */
export function timeSignal(
  timeoutMs: number | undefined,
  { clock }: Pick<During, 'clock'>,
): StopSignal {
  const stop = createStopper({ timeoutMs, clock });
  return {
    get aborted() {
      return stop() !== undefined;
    },
  };
}
