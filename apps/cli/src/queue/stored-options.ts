/** The options of a run as JSON, which has no infinity: "all" represents it. */
import type { AnswerOptions } from '../batch/answer-chunk.js';

/** The options as the database stores them. */
export type StoredOptions = Omit<AnswerOptions, 'task'> & {
  readonly task: Omit<AnswerOptions['task'], 'maxSolutions'> & {
    readonly maxSolutions?: number | 'all';
  };
};

/** The options in a form that JSON can hold. */
export function toStoredOptions({ task, ...rest }: AnswerOptions): StoredOptions {
  if (task.maxSolutions !== Number.POSITIVE_INFINITY) return { ...rest, task };
  return { ...rest, task: { ...task, maxSolutions: 'all' } };
}

/** The options from their stored form. */
export function optionsOfStored({ task, ...rest }: StoredOptions): AnswerOptions {
  const { maxSolutions, ...others } = task;
  if (maxSolutions === undefined) return { ...rest, task: others };
  const most = maxSolutions === 'all' ? Number.POSITIVE_INFINITY : maxSolutions;
  return { ...rest, task: { ...others, maxSolutions: most } };
}
