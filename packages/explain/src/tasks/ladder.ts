/**
 * The ladder of tasks: the techniques from the plainest to the hardest. A Storm climbs it, three
 * tasks a rung, and then stays among the upper rungs.
 */
import { type Random, randomOf } from '@nonokit/core';
import type { TechniqueId } from '../facts.js';
import { drawBoardTask } from './board-tasks.js';
import { drawLineTask } from './line-tasks.js';
import type { Task } from './task.js';

/** Tasks of one technique that follow each other in a Storm. */
export const TASKS_A_RUNG = 3;

/** How many of the last rungs the tasks after the ladder come from. */
const UPPER_RUNGS = 5;

/** The shortest and the longest line. Ten cells of a finger's size fit a standing phone. */
const SHORTEST = 6;
const LONGEST = 10;

/** Draws for a task: the rarest kind of task comes up in one draw of a hundred. */
const MOST_DRAWS = 100_000;

/** What the tasks of a technique look like: the sides of boards; 0 is a line. */
interface Rung {
  readonly technique: TechniqueId;
  readonly sides: readonly number[];
}

/** A technique that finishes its line is asked for on boards: there one has to find the line. */
const LADDER: readonly Rung[] = [
  { technique: 'complete-line', sides: [4, 4, 5] },
  { technique: 'finished-line', sides: [4, 5, 5] },
  { technique: 'overlap', sides: [0, 0, 4] },
  { technique: 'glue', sides: [0, 0, 0] },
  { technique: 'closing', sides: [0, 0, 5] },
  { technique: 'near-edge', sides: [0, 0, 0] },
  { technique: 'unreachable', sides: [0, 0, 0] },
  { technique: 'gap-too-small', sides: [0, 0, 0] },
  { technique: 'mercury', sides: [0, 0, 4] },
  { technique: 'forcing', sides: [0, 0, 0] },
  { technique: 'whole-line', sides: [0, 0, 0] },
  { technique: 'two-way', sides: [4, 4, 5] },
];

/** The techniques that tasks ask for, the plainest first. */
export const TASK_TECHNIQUES: readonly TechniqueId[] = LADDER.map(({ technique }) => technique);

/** The task of a Storm with this seed; the first one is number 0. */
export function stormTask(seed: string, number: number): Task {
  const random = randomOf(`storm ${seed} ${number}`);
  const climbed = Math.floor(number / TASKS_A_RUNG);
  const at =
    climbed < LADDER.length ? climbed : LADDER.length - UPPER_RUNGS + random.below(UPPER_RUNGS);
  return draw(random, rungAt(at), number);
}

/** The task of a technique with this seed. Throws RangeError if no task asks for the technique. */
export function techniqueTask(seed: string, technique: TechniqueId, number: number): Task {
  const random = randomOf(`technique ${technique} ${seed} ${number}`);
  return draw(random, rungAt(TASK_TECHNIQUES.indexOf(technique)), number);
}

function rungAt(at: number): Rung {
  const rung = LADDER[at];
  if (rung === undefined) throw new RangeError(`rungAt: there are ${LADDER.length} rungs`);
  return rung;
}

function draw(random: Random, { technique, sides }: Rung, number: number): Task {
  const side = sides[number % sides.length] ?? 0;
  for (let i = 0; i < MOST_DRAWS; i++) {
    const task =
      side > 0
        ? drawBoardTask(random, side, technique)
        : drawLineTask(random, SHORTEST + random.below(LONGEST - SHORTEST + 1), technique);
    if (task !== undefined) return task;
  }
  throw new Error(`draw: no task for ${technique} on side ${side}`);
}
