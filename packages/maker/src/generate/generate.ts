/**
 * Random puzzles: pictures of a given style, density and symmetry, repaired until they have the
 * requested property.
 *
 * From about 20x20 on, drawing pictures until one happens to be good takes forever. So the loop
 * changes only the cells that line logic left open, or in which two solutions differ, until there
 * are none. Every other picture is repaired by redrawing such cells. Sparse noise only loses cells
 * this way, so the remaining pictures are repaired by giving such cells the colour of a neighbour:
 * noise clumps, and clumps have long blocks.
 *
 * Pictures with forms are repaired like images: few cells change. For a requested difficulty,
 * pictures get larger forms after a puzzle that was too hard and smaller ones after one that was
 * too easy. After their repair, they are steered by single cells.
 */
import { drive, driveAsync, type Pause, type Puzzle, type Work } from '@nonokit/core';
import { Attempts } from './attempts.js';
import { Dial } from './dial.js';
import { checkOptions, type GenerateOptions, type GenerateProgress } from './options.js';

/**
 * Generates a random puzzle with its picture. Returns undefined if `maxTries` pictures, or seconds
 * of work, did not give one, if the aim seems out of reach, or if it was stopped.
 */
export function generate(options: GenerateOptions): Puzzle | undefined {
  return drive(generateSteps(options), options);
}

/**
 * Generates as `generate` does, awaiting `pause` every few milliseconds: large puzzles take
 * seconds.
 */
export async function generateAsync(
  options: GenerateOptions,
  pause: Pause<GenerateProgress>,
): Promise<Puzzle | undefined> {
  return driveAsync(generateSteps(options), pause, options);
}

/** Generation as a generator of steps; if it is told to stop, it returns no puzzle. */
export function* generateSteps(
  options: GenerateOptions,
): Work<GenerateProgress, Puzzle | undefined> {
  checkOptions(options);
  const { maxTries = 200, aim } = options;
  const attempts = new Attempts(options);
  const dial = new Dial();
  for (let tries = 1; tries <= maxTries && !attempts.areSpent && !dial.isStuck; tries++) {
    const progress = { tries, nearest: dial.nearest };
    const work = attempts.next(dial.calm);
    for (let step = work.next(); ; step = work.next()) {
      if (step.done === true) {
        if (step.value?.miss === 0) return step.value.puzzle;
        if (aim !== undefined) dial.turn(step.value);
        break;
      }
      if ((yield progress) !== undefined) return undefined;
    }
    if ((yield { tries, nearest: dial.nearest }) !== undefined) return undefined;
  }
  return undefined;
}
