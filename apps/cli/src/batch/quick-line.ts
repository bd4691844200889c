/**
 * A quick reader for the plainest lines of a batch: one small black-and-white puzzle in our JSON,
 * with clues as numbers. It goes once over the characters and writes clue words, without an object
 * a block. Every other line is left to the reader of the format, which also knows what is wrong.
 */

/** A line that was read. */
export interface QuickLine {
  readonly id: string | null;
  readonly title: string | null;
  readonly width: number;
  readonly height: number;
}

/** The longest side. */
const MOST_CELLS = 32;

/** Scratch, never observable before `quickLine` has returned something: rows, then columns. */
export const clueWords = new Uint32Array(2 * MOST_CELLS);

/** Where reading is, and the clue words of both sides; scratch as well. */
let text = '';
let at = 0;
const rowWords = new Uint32Array(MOST_CELLS);
const columnWords = new Uint32Array(MOST_CELLS);
/** The least cells that each of these words needs, and all filled cells of the side. */
let longest = 0;
let filled = 0;

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * Reads a line and leaves its clue words in `clueWords`. Undefined if it is not as plain as that,
 * or anything is wrong with it.
 */
export function quickLine(line: string): QuickLine | undefined {
  text = line;
  at = 0;
  const sizes = { width: 0, height: 0 };
  const texts: { id: string | null; title: string | null } = { id: null, title: null };
  const rows = { count: 0, longest: 0, filled: 0 };
  const columns = { count: 0, longest: 0, filled: 0 };
  let seen = 0;
  if (!take('{')) return undefined;
  do {
    const key = plainText();
    const bit = key === undefined ? 0 : (MEMBERS.get(key) ?? 0);
    if (bit === 0 || (seen & bit) !== 0 || !take(':')) return undefined;
    seen |= bit;
    if (key === 'rows' || key === 'columns') {
      const isRows = key === 'rows';
      const count = clues(isRows ? rowWords : columnWords);
      if (count === 0) return undefined;
      const side = isRows ? rows : columns;
      side.count = count;
      side.longest = longest;
      side.filled = filled;
    } else if (key === 'width' || key === 'height') {
      sizes[key] = number();
    } else if (key === 'id' || key === 'title') {
      const value = plainText();
      if (value === undefined) return undefined;
      texts[key] = value;
    } else if (!isPlainMember(key)) return undefined;
  } while (take(','));
  if (!take('}') || !isAtEnd()) return undefined;
  const { width, height } = sizes;
  const fits =
    width > 0 &&
    height > 0 &&
    rows.count === height &&
    columns.count === width &&
    rows.longest <= width &&
    columns.longest <= height &&
    rows.filled === columns.filled;
  if (!fits) return undefined;
  clueWords.set(rowWords.subarray(0, height));
  clueWords.set(columnWords.subarray(0, width), height);
  return { ...texts, width, height };
}

/** A bit for each member that a plain line may have; none may come twice. */
const MEMBERS: ReadonlyMap<string, number> = new Map(
  [
    ...['width', 'height', 'rows', 'columns', 'id', 'title', 'format', 'version', 'palette'],
    ...['author', 'source', 'copyright', 'license'],
  ].map((name, k) => [name, 1 << k]),
);

/** Reads the value of a member that says nothing new, or nothing that an answer holds. */
function isPlainMember(key: string | undefined): boolean {
  if (key === 'format') return plainText() === 'nonokit';
  if (key === 'version') return number() === 1;
  return key === 'palette' ? isBlackOnWhite() : plainText() !== undefined;
}

function isBlackOnWhite(): boolean {
  return (
    take('[') && plainText() === '#ffffff' && take(',') && plainText() === '#000000' && take(']')
  );
}

/** Reads clues and returns how many; 0 if something is not plain. */
function clues(words: Uint32Array): number {
  longest = 0;
  filled = 0;
  if (!take('[')) return 0;
  let count = 0;
  do {
    if (count === MOST_CELLS || !clue(words, count++)) return 0;
  } while (take(','));
  return take(']') ? count : 0;
}

/** Reads one clue as a clue word. */
function clue(words: Uint32Array, line: number): boolean {
  if (!take('[')) return false;
  let word = 0;
  let end = -1;
  if (!take(']')) {
    do {
      const size = number();
      const start = end + 1;
      end = start + size;
      if (size < 1 || end > MOST_CELLS) return false;
      word |= (size === MOST_CELLS ? -1 : (1 << size) - 1) << start;
      filled += size;
    } while (take(','));
    if (!take(']')) return false;
  }
  words[line] = word;
  longest = Math.max(longest, end);
  return true;
}

/** Reads a number of one or two digits; 0 if there is none. */
function number(): number {
  skipSpace();
  const first = text.charCodeAt(at) - 48;
  if (!(first >= 1 && first <= 9)) return 0;
  const second = text.charCodeAt(++at) - 48;
  if (!(second >= 0 && second <= 9)) return first;
  at++;
  return 10 * first + second;
}

/** Reads a text of ASCII characters without escapes. */
function plainText(): string | undefined {
  if (!take('"')) return undefined;
  const from = at;
  for (; ; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return text.slice(from, at++);
    if (!(code >= 32 && code < 127) || code === BACKSLASH) return undefined;
  }
}

/** Goes past a character and the space before it, if it comes next. */
function take(character: string): boolean {
  skipSpace();
  if (text[at] !== character) return false;
  at++;
  return true;
}

function isAtEnd(): boolean {
  skipSpace();
  return at === text.length;
}

/** Goes past spaces, tabs and returns; lines hold no other space. */
function skipSpace(): void {
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 13) return;
    at++;
  }
}
