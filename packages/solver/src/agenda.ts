/**
 * The agenda: which lines have changed since they were last settled.
 *
 * There is one bit per line. Lines are taken in ascending order, and the sweep starts again at the
 * top. Plain sweeps beat a first-in-first-out queue by a few per cent on average, and by up to 1.4
 * on some pictures, because a line waits until its neighbours have changed too; priorities did not
 * pay.
 */
import { lowestBit } from './bits.js';

/** A set of lines with a cursor. */
export interface Agenda {
  /** Line l is bit l & 31 of word l >> 5. */
  readonly words: Int32Array;
  /** The word that the sweep has reached. */
  cursor: number;
}

/** Creates an agenda for lines 0..count-1 that holds all lines or none. */
export function createAgenda(count: number, all: boolean): Agenda {
  const words = new Int32Array((count + 31) >>> 5);
  if (all) for (let l = 0; l < count; l++) enlist({ words, cursor: 0 }, l);
  return { words, cursor: 0 };
}

/** Puts line `l` on the agenda. */
export function enlist({ words }: Agenda, l: number): void {
  words[l >>> 5] |= 1 << (l & 31);
}

/** Removes the next line of the sweep from the agenda and returns it, or -1 if it is empty. */
export function takeLine(agenda: Agenda): number {
  const { words } = agenda;
  const count = words.length;
  let w = agenda.cursor;
  for (let tries = 0; tries <= count; tries++) {
    const set = words[w];
    if (set !== 0) {
      words[w] = set & (set - 1);
      agenda.cursor = w;
      return (w << 5) + lowestBit(set);
    }
    w = w + 1 === count ? 0 : w + 1;
  }
  return -1;
}

/** Removes every line from the agenda. */
export function clearAgenda(agenda: Agenda): void {
  agenda.words.fill(0);
  agenda.cursor = 0;
}
