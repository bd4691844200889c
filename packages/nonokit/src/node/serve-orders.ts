/** The thread's side of a `WorkerPool`: a worker program calls it once to receive its jobs. */
import { parentPort, type Transferable, workerData } from 'node:worker_threads';
import { ownThreadNumber } from './thread-work.js';
import { type Order, type Report, SLOT, STOP_ALL, type WorkerStart } from './worker-messages.js';

/** How the work on one order communicates with the pool. */
export interface Duty<R extends Report> {
  /** Aborted once the order is cancelled; may be read at any time, as the solver does. */
  readonly signal: { readonly aborted: boolean };
  /** Reports which item begins: the pool blames it if the thread dies. */
  readonly begin: (item: number) => void;
  /** Sends answers; the objects in `transfer` are moved to the pool instead of copied. */
  readonly send: (report: R, transfer?: readonly Transferable[]) => void;
}

/** Does one job. The last report it sends must have `last: true`. */
export type Serve<Setup, Job, R extends Report> = (
  order: Order<Job>,
  setup: Setup,
  duty: Duty<R>,
) => void | Promise<void>;

/** Does every job that the pool sends to this thread, one after the other. */
export function serveOrders<Setup, Job, R extends Report>(serve: Serve<Setup, Job, R>): void {
  const port = parentPort;
  if (port === null) throw new RangeError('serveOrders: must be called in a worker thread');
  const { setup, shared }: WorkerStart<Setup> = workerData;
  const slots = new Int32Array(shared);
  Atomics.store(slots, SLOT.thread, ownThreadNumber());
  let before = Promise.resolve();
  port.on('message', (order: Order<Job>) => {
    before = before.then(() => {
      Atomics.store(slots, SLOT.item, -1);
      Atomics.store(slots, SLOT.order, order.number);
      return serve(order, setup, {
        signal: stopSignal(slots, order.number),
        begin: (item) => {
          Atomics.store(slots, SLOT.item, item);
          Atomics.add(slots, SLOT.begun, 1);
        },
        send: (report, transfer = []) => {
          if (report.last) Atomics.store(slots, SLOT.order, 0);
          port.postMessage(report, transfer);
        },
      });
    });
  });
}

function stopSignal(slots: Int32Array, order: number): { readonly aborted: boolean } {
  return {
    get aborted(): boolean {
      const stop = Atomics.load(slots, SLOT.stop);
      return stop === order || stop === STOP_ALL;
    },
  };
}
