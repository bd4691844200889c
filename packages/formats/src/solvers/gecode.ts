/**
 * The array of Gecode's nonogram example: width, height, then for each column and each row the
 * number of its blocks and the blocks, all in one pair of braces.
 */
import {
  BLACK_ON_WHITE,
  bad,
  type Clue,
  good,
  type Line,
  type Puzzle,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut, endsEarly, parseNumber } from '../lexing/cursor.js';
import { DataTokens } from '../lexing/data-tokens.js';
import { lexingBlocksAnnounced } from '../words/en/lexing-shared.js';
import { arrayInBraces, lastBrace } from '../words/en/solver-things.js';
import { gecodeGoesOn, gecodeNoArray, gecodeNoBrace } from '../words/en/solvers.js';
import { aBlockCountOf, aBlockLength, theHeight, theWidth } from '../words/en/things.js';
import type { Thing } from '../words/thing.js';

/** A C++ array of whole numbers, as webpbn exports it for Gecode. */
export const gecode: Format = {
  id: 'gecode',
  name: 'Gecode array',
  extensions: ['.txt', '.cpp'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) => {
    const brace = text.indexOf('{');
    if (brace < 0 || brace > 200 || !/^[\w\s[\]=]*$/.test(text.slice(0, brace))) return false;
    return /^\{[\s\d,]+\}[\s,;]*$/.test(text.slice(brace));
  },
  read: (source) => [readGecode(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeGecode(puzzle)),
};

function readGecode({ text, limits }: Source): Result<Puzzle> {
  const tokens = new DataTokens(text, '//');
  const wrongStart = skipToBrace(tokens);
  if (wrongStart !== undefined) return wrongStart;
  const sizePlace = tokens.place;
  const wide = nextNumber(tokens, theWidth);
  if (!wide.ok) return wide;
  const tall = nextNumber(tokens, theHeight);
  if (!tall.ok) return tall;
  const width = wide.value;
  const height = tall.value;
  const wrong = wrongSizes(width, height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const columns = readClues(tokens, 'column', width, height);
  if (!columns.ok) return columns;
  const rows = readClues(tokens, 'row', height, width);
  if (!rows.ok) return rows;
  tokens.take(',');
  const end = tokens.next();
  if (end === undefined) return endsEarly(tokens.place, lastBrace);
  if (end.text !== '}') {
    return bad(gecodeGoesOn, { found: cut(end.text) }, end.place);
  }
  const claims = { width, height, palette: BLACK_ON_WHITE, sizePlace };
  return checkedPuzzle(
    {
      ...claims,
      rows: rows.value.clues,
      columns: columns.value.clues,
      rowPlaces: rows.value.places,
      columnPlaces: columns.value.places,
    },
    limits,
  );
}

/** Skips an optional declaration before the array, "const int heart[] =". */
function skipToBrace(tokens: DataTokens): Result<never> | undefined {
  for (let taken = 0; taken < 10; taken++) {
    const { place } = tokens;
    const token = tokens.next();
    if (token === undefined) return endsEarly(place, arrayInBraces);
    if (token.text === '{') return undefined;
    if (token.kind !== 'name' && !'[]='.includes(token.text)) {
      return bad(gecodeNoBrace, { found: cut(token.text) }, place);
    }
  }
  return bad(gecodeNoArray, {}, { line: 1, column: 1 });
}

function nextNumber(tokens: DataTokens, what: Thing): Result<number> {
  tokens.take(',');
  const token = tokens.next();
  return token === undefined ? endsEarly(tokens.place, what) : parseNumber(token, what);
}

function readClues(tokens: DataTokens, kind: Line['kind'], count: number, length: number) {
  const clues: Clue[] = [];
  const places: { line: number; column: number }[] = [];
  for (let index = 0; index < count; index++) {
    const line = { kind, index };
    tokens.take(',');
    const { place } = tokens;
    const blocks = nextNumber(tokens, aBlockCountOf({ line, count }));
    if (!blocks.ok) return blocks;
    if (blocks.value > length) {
      return bad(lexingBlocksAnnounced, { line, blocks: blocks.value, length }, place);
    }
    const clue = [];
    while (clue.length < blocks.value) {
      const size = nextNumber(tokens, aBlockLength);
      if (!size.ok) return size;
      clue.push({ size: size.value, color: 1 });
    }
    clues.push(clue);
    places.push(place);
  }
  return good({ clues, places });
}

function writeGecode({ width, height, rows, columns }: Puzzle): string {
  const records = [...columns, ...rows].map((clue) =>
    [clue.length, ...clue.map(({ size }) => size)].join(', '),
  );
  return `{ ${[`${width}, ${height}`, ...records].join(',\n  ')} }\n`;
}
