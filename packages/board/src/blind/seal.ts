/**
 * Sealing: encrypts a text so that only the picture of a puzzle opens it.
 *
 * A page holds a puzzle's title before the puzzle is solved, because the title appears at the end
 * and the player may be offline by then. So that neither the page nor its storage reveals it, the
 * text is mixed with a stream of random numbers whose seed is the picture. This keeps no secret
 * from a person who computes the solution, and does not need to.
 */
import { type Grid, randomOf } from '@nonokit/core';

/** The beginning of every sealed text, which tells the right picture from others. */
const SIGN = 'nonokit:';

/** The number of hexadecimal digits for one UTF-16 code unit. */
const DIGITS = 4;

/** Seals a text with a picture. */
export function sealText(text: string, picture: Grid): string {
  return mixed(SIGN + text, picture)
    .map((unit) => unit.toString(16).padStart(DIGITS, '0'))
    .join('');
}

/** Opens a sealed text. Returns undefined if it was sealed with another picture, or damaged. */
export function openSealed(sealed: string, picture: Grid): string | undefined {
  if (sealed.length % DIGITS !== 0 || !/^[0-9a-f]*$/.test(sealed)) return undefined;
  let units = '';
  for (let at = 0; at < sealed.length; at += DIGITS) {
    units += String.fromCharCode(Number.parseInt(sealed.slice(at, at + DIGITS), 16));
  }
  const text = String.fromCharCode(...mixed(units, picture));
  return text.startsWith(SIGN) ? text.slice(SIGN.length) : undefined;
}

/**
 * The code units of a text, mixed with the stream of a picture; mixing them twice restores them.
 */
function mixed(text: string, { width, height, cells }: Grid): number[] {
  const stream = randomOf(`${width}x${height}:${cells.join(',')}`);
  return Array.from({ length: text.length }, (_, k) => text.charCodeAt(k) ^ stream.below(0x10000));
}
