/**
 * Messages about films, in English.
 */
import { message } from '../message.js';

/** The film would play for minutes. */
export const tooManyFrames = message(
  'too-many-frames',
  'tooManyFrames',
  ({ found, most }: { found: number; most: number }) =>
    `a film of ${grouped(found)} pictures is more than the ${grouped(most)} allowed; ` +
    'choose --frames passes',
);

/** "1,234,567" */
function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
