/**
 * Clues in a text. One clue is numbers with any separators ("2 1", "2,1", "[2, 1]", "2.1"); a list
 * of clues on one line has a second separator outside ("2 1, 3", "2.1;3", "[2,1],[3]").
 */
import { type AnyClue, clueOfNumbers } from './clue-list.js';
import { coloredClue } from './colored-words.js';

/** Most digits of a number; no puzzle has a side of a million. */
const MOST_DIGITS = 6;

/** A text of digits and separators only, perhaps in brackets or quotes. */
const NUMERIC = /^[\d\s,;.:/|&+'"`()[\]{}<>-]*$/;

/** Marks of a clue without blocks. */
const EMPTY = /^(?:|0+|-|–|—|\.|_|\[\s*\]|\(\s*\)|\{\s*\}|""|''|,+|;)$/;

/** True for a word that people write for a clue without blocks: "0", "-", "[]". */
export function isEmptyClue(text: string): boolean {
  return EMPTY.test(text.trim());
}

/** The clue of a text, undefined if it is none. An empty text is an empty clue. */
export function clueOfText(text: string): AnyClue | undefined {
  const bare = text.trim();
  if (isEmptyClue(bare)) return [];
  const numbers = parseNumbers(bare);
  return numbers === undefined ? coloredClue(unwrapped(bare)) : clueOfNumbers(numbers);
}

/** The numbers of a text that holds one clue at most, with one kind of separator. */
export function parseNumbers(text: string): number[] | undefined {
  const bare = unwrapped(text);
  if (!NUMERIC.test(bare) || /[[\](){}<>'"`]/.test(bare)) return undefined;
  const kinds = new Set(bare.replace(/[\d\s]/g, ''));
  if (kinds.size > 1 || /(?:^|\s)-\d|\d\s*[+]|[-.:]{2}/.test(bare)) return undefined;
  const words = bare.match(/\d+/g) ?? [];
  if (words.length === 0) return undefined;
  if (words.some((word) => word.length > MOST_DIGITS || /^0\d/.test(word))) return undefined;
  return words.map(Number);
}

/** The text without brackets and quotes around all of it, and without a comma behind it. */
function unwrapped(text: string): string {
  let bare = text.trim().replace(/[\s,;]{1,99}$/, '');
  for (let turn = 0; turn < 3; turn++) {
    const inner = /^\[([^[\]]*)\]$|^\(([^()]*)\)$|^\{([^{}]*)\}$|^(["'`])([^"'`]*)\4$/.exec(bare);
    if (inner === null) break;
    bare = (inner[1] ?? inner[2] ?? inner[3] ?? inner[5] ?? '').trim().replace(/[\s,;]{1,99}$/, '');
  }
  return bare.replace(/^,{1,99}/, '');
}

/** Separators of the clues of a list, those that are most surely outside first. */
const OUTSIDE = ['\n', '\t', ';', '|', '/', ':', ',', '-'] as const;

/**
 * The clues of a list on one line, undefined if the text is none. `isNamed`: something says that
 * this is a list, so that "2, 1, 3" may be three clues of one block.
 */
export function clueListOfText(text: string, isNamed: boolean): AnyClue[] | undefined {
  const bare = text.trim().replace(/[;,.]$/, '');
  if (/\d[\p{L}#]/u.test(bare)) return coloredClues(bare);
  if (!NUMERIC.test(bare) || !/\d/.test(bare)) return undefined;
  const bracketed = bracketedClues(bare);
  if (bracketed !== undefined) return bracketed;
  if (/[[\](){}<>'"`]/.test(bare)) return undefined;
  for (const separator of OUTSIDE) {
    if (!bare.includes(separator)) continue;
    const clues = cluesBetween(bare.split(separator));
    const areNested = clues?.some((clue) => clue.length > 1) ?? false;
    if (clues !== undefined && clues.length > 1 && (areNested || isNamed)) return clues;
  }
  return undefined;
}

/** The clues of "2red 1blue, 3red". */
function coloredClues(bare: string): AnyClue[] | undefined {
  const separator = OUTSIDE.find((mark) => mark !== '-' && bare.includes(mark));
  const clues = separator === undefined ? undefined : cluesBetween(bare.split(separator));
  return clues !== undefined && clues.length > 1 ? clues : undefined;
}

/** The clues of "[2, 1], [3]", "(2 1)(3)" and of '"2 1", "3"'; undefined for anything else. */
function bracketedClues(bare: string): AnyClue[] | undefined {
  const inside = /^[[({]\s*[[({"']/.test(bare) ? bare.slice(1, -1).trim() : bare;
  if (!/^[[({"']/.test(inside)) return undefined;
  const pieces = inside.match(/\[[^[\]]*\]|\([^()]*\)|\{[^{}]*\}|"[^"]*"|'[^']*'|[^\s,;]/g) ?? [];
  if (pieces.length < 2 || pieces.some((piece) => piece.length < 2)) return undefined;
  return cluesBetween(pieces.map((piece) => piece.slice(1, -1)));
}

/** The clues of pieces, undefined if a piece is none. */
export function cluesBetween(pieces: readonly string[]): AnyClue[] | undefined {
  const clues: AnyClue[] = [];
  for (const piece of pieces) {
    const clue = clueOfText(piece);
    if (clue === undefined) return undefined;
    clues.push(clue);
  }
  return clues;
}
