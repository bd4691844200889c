/**
 * A quick reader for the plainest lines of a batch: one small black-and-white puzzle in our JSON,
 * with clues as numbers. It goes once over the bytes and writes clue words, without a text and
 * without an object a block. Every other line is left to the reader of the format, which also knows
 * what is wrong.
 */

/** A line that was read. Texts are places in its bytes, quotes included; none if both are 0. */
export interface QuickLine {
  readonly idFrom: number;
  readonly idTo: number;
  readonly titleFrom: number;
  readonly titleTo: number;
  readonly width: number;
  readonly height: number;
}

/** The longest side. */
const MOST_CELLS = 32;

/** Scratch, never observable before `quickLine` has returned something: rows, then columns. */
export const clueWords = new Uint32Array(2 * MOST_CELLS);

/** The input and the position of the reader; also scratch. */
let bytes: Uint8Array = new Uint8Array();
let at = 0;
/** The place of the text read last, without its quotes. */
let textFrom = 0;
let textTo = 0;
/** The clue words of one side. */
const rowWords = new Uint32Array(MOST_CELLS);
const columnWords = new Uint32Array(MOST_CELLS);
/** The least cells that each of these words needs, and all filled cells of the side. */
let longest = 0;
let filled = 0;

const QUOTE = 34;
const COMMA = 44;
const ZERO = 48;
const COLON = 58;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;
const BEGIN = 123;
const END = 125;

/**
 * Reads the line from byte `from` up to `to`, where a line end or nothing comes, and leaves its
 * clue words in `clueWords`. Undefined if it is not as plain as that, or anything is wrong with it.
 */
export function quickLine(all: Uint8Array, from: number, to: number): QuickLine | undefined {
  bytes = all;
  at = from;
  const read = { idFrom: 0, idTo: 0, titleFrom: 0, titleTo: 0, width: 0, height: 0 };
  const rows = { count: 0, longest: 0, filled: 0 };
  const columns = { count: 0, longest: 0, filled: 0 };
  let seen = 0;
  if (!take(BEGIN)) return undefined;
  do {
    const member = plainText() ? memberRead() : -1;
    if (member < 0 || (seen & (1 << member)) !== 0 || !take(COLON)) return undefined;
    seen |= 1 << member;
    if (member === ROWS || member === COLUMNS) {
      const side = member === ROWS ? rows : columns;
      side.count = clues(member === ROWS ? rowWords : columnWords);
      if (side.count === 0) return undefined;
      side.longest = longest;
      side.filled = filled;
    } else if (member === WIDTH) read.width = number();
    else if (member === HEIGHT) read.height = number();
    else if (!isPlainMember(member)) return undefined;
    if (member === ID) {
      read.idFrom = textFrom - 1;
      read.idTo = textTo + 1;
    } else if (member === TITLE) {
      read.titleFrom = textFrom - 1;
      read.titleTo = textTo + 1;
    }
  } while (take(COMMA));
  if (!take(END)) return undefined;
  skipSpace();
  const { width, height } = read;
  const fits =
    at === to &&
    width > 0 &&
    height > 0 &&
    rows.count === height &&
    columns.count === width &&
    rows.longest <= width &&
    columns.longest <= height &&
    rows.filled === columns.filled;
  if (!fits) return undefined;
  for (let r = 0; r < height; r++) clueWords[r] = rowWords[r] ?? 0;
  for (let c = 0; c < width; c++) clueWords[height + c] = columnWords[c] ?? 0;
  return read;
}

/** The members that a plain line may have, each at most once. */
const NAMES = ['id', 'width', 'height', 'rows', 'columns', 'title', 'format', 'version', 'palette'];
const MEMBERS = [...NAMES, 'author', 'source', 'copyright', 'license'].map(encodeLiteral);
const [ID, WIDTH, HEIGHT, ROWS, COLUMNS, TITLE, FORMAT, VERSION, PALETTE] = NAMES.keys();
const NONOKIT = encodeLiteral('nonokit');
const WHITE = encodeLiteral('#ffffff');
const BLACK = encodeLiteral('#000000');

function encodeLiteral(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The index of the member whose name was read; -1 if it is another. */
function memberRead(): number {
  for (let member = 0; member < MEMBERS.length; member++) {
    const name = MEMBERS[member];
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

/** Reads the value of a member that is a text, or that can be skipped. */
function isPlainMember(member: number): boolean {
  if (member === VERSION) return number() === 1;
  if (member === PALETTE) return isBlackOnWhite();
  return plainText() && (member !== FORMAT || isText(NONOKIT));
}

function isBlackOnWhite(): boolean {
  if (!take(OPEN) || !plainText() || !isText(WHITE)) return false;
  return take(COMMA) && plainText() && isText(BLACK) && take(CLOSE);
}

/** Reads clues and returns how many; 0 if something is not plain. */
function clues(words: Uint32Array): number {
  longest = 0;
  filled = 0;
  if (!take(OPEN)) return 0;
  let count = 0;
  do {
    if (count === MOST_CELLS || !clue(words, count++)) return 0;
  } while (take(COMMA));
  return take(CLOSE) ? count : 0;
}

/** Reads one clue as a clue word. */
function clue(words: Uint32Array, line: number): boolean {
  if (!take(OPEN)) return false;
  let word = 0;
  let end = -1;
  if (!take(CLOSE)) {
    do {
      const size = number();
      const start = end + 1;
      end = start + size;
      if (size < 1 || end > MOST_CELLS) return false;
      word |= (size === MOST_CELLS ? -1 : (1 << size) - 1) << start;
      filled += size;
    } while (take(COMMA));
    if (!take(CLOSE)) return false;
  }
  words[line] = word;
  if (end > longest) longest = end;
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

/** Reads a text of ASCII characters without escapes, whose place it keeps. */
function plainText(): boolean {
  if (!take(QUOTE)) return false;
  textFrom = at;
  for (; ; at++) {
    const code = bytes[at] ?? 0;
    if (code === QUOTE) {
      textTo = at++;
      return true;
    }
    if (code < 32 || code > 126 || code === BACKSLASH) return false;
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

/** Goes past spaces, tabs and returns; lines hold no other space. */
function skipSpace(): void {
  for (;;) {
    const code = bytes[at];
    if (code !== 32 && code !== 9 && code !== 13) return;
    at++;
  }
}
