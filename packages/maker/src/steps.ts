/** Generators that do work step by step, run to their end. */

/** What the steps come to, made without a pause. */
export function resultOf<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
