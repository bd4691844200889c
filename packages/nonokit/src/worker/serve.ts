/**
 * The worker's side: takes requests, performs them beside each other, and answers them.
 *
 * Up to four long requests work at the same time, in turns (`turns.ts`); more would only make each
 * one later, and every search holds memory. Requests that a person waits for with a finger on the
 * screen, hints, files and the status of a picture that is painted, begin at once.
 */
import { Lru } from '@nonokit/core';
import type { PreparedImage } from '@nonokit/maker';
import { AssetFiles, type Fetch } from './assets.js';
import { Hinters } from './hinters.js';
import type { Failure, WorkerRequest, WorkerResponse, WorkRequest } from './messages.js';
import { PERFORM } from './perform.js';
import type { Perform, Shared } from './performing.js';
import { Places } from './places.js';
import { createDuring, type GiveWay, slices } from './turns.js';
import type { VerbName, Verbs } from './verbs.js';

/** What a worker may be given. Every member has a default. */
export interface WorkerTools {
  /** Loads pdfkit's class of documents: without it `draw` writes no PDF. */
  readonly loadPdf?: Shared['loadPdf'];
  /** Loads files. Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Makes the pauses of one request. Default: every 8 ms. */
  readonly giveWay?: (() => GiveWay) | undefined;
}

/** Number of long requests that work at the same time. */
const MOST_AT_ONCE = 4;

/** The most images that are kept; each may hold several megabytes. */
const MOST_IMAGES = 2;

/** Verbs that begin at once. */
const URGENT: ReadonlySet<VerbName> = new Set([
  ...(['hint', 'explainHint', 'mistakes', 'read', 'write'] as const),
  'appraise',
]);

/** Answers requests by `send`; returns the function that accepts them. */
export function serve(
  send: (response: WorkerResponse) => void,
  tools: WorkerTools = {},
): (request: WorkerRequest) => void {
  // browsers refuse `fetch` as the method of another object
  const { loadPdf, fetch: fetchFile = (address) => fetch(address), giveWay = slices } = tools;
  const files = new AssetFiles(fetchFile);
  const images = new Lru<string, PreparedImage>(MOST_IMAGES);
  const shared: Shared = { hinters: new Hinters(), files, images, loadPdf };
  const open = new Map<number, AbortController>();
  const places = new Places(MOST_AT_ONCE);

  async function work(request: WorkRequest, signal: AbortSignal): Promise<void> {
    const { id, ask } = request;
    const leave = URGENT.has(ask) ? undefined : await places.take();
    try {
      signal.throwIfAborted();
      const answer = await answerTo(request, signal, giveWay(), send, shared);
      if (!signal.aborted) send({ id, answer });
    } catch (error) {
      if (!signal.aborted) send({ id, failure: toFailure(error) });
    } finally {
      leave?.();
      open.delete(id);
    }
  }

  return (request) => {
    if (request.ask === 'cancel') {
      open.get(request.id)?.abort();
      return;
    }
    const controller = new AbortController();
    open.set(request.id, controller);
    void work(request, controller.signal);
  };
}

/** Performs the requested verb. */
async function answerTo<V extends VerbName>(
  { id, ask, input, options, reports }: WorkRequest<V>,
  signal: AbortSignal,
  giveWay: GiveWay,
  send: (response: WorkerResponse<V>) => void,
  shared: Shared,
): Promise<Verbs[V]['answer']> {
  if (!Object.hasOwn(PERFORM, ask)) throw new RangeError(`the worker knows no verb "${ask}"`);
  const perform: Perform<V> = PERFORM[ask];
  const tell = reports ? (report: Verbs[V]['report']) => send({ id, report }) : undefined;
  return perform(input, options, createDuring(signal, giveWay, tell), shared);
}

function toFailure(error: unknown): Failure {
  if (error instanceof Error) return { name: error.name, message: error.message };
  return { name: 'Error', message: String(error) };
}
