/** Making a puzzle of an image in a worker, and repairing one: they share most of their code. */
import { bad, good, type Result } from '@nonokit/core';
import { crc32, type RgbaImage } from '@nonokit/image';
import { makePuzzleAsync, type PreparedImage, prepareImage } from '@nonokit/maker';
import { aimAt, propertyFor } from '../make-aim.js';
import { imageForgotten } from '../words/en/workers.js';
import { type Perform, type Shared, timeSignal } from './performing.js';
import type { KnownImage } from './verbs.js';

export { repair } from './perform-repair.js';

/**
 * Makes a puzzle; when the time is over, the best one so far is the answer. A hard puzzle needs
 * only a single solution unless the request says otherwise.
 */
export const make: Perform<'make'> = async ([input], options, during, { images }) => {
  const image = findImage(input, images);
  if (!image.ok) return image;
  const { difficulty, timeoutMs, ...own } = options;
  const signal = timeSignal(timeoutMs, during);
  const wish =
    difficulty === undefined
      ? {}
      : { aim: aimAt(difficulty), repair: own.repair ?? propertyFor(difficulty) };
  return makePuzzleAsync(
    image.value,
    { ...own, ...wish, signal },
    during.pause((progress) => progress),
  );
};

/** Looks at an image and keeps what was seen. */
export const subject: Perform<'subject'> = async ([image], _options, _during, { images }) => {
  const id = hashImage(image);
  if (images.get(id) !== undefined) return good({ id });
  const prepared = prepareImage(image);
  if (!prepared.ok) return prepared;
  images.set(id, prepared.value);
  return good({ id });
};

/** The image to make a puzzle of: the pixels themselves, or one that is known. */
function findImage(
  input: RgbaImage | KnownImage,
  images: Shared['images'],
): Result<RgbaImage | PreparedImage> {
  if (!('id' in input)) return good(input);
  const known = images.get(input.id);
  return known === undefined ? bad(imageForgotten) : good(known);
}

/** The same for the same pixels, in any worker. */
function hashImage({ width, height, rgba }: RgbaImage): string {
  const bytes = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  return `${width}x${height}-${crc32(bytes).toString(16)}`;
}
