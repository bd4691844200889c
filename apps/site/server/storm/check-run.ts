/**
 * Checks a run: makes its tasks again from the seed, and compares answers and times with what a
 * person can do. A program that solves tasks at the pace of a person cannot be told from one.
 */
import { stormTask } from '@nonokit/explain/tasks';
import type { FinishStormJson } from '../../contract/storm.js';
import { RIGHT_PAUSE_MS, type StormRefusal, WRONG_PAUSE_MS } from '../../contract/storm-rules.js';

/** Nobody sees a new task, decides and presses sooner than this. */
const LEAST_MS = 250;

/** Half of the answers take at least this long. */
const LEAST_MEDIAN_MS = 500;

/** With this many answers their times vary by at least this share of their mean. */
const MANY_ANSWERS = 12;
const LEAST_VARIATION = 0.15;

/** Timers and clocks are not exact. */
const SLACK_MS = 20;

type Answers = FinishStormJson['answers'];

/** The counts of a run, or why it is refused. */
export type CheckedRun = { readonly right: number; readonly wrong: number } | StormRefusal;

/** Checks the answers of a run; waits for `turn` before each task, which takes milliseconds. */
export async function checkRun(
  seed: string,
  answers: Answers,
  turn: () => Promise<void>,
): Promise<CheckedRun> {
  const rights: boolean[] = [];
  for (const [number, { place, color }] of answers.entries()) {
    await turn();
    const { marks, answer } = stormTask(seed, number);
    if (marks[place] !== -1) return 'storm-cell';
    rights.push(answer.place === place && answer.color === color);
  }
  const right = rights.filter(Boolean).length;
  return checkTimes(answers, rights) ?? { right, wrong: answers.length - right };
}

/** What is wrong with the times of a run; undefined if nothing is. */
function checkTimes(answers: Answers, rights: readonly boolean[]): StormRefusal | undefined {
  const taken: number[] = [];
  let shownAt = 0;
  for (const [k, { at }] of answers.entries()) {
    if (at < shownAt - SLACK_MS) return 'storm-times';
    if (at < shownAt + LEAST_MS - SLACK_MS) return 'storm-fast';
    taken.push(at - shownAt);
    shownAt = at + (rights[k] === true ? RIGHT_PAUSE_MS : WRONG_PAUSE_MS);
  }
  const median = [...taken].sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? LEAST_MEDIAN_MS;
  if (taken.length >= MANY_ANSWERS) {
    if (median < LEAST_MEDIAN_MS) return 'storm-fast';
    if (variation(taken) < LEAST_VARIATION) return 'storm-even';
  }
  return undefined;
}

/** The standard deviation as a share of the mean. */
function variation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(square) / mean;
}
