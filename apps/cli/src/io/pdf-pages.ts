/**
 * The pages of PDF files as pixels. A thread draws them with PDFium, so that a hostile file can
 * neither hold up the program nor stay in its memory.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bad, good, type Result } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import type { FromPdfWorker } from '../threads/pdf-worker.js';
import { damagedPdf, lockedPdf, manyPages, slowPage } from '../words/en/problems/scan.js';
import type { Host } from './host.js';

/** Pages of a file that are looked at. */
const MOST_PAGES = 50;

/** How long the file may take to open, and each page to be drawn. */
const PATIENCE_MS = 60_000;

/** Whether a file begins as PDF files do: readers allow some bytes before it. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** A page, or why it was not drawn; without a number, what is wrong with the file as a whole. */
export interface PdfPage {
  /** From 1; undefined in a file of one page, too. */
  readonly number: number | undefined;
  readonly image: Result<RgbaImage>;
}

/** Draws the pages of a file one by one. */
export async function* drawPdfPages(
  bytes: Uint8Array,
  { host, signal }: { readonly host: Pick<Host, 'folder'>; readonly signal: AbortSignal },
): AsyncGenerator<PdfPage> {
  const worker = new Worker(new URL('pdf-worker.js', host.folder), { workerData: bytes });
  const file = (wrong: Result<never>): PdfPage => ({ number: undefined, image: wrong });
  try {
    const opened = await hear(worker, signal);
    if (signal.aborted) return;
    if (opened === undefined || !('pages' in opened)) {
      const isLocked = opened !== undefined && 'refused' in opened && opened.refused === 'locked';
      yield file(bad(isLocked ? lockedPdf : damagedPdf));
      return;
    }
    const { pages } = opened;
    for (let page = 0; page < Math.min(pages, MOST_PAGES); page++) {
      worker.postMessage(page);
      const drawn = await hear(worker, signal);
      if (signal.aborted) return;
      const image = drawn !== undefined && 'image' in drawn ? drawn.image : undefined;
      const number = pages > 1 ? page + 1 : undefined;
      yield { number, image: image === undefined ? bad(slowPage) : good(image) };
      // the thread is dead, or still busy
      if (drawn === undefined) return;
    }
    if (pages > MOST_PAGES) yield file(bad(manyPages, { pages, most: MOST_PAGES }));
  } finally {
    await worker.terminate();
  }
}

/** What the thread tells next; undefined if it ends or takes too long. */
async function hear(worker: Worker, signal: AbortSignal): Promise<FromPdfWorker | undefined> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    const [message] = await once(worker, 'message', { signal: stop });
    return message as FromPdfWorker;
  } catch {
    // the thread died, or the wait is over
    return undefined;
  }
}
