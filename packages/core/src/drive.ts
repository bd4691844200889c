/**
 * Driving: long work is written as a generator that pauses now and then; `drive` runs it to its end.
 *
 * A pause is a `yield`. What is yielded says how far the work is; what the `yield` gives back says
 * whether to stop, and why. Work that is told to stop returns the best answer it has. There is no
 * clock here: whoever sets a time limit brings one.
 */

/** Says that the caller no longer wants the answer; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** Why work is to stop. */
export type Stop = 'aborted' | 'timeout';

/** Work that pauses about every millisecond; once a pause gives a reason to stop, each later one does. */
export type Work<Progress, T> = Generator<Progress, T, Stop | undefined>;

/** When work is to stop. */
export interface StopOptions {
  /** Stops the work once it is aborted; looked at at each pause. */
  readonly signal?: StopSignal | undefined;
  /** Stops the work after so many milliseconds of `clock`: 5000. Default Infinity. */
  readonly timeoutMs?: number | undefined;
  /** The time in milliseconds, `() => performance.now()`; needed by `timeoutMs` alone. */
  readonly clock?: (() => number) | undefined;
}

/** When work is to stop, and who is told how far it is. */
export interface DriveOptions<Progress = unknown> extends StopOptions {
  /** Called at each pause with what the work yields. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A pause in which others may work: returns a promise to wait for, or nothing to go on at once. */
export type Pause<Progress = unknown> = (progress: Progress) => Promise<void> | undefined;

/** Runs work to its end on this thread. Throws RangeError for a time limit that cannot be kept. */
export function drive<Progress, T>(
  work: Work<Progress, T>,
  options: DriveOptions<Progress> = {},
): T {
  const reason = stopperOf(options);
  for (let stop: Stop | undefined; ; stop ??= reason()) {
    const step = work.next(stop);
    if (step.done === true) return step.value;
    options.onProgress?.(step.value);
  }
}

/**
 * Runs work as `drive` does, with a `pause` at each of its pauses. A pause that fails ends the work,
 * which cleans up, and is thrown on.
 */
export async function driveAsync<Progress, T>(
  work: Work<Progress, T>,
  pause: Pause<Progress>,
  options: DriveOptions<Progress> = {},
): Promise<T> {
  const reason = stopperOf(options);
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
 * A function that says whether to stop, and why. The time begins to run now. Throws RangeError for a
 * time limit that cannot be kept.
 */
export function stopperOf({ signal, timeoutMs, clock }: StopOptions): () => Stop | undefined {
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
