/** Runs of Storm as people play them. */
import { stormTask } from '@nonokit/explain/tasks';
import type { FinishStormJson } from '../../../contract/storm.js';

/** A run of a person: right answers but for these numbers, each after one to three seconds. */
export function playRun(
  seed: string,
  count: number,
  wrong: readonly number[] = [],
): FinishStormJson['answers'] {
  let at = 0;
  return Array.from({ length: count }, (_, number) => {
    const { answer } = stormTask(seed, number);
    const isWrong = wrong.includes(number);
    at += 1000 + ((number * 733) % 2000);
    const given = { ...answer, color: isWrong ? 1 - answer.color : answer.color, at };
    at += isWrong ? 1200 : 90;
    return given;
  });
}
