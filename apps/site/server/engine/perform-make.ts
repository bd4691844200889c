/** Making a puzzle of an image: the report of `make --json`, with the puzzle in it. */
import { createStopper } from '@nonokit/core';
import { safeWritePuzzle } from 'nonokit/formats';
import { aimAt, difficultyFor, makeAnswer, propertyFor, safeMakePuzzleAsync } from 'nonokit/make';
import { jsonAnswer, refused } from './answers.js';
import { decodeImage } from './decode-image.js';
import type { Perform, Working } from './verbs.js';

const DEFAULT_MS = 8000;

/** Makes the best puzzle that is found in time. */
export const make: Perform<'make'> = async ({ file, language, options }, working) => {
  const image = await decodeImage(file.bytes);
  if (!image.ok) return refused(image.problem, language);
  const { size, difficulty, title, author, timeoutMs = DEFAULT_MS, background, ...own } = options;
  const wish =
    difficulty === undefined
      ? {}
      : { aim: aimAt(difficulty), repair: own.repair ?? propertyFor(difficulty) };
  const made = await safeMakePuzzleAsync(image.value, {
    ...own,
    ...wish,
    background: background?.toLowerCase(),
    size: parseSize(size),
    meta: {
      ...(title === undefined ? {} : { title }),
      ...(author === undefined ? {} : { author }),
    },
    signal: makeStopSignal(timeoutMs, working),
  });
  if (!made.ok) return refused(made.problem, language);
  const [best] = made.value.candidates;
  if (best === undefined) throw new Error('make found no candidate');
  const written = safeWritePuzzle(best.puzzle, 'json');
  if (!written.ok) return refused(written.problem, language);
  const isUnique = best.status === 'unique';
  const rated = isUnique ? difficultyFor(best.puzzle) : undefined;
  const puzzle: unknown = JSON.parse(new TextDecoder().decode(written.value));
  return jsonAnswer({ ...makeAnswer(best, rated), puzzle });
};

function parseSize(size = 'auto') {
  if (size === 'auto') return 'auto' as const;
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/** Aborted at the time limit or when the client is gone: the best puzzle so far counts. */
function makeStopSignal(timeoutMs: number, { signal }: Working) {
  const stop = createStopper({ timeoutMs, clock: () => performance.now(), signal });
  return {
    get aborted() {
      return stop() !== undefined;
    },
  };
}
