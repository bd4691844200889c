/**
 * A quick reader for the plainest lines of a batch: one small black-and-white puzzle in our JSON,
 * with clues as numbers, and with or without its picture. It goes once over the bytes and writes
 * clue words, without a text and without an object a line. Every other line is left to the reader
 * of the format, which also knows what is wrong.
 *
 * The loops over clues and pictures, which are nearly all of a line, keep their place in a local
 * variable: one of the module is stored and loaded again at every byte.
 */
import { clueWordOf } from '@nonokit/solver';

/** The longest side. */
const MOST_CELLS = 32;

/** Scratch, never observable before `quickLine` has returned true: rows, then columns. */
export const clueWords = new Uint32Array(2 * MOST_CELLS);

/**
 * Scratch as well: the line read last. Texts are places in its bytes, quotes included; `to` is 0
 * where there is none.
 */
export const line = {
  id: { from: 0, to: 0, isAscii: true },
  title: { from: 0, to: 0, isAscii: true },
  width: 0,
  height: 0,
};

/** The input and the position of the reader; also scratch. */
let bytes: Uint8Array = new Uint8Array();
let at = 0;
/** The place of the text read last, without its quotes. */
let textFrom = 0;
let textTo = 0;
let textIsAscii = true;
/** Clues of one side as they are read: their words, the cells of the longest, and all filled. */
const rows = { words: new Uint32Array(MOST_CELLS), count: 0, longest: 0, filled: 0 };
const columns = { words: new Uint32Array(MOST_CELLS), count: 0, longest: 0, filled: 0 };
/** The picture: its rows as sets of filled cells, and then its columns. */
const picture = { rows: new Uint32Array(MOST_CELLS), width: 0, height: 0 };

const QUOTE = 34;
const COMMA = 44;
const ZERO = 48;
const ONE = 49;
const COLON = 58;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;
const BEGIN = 123;
const END = 125;

/**
 * Reads the line from byte `from` up to `to`, where a line end or nothing comes, and leaves it in
 * `line` and its clue words in `clueWords`. False if it is not as plain as that, or anything is
 * wrong with it.
 */
export function quickLine(all: Uint8Array, from: number, to: number): boolean {
  bytes = all;
  at = from;
  line.id.to = 0;
  line.title.to = 0;
  const seen = members();
  if ((seen & NEEDED) !== NEEDED) return false;
  skipSpace();
  const { width, height } = line;
  const fits =
    at === to &&
    rows.count === height &&
    columns.count === width &&
    rows.longest <= width &&
    columns.longest <= height &&
    rows.filled === columns.filled;
  if (!fits || ((seen & GOAL) !== 0 && !isPictureOf(width, height))) return false;
  for (let r = 0; r < height; r++) clueWords[r] = rows.words[r] ?? 0;
  for (let c = 0; c < width; c++) clueWords[height + c] = columns.words[c] ?? 0;
  return true;
}

/** Reads the object. Returns the set of its members; 0 if one is not plain. */
function members(): number {
  let seen = 0;
  let member = -1;
  if (!take(BEGIN)) return 0;
  do {
    member = plainText() ? memberRead(member + 1) : -1;
    if (member < 0 || (seen & (1 << member)) !== 0 || !take(COLON)) return 0;
    seen |= 1 << member;
    if (MEMBERS[member]?.read() !== true) return 0;
  } while (take(COMMA));
  return take(END) ? seen : 0;
}

/** The readers of members that a plain line may have, each at most once, as we write them. */
const READERS: readonly (readonly [name: string, read: () => boolean])[] = [
  ['format', () => plainText() && isText(NONOKIT)],
  ['version', () => number() === 1],
  ['id', () => isTextAt(line.id)],
  ['title', () => isTextAt(line.title)],
  ['author', plainText],
  ['authorId', plainText],
  ['source', plainText],
  ['copyright', plainText],
  ['license', plainText],
  ['description', plainText],
  ['width', () => isSize('width')],
  ['height', () => isSize('height')],
  ['palette', isBlackOnWhite],
  ['rows', () => clues(rows)],
  ['columns', () => clues(columns)],
  ['goal', isPicture],
];
const MEMBERS = READERS.map(([name, read]) => ({ name: encodeLiteral(name), read }));
const NEEDED = bit('width') | bit('height') | bit('rows') | bit('columns');
const GOAL = bit('goal');
const NONOKIT = encodeLiteral('nonokit');
const WHITE = encodeLiteral('#ffffff');
const BLACK = encodeLiteral('#000000');

function bit(member: string): number {
  return 1 << READERS.findIndex(([name]) => name === member);
}

