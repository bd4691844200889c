/**
 * The worker's side: takes requests one after the other and answers them.
 *
 * The event loop has a turn between two slices of work, so that a request can be cancelled while it
 * is solved or explained. Hints and ratings run to the end once they have begun.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import {
  type ExplainOptions,
  type Explanation,
  explainSteps,
  hint,
  rate,
  type Step,
} from '@nonokit/explain';
import { solveAsync } from '@nonokit/solver';
import { givingWay } from '../giving-way.js';
import type { WorkerAnswer, WorkerRequest, WorkerResponse, WorkRequest } from './messages.js';

/** Answers requests by `send`, one after the other; returns the function that accepts them. */
export function serve(send: (response: WorkerResponse) => void): (request: WorkerRequest) => void {
  const open = new Map<number, AbortController>();
  let last = Promise.resolve();
  const work = async (request: WorkRequest, { signal }: AbortController): Promise<void> => {
    if (!signal.aborted) {
      const answer = await answerTo(request, signal).catch(failed);
      if (!signal.aborted) send({ id: request.id, ...answer });
    }
    open.delete(request.id);
  };
  return (request) => {
    if (request.ask === 'cancel') {
      open.get(request.id)?.abort();
      return;
    }
    const controller = new AbortController();
    open.set(request.id, controller);
    last = last.then(() => work(request, controller));
  };
}

/** Runs the requested verb. */
async function answerTo(request: WorkRequest, signal: AbortSignal): Promise<WorkerAnswer> {
  const { ask, puzzle, options } = request;
  switch (ask) {
    case 'solve': {
      const limits = { clock, ...options, signal };
      return { ask, answer: await solveAsync(puzzle, limits, givingWay()) };
    }
    case 'explain':
      return { ask, answer: await explainInTurns(puzzle, { ...options, signal }) };
    case 'hint':
      return { ask, answer: hint(puzzle, request.marks, options) };
    case 'rate':
      return { ask, answer: rate(puzzle, options) };
  }
}

/** Explains a puzzle as `explain` does, and gives the event loop a turn between steps. */
async function explainInTurns(
  puzzle: Puzzle,
  options: ExplainOptions & { readonly signal: AbortSignal },
): Promise<Result<Explanation>> {
  const walk = explainSteps(puzzle, options);
  if (!walk.ok) return walk;
  const pause = givingWay();
  const steps: Step[] = [];
  for (;;) {
    const next = walk.value.next();
    if (next.done) return good({ ...next.value, steps });
    steps.push(next.value);
    await pause();
    options.signal.throwIfAborted();
  }
}

function failed(error: unknown): WorkerAnswer {
  return { ask: 'failed', message: error instanceof Error ? error.message : String(error) };
}

const clock = (): number => performance.now();
