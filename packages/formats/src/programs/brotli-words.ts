/**
 * Words of Brotli's dictionary in the 121 ways in which they may be used (RFC 7932, section 8 and appendix B):
 * with something before and behind, cut at either end, or with capitals.
 */
import { damaged } from './brotli-codes.js';

/** How many bits number the words of a length, from 0; words have 4 to 24 bytes. */
const NUMBER_BITS = [
  0, 0, 0, 0, 10, 10, 11, 11, 10, 10, 10, 10, 10, 9, 9, 8, 7, 7, 8, 7, 7, 6, 6, 5, 5,
];

/** What stands before "~", what is done, as a letter, and what stands behind. */
const WAYS = (
  `~a|~a | ~a |~m|~k |~a the | ~a|s ~a |~a of |~k|~a and |~n|~b|, ~a |~a, | ~k |~a in ` +
  `|~a to |e ~a |~a"|~a.|~a">|~a\n|~d|~a]|~a for |~o|~c|~a a |~a that | ~k|~a. |.~a` +
  `| ~a, |~p|~a with |~a'|~a from |~a by |~q|~r| the ~a|~e|~a. The |~l|~a on |~a as ` +
  `|~a is |~h|~bing |~a\n\t|~a:| ~a. |~aed |~u|~s|~g|~a(|~k, |~i|~a at |~aly | the ~a of ` +
  `|~f|~j| ~k, |~k"|.~a(|~l |~k">|~a="| ~a.|.com/~a| the ~a of the |~k'|~a. This |~a,` +
  `|.~a |~k(|~k.|~a not | ~a="|~aer | ~l |~aal | ~l|~a='|~l"|~k. | ~a(|~aful | ~k. ` +
  `|~aive |~aless |~l'|~aest | ~k.|~l">| ~a='|~k,|~aize |~l.|\u00c2\u00a0~a| ~a,|~k="|~l="|~aous ` +
  `|~l, |~k='| ~k,| ~l="| ~l, |~l,|~l(|~l. | ~l.|~l='| ~l. | ~k="| ~l='| ~k='`
).split('|');

/** Letters by their number: 0 nothing, 1 to 9 cut so much off the end, from 12 on so much less 11 off the front. */
const FIRST_ACTION = 97;
const FIRST_CAPITAL = 10;
const ALL_CAPITALS = 11;

/** The word number `id` of `length` bytes, where the ways to use a word count as words. */
export function wordOf(dictionary: Uint8Array, length: number, id: number): number[] {
  const bits = NUMBER_BITS[length] ?? 0;
  const way = WAYS[id >> bits];
  if (bits === 0 || way === undefined) return damaged('it asks for a word that does not exist');
  let start = (id & ((1 << bits) - 1)) * length;
  for (let shorter = 4; shorter < length; shorter++)
    start += shorter << (NUMBER_BITS[shorter] ?? 0);
  const [before = '', rest = ''] = way.split('~');
  const action = rest.charCodeAt(0) - FIRST_ACTION;
  const word = [...dictionary.subarray(start, start + length)];
  return [...codesOf(before), ...changed(word, action), ...codesOf(rest.slice(1))];
}

function codesOf(text: string): number[] {
  return Array.from(text, (char) => char.charCodeAt(0));
}

function changed(word: number[], action: number): number[] {
  if (action < FIRST_CAPITAL) return word.slice(0, Math.max(0, word.length - action));
  if (action > ALL_CAPITALS) return word.slice(action - ALL_CAPITALS);
  for (let i = 0; i < word.length; ) {
    i += capitalise(word, i);
    if (action === FIRST_CAPITAL) break;
  }
  return word;
}

/** Makes a capital of the letter at `i`, as far as Brotli knows letters. Returns how long it is. */
function capitalise(word: number[], i: number): number {
  const byte = word[i] ?? 0;
  const size = byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : 3;
  const last = i + size - 1;
  const isLetter = size > 1 || (byte >= 0x61 && byte <= 0x7a);
  if (isLetter && last < word.length) word[last] = (word[last] ?? 0) ^ (size === 3 ? 5 : 0x20);
  return size;
}
