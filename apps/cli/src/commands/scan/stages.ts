/** `nonokit scan --stages FOLDER`: pictures of what the scan looked at, as PNG files. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@nonokit/core';
import type { ScanStages } from '@nonokit/scan';
import { encodePng } from 'nonokit/node';
import { paintStages } from 'nonokit/scan';
import type { Console } from '../../io/console.js';
import { openOutput, writeProblem } from '../../io/output.js';
import { tryStat } from '../../io/walk.js';
import type { ScanFlags } from './flags.js';

/**
 * Writes the pictures of each attempt into the folder, which is made if it is not there. Returns
 * what went wrong.
 */
export async function writeStages(
  attempts: readonly ScanStages[],
  { stages: folder = '.', force }: ScanFlags,
  console: Console,
): Promise<{ readonly name: string; readonly problem: Problem } | undefined> {
  try {
    if ((await tryStat(folder)) === undefined) await mkdir(folder);
  } catch (error) {
    return { name: folder, problem: writeProblem(error, folder) };
  }
  for (const [k, attempt] of attempts.entries()) {
    // a dark image is read twice, light on dark and dark on light
    const prefix = k === 0 ? '' : `${k + 1}-`;
    for (const { name, image } of paintStages(attempt)) {
      const path = join(folder, `${prefix}${name}.png`);
      const output = await openOutput(path, { force, console });
      const wrong = output.ok ? await output.value.write(encodePng(image)) : output.problem;
      if (wrong !== undefined) return { name: path, problem: wrong };
    }
  }
  return undefined;
}