function encodeLiteral(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The index of the member whose name was read, probably `likely` or one after; -1 if none. */
function memberRead(likely: number): number {
  for (let k = 0; k < MEMBERS.length; k++) {
    const member = likely + k < MEMBERS.length ? likely + k : likely + k - MEMBERS.length;
    const name = MEMBERS[member]?.name;
    if (name !== undefined && isText(name)) return member;
  }
  return -1;
}

/** Whether the text read last is this one. */
function isText(text: Uint8Array): boolean {
  if (text.length !== textTo - textFrom) return false;
  for (let k = 0; k < text.length; k++) if (text[k] !== bytes[textFrom + k]) return false;
  return true;
}

/** Reads a text whose place is wanted. */
function isTextAt(place: typeof line.id): boolean {
  if (!plainText()) return false;
  place.from = textFrom - 1;
  place.to = textTo + 1;
  place.isAscii = textIsAscii;
  return true;
}

function isSize(side: 'width' | 'height'): boolean {
  line[side] = number();
  return line[side] > 0;
}

function isBlackOnWhite(): boolean {
  if (!take(OPEN) || !plainText() || !isText(WHITE)) return false;
  return take(COMMA) && plainText() && isText(BLACK) && take(CLOSE);
}

/** Reads the clues of a side as clue words; false if something is not plain. */
function clues(side: typeof rows): boolean {
  if (!take(OPEN)) return false;
  const all = bytes;
  let here = at;
  let longest = 0;
  let filled = 0;
  let count = 0;
  do {
    here = afterSpace(all, here);
    if (count === MOST_CELLS || all[here] !== OPEN) return false;
    here = afterSpace(all, here + 1);
    let word = 0;
    let end = -1;
    for (let more = all[here] !== CLOSE; more; ) {
      let size = (all[here++] ?? 0) - ZERO;
      if (!(size >= 1 && size <= 9)) return false;
      const second = (all[here] ?? 0) - ZERO;
      if (second >= 0 && second <= 9) {
        size = 10 * size + second;
        here++;
      }
      const start = end + 1;
      end = start + size;
      if (end > MOST_CELLS) return false;
      word |= (size === MOST_CELLS ? -1 : (1 << size) - 1) << start;
      filled += size;
      here = afterSpace(all, here);
      more = all[here] === COMMA;
      if (more) here = afterSpace(all, here + 1);
    }
    if (all[here] !== CLOSE) return false;
    side.words[count++] = word;
    if (end > longest) longest = end;
    here = afterSpace(all, here + 1);
  } while (all[here++] === COMMA);
  if (all[here - 1] !== CLOSE) return false;
  side.count = count;
  side.longest = longest;
  side.filled = filled;
  at = here;
  return true;
}

/** Reads a picture as rows of the digits 0 and 1; false if it is not that. */
function isPicture(): boolean {
  if (!take(OPEN)) return false;
  const all = bytes;
  let here = at;
  let count = 0;
  let width = 0;
  do {
    here = afterSpace(all, here);
    if (count === MOST_CELLS || all[here++] !== QUOTE) return false;
    const from = here;
    let row = 0;
    for (let code = all[here]; code === ZERO || code === ONE; code = all[++here]) {
      // beyond 32 cells the width is wrong, whatever the row is
      if (code === ONE) row |= 1 << (here - from);
    }
    if (all[here] !== QUOTE || (count > 0 && here - from !== width)) return false;
    width = here - from;
    picture.rows[count++] = row;
    here = afterSpace(all, here + 1);
  } while (all[here++] === COMMA);
  if (all[here - 1] !== CLOSE) return false;
  picture.width = width;
  picture.height = count;
  at = here;
  return true;
}

/** Whether the picture has this size, and the clues that were read. */
function isPictureOf(width: number, height: number): boolean {
  if (picture.width !== width || picture.height !== height) return false;
  for (let r = 0; r < height; r++) {
    if (clueWordOf(picture.rows[r] ?? 0) !== rows.words[r]) return false;
  }
  for (let c = 0; c < width; c++) {
    let ink = 0;
    for (let r = 0; r < height; r++) ink |= (((picture.rows[r] ?? 0) >>> c) & 1) << r;
    if (clueWordOf(ink) !== columns.words[c]) return false;
  }
  return true;
}

/** Reads a number of one or two digits; 0 if there is none. */
function number(): number {
  skipSpace();
  const first = (bytes[at] ?? 0) - ZERO;
  if (!(first >= 1 && first <= 9)) return 0;
  const second = (bytes[++at] ?? 0) - ZERO;
  if (!(second >= 0 && second <= 9)) return first;
  at++;
  return 10 * first + second;
}

/** Reads a text without escapes, whose place it keeps. */
function plainText(): boolean {
  if (!take(QUOTE)) return false;
  textFrom = at;
  let all = 0;
  for (let here = at; ; here++) {
    const code = bytes[here] ?? 0;
    if (code === QUOTE) {
      textTo = here;
      textIsAscii = all < 128;
      at = here + 1;
      return true;
    }
    if (code < 32 || code === BACKSLASH) return false;
    all |= code;
  }
}

/** Goes past a character and the space before it, if it comes next. */
function take(code: number): boolean {
  if (bytes[at] !== code) {
    skipSpace();
    if (bytes[at] !== code) return false;
  }
  at++;
  return true;
}

function skipSpace(): void {
  at = afterSpace(bytes, at);
}

/** The place after spaces, tabs and returns; lines hold no other space. */
function afterSpace(all: Uint8Array, from: number): number {
  for (let here = from; ; here++) {
    const code = all[here];
    if (code !== 32 && code !== 9 && code !== 13) return here;
  }
}
