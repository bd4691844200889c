/** What is said about the sizes of any image. */
import { message } from '../message.js';

/** More pixels than the limits allow. */
export const imageTooLarge = message(
  'too-large',
  'imageTooLarge',
  ({ width, height, most }: { width: number; height: number; most: number }) =>
    `an image of ${width}x${height} is more than the ${most.toLocaleString('en-US')} cells allowed`,
);
