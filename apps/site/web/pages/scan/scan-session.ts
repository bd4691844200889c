/**
 * The state of the page: which picture was chosen, what was read in it, and how its numbers are
 * mended. The worker reads; nothing leaves the device.
 */
import type { RgbaImage } from '@nonokit/image';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Corners, ScannedSheet, ScanRefusal, ScanResult } from 'nonokit/scan';
import { NumberSession } from '../../clue-editor/number-session.js';
import { readingFrom } from '../../clue-editor/reading.js';
import type { SourceImage } from '../make/source/read-image.js';
import { readPixels } from '../make/source/sheet.js';
import type { Outcome, Trouble } from '../make/source/trouble.js';
import { turned } from './turned.js';

/** Why a picture gave no numbers. */
export type Refusal = ScanRefusal | 'stopped';

/** What the page shows. */
export type Stage =
  | { readonly at: 'start' }
  | { readonly at: 'reading'; readonly canvas: HTMLCanvasElement }
  | { readonly at: 'corners'; readonly canvas: HTMLCanvasElement }
  | { readonly at: 'refused'; readonly canvas: HTMLCanvasElement; readonly reason: Refusal }
  | {
      readonly at: 'numbers';
      readonly canvas: HTMLCanvasElement;
      readonly sheets: readonly ScannedSheet[];
      readonly chosen: number;
    };

/** The part of the worker that is needed. */
export interface Reader {
  scan(
    image: RgbaImage,
    options: {
      readonly corners?: Corners | undefined;
      readonly pictures: true;
      readonly timeoutMs: number;
      readonly signal: AbortSignal;
    },
  ): Promise<ScanResult>;
}

/** Most pixels of a picture: those of a telephone's camera. */
export const MOST_PHOTO_PIXELS = 12_000_000;

/** Milliseconds of reading; a phone needs a few seconds for the largest picture. */
const MOST_MS = 60_000;

export class ScanSession extends NumberSession {
  readonly #stage = signal<Stage>({ at: 'start' });
  readonly #trouble = signal<Trouble | undefined>(undefined);
  readonly #loadReader: () => Promise<Reader>;
  #work = new AbortController();

  /** The worker is loaded with the first picture. */
  constructor(loadReader: () => Promise<Reader>) {
    super();
    this.#loadReader = loadReader;
  }

  get stage(): ReadonlySignal<Stage> {
    return this.#stage;
  }

  /** Why the last file is no picture. */
  get trouble(): ReadonlySignal<Trouble | undefined> {
    return this.#trouble;
  }

  /** Reads a picture that comes in. */
  async take(coming: Promise<Outcome<SourceImage>>): Promise<void> {
    const image = await coming;
    this.#trouble.value = image.ok ? undefined : image.trouble;
    if (image.ok) await this.read(image.value.sheet.canvas);
  }

  /** Says why there is no picture. */
  refuse(trouble: Trouble): void {
    this.#trouble.value = trouble;
  }

  /** Reads a picture, or the part between four corners. */
  async read(canvas: HTMLCanvasElement, corners?: Corners): Promise<void> {
    this.stop();
    const { signal: ended } = this.#work;
    this.#stage.value = { at: 'reading', canvas };
    try {
      const reader = await this.#loadReader();
      const options = { corners, pictures: true, timeoutMs: MOST_MS, signal: ended } as const;
      const result = await reader.scan(readPixels(canvas), options);
      if (!ended.aborted) this.#show(canvas, result);
    } catch (error) {
      if (ended.aborted) return;
      this.#stage.value = { at: 'start' };
      this.#trouble.value = { kind: 'failed' };
      console.error(error);
    }
  }

  /** Ends the reading under way. */
  stop(): void {
    this.#work.abort();
    this.#work = new AbortController();
  }

  /** Lets the corners be set. */
  setCorners(canvas: HTMLCanvasElement): void {
    this.stop();
    this.#stage.value = { at: 'corners', canvas };
  }

  /** Turns the picture by a quarter. */
  turn(canvas: HTMLCanvasElement, direction: 1 | -1): void {
    this.#stage.value = { at: 'corners', canvas: turned(canvas, direction) };
  }

  /** Back to no picture. */
  restart(): void {
    this.stop();
    this.#trouble.value = undefined;
    this.#stage.value = { at: 'start' };
  }

  /** Shows another puzzle of the picture. */
  choose(chosen: number): void {
    const stage = this.#stage.peek();
    const sheet = stage.at === 'numbers' ? stage.sheets[chosen] : undefined;
    if (stage.at !== 'numbers' || sheet === undefined) return;
    this.#stage.value = { ...stage, chosen };
    this.load(readingFrom(sheet));
  }

  #show(canvas: HTMLCanvasElement, result: ScanResult): void {
    if (result.status === 'not-a-sheet') {
      this.#stage.value = { at: 'refused', canvas, reason: result.reason };
      return;
    }
    if (result.sheets.length === 0) {
      this.#stage.value = { at: 'refused', canvas, reason: 'stopped' };
      return;
    }
    this.#stage.value = { at: 'numbers', canvas, sheets: result.sheets, chosen: 0 };
    this.choose(0);
  }
}
