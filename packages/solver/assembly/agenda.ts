/** The agenda: which lines have changed since they were last settled. See `src/agenda.ts`. */
import { Ints } from './bits';

export class Agenda {
  words: Ints;
  cursor: i32 = 0;

  constructor(count: i32, all: bool) {
    this.words = new StaticArray<i32>((count + 31) >> 5);
    if (all) for (let l = 0; l < count; l++) enlist(this, l);
  }
}

/** Puts line `l` on the agenda. */
export function enlist(agenda: Agenda, l: i32): void {
  const words = agenda.words;
  words[l >> 5] |= 1 << (l & 31);
}

/** Puts line `first + b` on the agenda for each bit b of `lines`. */
export function enlistAll(agenda: Agenda, first: i32, lines: u64): void {
  const words = agenda.words;
  const w = first >> 5;
  const shift = <u64>(first & 31);
  const low = lines << shift;
  words[w] |= <i32>low;
  const middle = <i32>(low >> 32);
  if (middle != 0) words[w + 1] |= middle;
  const high = <i32>((lines >> 32) >> (32 - shift));
  if (high != 0) words[w + 2] |= high;
}

/** Removes the next line of the sweep from the agenda and returns it, or -1 if it is empty. */
export function takeLine(agenda: Agenda): i32 {
  const words = agenda.words;
  const count = words.length;
  let w = agenda.cursor;
  for (let tries = 0; tries <= count; tries++) {
    const set = words[w];
    if (set != 0) {
      words[w] = set & (set - 1);
      agenda.cursor = w;
      return (w << 5) + ctz(set);
    }
    w = w + 1 == count ? 0 : w + 1;
  }
  return -1;
}

/** Removes every line from the agenda. */
export function clearAgenda(agenda: Agenda): void {
  const words = agenda.words;
  for (let w = 0; w < words.length; w++) words[w] = 0;
  agenda.cursor = 0;
}
