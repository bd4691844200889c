/** Scanning: the object of `scan --json`. */
import { scanAnswer, scanAsync } from 'nonokit/scan';
import { jsonAnswer, refused } from './answers.js';
import { decodeImage } from './decode-image.js';
import type { Perform } from './verbs.js';

/** Reads the clues of the printed puzzles of an image: all of them, or those read in time. */
export const scan: Perform<'scan'> = async ({ file, language, options }, { signal }) => {
  const image = await decodeImage(file.bytes);
  if (!image.ok) return refused(image.problem, language);
  return jsonAnswer(scanAnswer(await scanAsync(image.value, { ...options, signal })));
};
