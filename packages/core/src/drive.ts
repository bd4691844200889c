/**
 * Driving: long work is a generator that pauses now and then; `drive` runs it to its end.
 *
 * A pause is a `yield`. It yields the progress of the work and receives the reason to stop, if
 * there is one. Work that is told to stop returns the best answer it has. There is no clock here: a
 * caller who sets a time limit brings one.
 */

/** Says that the caller no longer wants the answer; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** Why work should stop. */
export type Stop = 'aborted' | 'timeout';

/**
 * Work that pauses about every millisecond. After the first reason to stop, every later pause
 * receives it too.
 */
export type Work<Progress, T> = Generator<Progress, T, Stop | undefined>;

/** When work should stop. */
export interface StopOptions {
  /** Stops the work once it is aborted; checked at each pause. */
  readonly signal?: StopSignal | undefined;
  /** Time limit in milliseconds of `clock`: 5000. Default Infinity. */
  readonly timeoutMs?: number | undefined;
  /** Current time in milliseconds, `() => performance.now()`; only `timeoutMs` needs it. */
  readonly clock?: (() => number) | undefined;
}

/** When work should stop, and what receives its progress. */
export interface DriveOptions<Progress = unknown> extends StopOptions {
  /** Called at each pause with the value that the work yields. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * A pause that lets other code run: returns a promise to wait for, or nothing to continue at once.
 */
export type Pause<Progress = unknown> = (progress: Progress) => Promise<void> | undefined;

/** Runs work to its end on this thread. Throws RangeError for an invalid time limit. */
export function drive<Progress, T>(
  work: Work<Progress, T>,
  options: DriveOptions<Progress> = {},
): T {
  const reason = createStopper(options);
  for (let stop: Stop | undefined; ; stop ??= reason()) {
    const step = work.next(stop);
    if (step.done === true) return step.value;
    options.onProgress?.(step.value);
  }
}

/**
 * Runs work as `drive` does and awaits `pause` at each of its pauses. If a pause fails, the work
 * cleans up and the error is rethrown.
 */
export async function driveAsync<Progress, T>(
  work: Work<Progress, T>,
  pause: Pause<Progress>,
  options: DriveOptions<Progress> = {},
): Promise<T> {
  const reason = createStopper(options);
  for (let stop: Stop | undefined; ; stop ??= reason()) {
    const step = work.next(stop);
    if (step.done === true) return step.value;
    options.onProgress?.(step.value);
    const wait = pause(step.value);
    if (wait === undefined) continue;
    await wait.catch((error: unknown) => {
      work.throw(error);
      throw error;
    });
  }
}

/**
 * Returns a function that says whether to stop, and why. The time limit starts at this call. Throws
 * RangeError for an invalid time limit.
 */
export function createStopper({ signal, timeoutMs, clock }: StopOptions): () => Stop | undefined {
  if (timeoutMs !== undefined && !(timeoutMs >= 0)) {
    throw new RangeError(`timeoutMs is at least 0, got ${timeoutMs}`);
  }
  if (timeoutMs === undefined || timeoutMs === Number.POSITIVE_INFINITY) {
    return () => (signal?.aborted ? 'aborted' : undefined);
  }
  if (clock === undefined) {
    throw new RangeError('timeoutMs needs a clock, such as () => performance.now()');
  }
  const deadline = clock() + timeoutMs;
  return () => {
    if (signal?.aborted) return 'aborted';
    return clock() > deadline ? 'timeout' : undefined;
  };
}
