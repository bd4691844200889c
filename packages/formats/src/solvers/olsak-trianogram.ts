/**
 * Trianograms in Olšák's `.g`: some colours are cells cut by a diagonal. They are blocks like any
 * other, or glued to the ends of blocks: "a4b" is a triangle, two whole cells and a triangle.
 */
import {
  bad,
  type ClueItem,
  type Color,
  good,
  type KindBlock,
  type LineClue,
  type Problem,
  problem,
  type Result,
} from '@nonokit/core';
import { toMeta } from '../lexing/checked-puzzle.js';
import { tooManyBlocks } from '../lexing/clue-words.js';
import { cut, parseNumber, splitWords, type Word } from '../lexing/cursor.js';
import { lexingZeroInClue } from '../words/en/lexing.js';
import {
  olsakNoDefault,
  olsakNoNumber,
  olsakShortBlock,
  olsakTriangle,
  olsakUndeclared,
  olsakWrongEnd,
} from '../words/en/solvers.js';
import { aBlock } from '../words/en/things.js';
import type { BlockEnd, OlsakInks } from './olsak-inks.js';

/** The parts of a file beside its colours. */
export interface TrianogramLines {
  readonly comments: readonly string[];
  readonly rowLines: readonly Word[];
  readonly columnLines: readonly Word[];
}

/** What a trianogram's file says: always a problem, since it is another kind of puzzle. */
export function readTrianogram(
  { comments, rowLines, columnLines }: TrianogramLines,
  inks: OlsakInks,
): Result<never> {
  const width = columnLines.length;
  const height = rowLines.length;
  const rows = readClues(rowLines, width, (word) => readBlock(word, inks, 0));
  if (!rows.ok) return rows;
  const columns = readClues(columnLines, height, (word) => readBlock(word, inks, 1));
  if (!columns.ok) return columns;
  const [title = '', copyright = '', ...more] = comments;
  return {
    ok: false,
    problem: toldAt(inks.cutPlace),
    kind: {
      board: { shape: 'square', width, height },
      palette: inks.palette,
      clues: [rows.value, columns.value],
      meta: toMeta({ title, copyright, description: more.join('\n').trim() }),
      place: inks.cutPlace,
    },
  };
}

function toldAt(place: Word['place'] | undefined): Problem {
  return place === undefined ? problem(olsakTriangle) : problem(olsakTriangle, {}, place);
}

function readClues(
  lines: readonly Word[],
  length: number,
  read: (word: Word) => Result<readonly ClueItem[]>,
): Result<LineClue[]> {
  const clues: LineClue[] = [];
  for (const line of lines) {
    const clue: ClueItem[] = [];
    let words = 0;
    let zero: Word | undefined;
    for (const word of splitWords(line)) {
      if (++words > length) return tooManyBlocks(word, length);
      const items = read(word);
      if (!items.ok) return items;
      if (items.value.length === 0) zero ??= word;
      if (zero !== undefined && words > 1) return bad(lexingZeroInClue, {}, zero.place);
      clue.push(...items.value);
    }
    clues.push(clue);
  }
  return good(clues);
}

/** The blocks of one word: a triangle, whole cells, a triangle; each may be missing. */
function readBlock(word: Word, inks: OlsakInks, direction: number): Result<readonly ClueItem[]> {
  const parts = /^([^0-9,]?)([0-9]+)([^0-9,]?)([^0-9,]?)$/u.exec(word.text);
  if (parts === null) return bad(olsakNoNumber, { found: cut(word.text) }, word.place);
  const [, first = '', digits = '', next = '', last = ''] = parts;
  const isEnd = last === '' && next !== '' && inks.of(next) === undefined;
  const [id, closing] = isEnd ? ['', next] : [next, last];
  const total = parseNumber({ text: digits, place: word.place }, aBlock);
  if (!total.ok) return total;
  const left = readEnd(word, first, '<', inks, direction);
  if (!left.ok) return left;
  const right = readEnd(word, closing, '>', inks, direction);
  if (!right.ok) return right;
  const size = total.value - left.value.length - right.value.length;
  if (size < 0) return bad(olsakShortBlock, { found: cut(word.text) }, word.place);
  const body = size === 0 ? good([]) : readBody(word, id, size, inks);
  if (!body.ok) return body;
  const blocks = [
    ...left.value.map((color) => ({ size: 1, color })),
    ...body.value,
    ...right.value.map((color) => ({ size: 1, color })),
  ];
  return good(blocks.map((block, k) => (k === 0 ? block : { ...block, glued: true })));
}

/** The triangle at one end of a block, in a list; none without a character. */
function readEnd(
  word: Word,
  id: string,
  end: BlockEnd,
  inks: OlsakInks,
  direction: number,
): Result<readonly Color[]> {
  if (id === '') return good([]);
  const color = inks.atEnd(id, end, direction);
  if (color !== undefined) return good([color]);
  const found = { found: cut(word.text), id: cut(id) };
  return bad(inks.isGlued(id) ? olsakWrongEnd : olsakUndeclared, found, word.place);
}

/** The whole cells of a block. */
function readBody(
  word: Word,
  id: string,
  size: number,
  inks: OlsakInks,
): Result<readonly KindBlock[]> {
  const color = inks.of(id === '' ? '1' : id);
  if (color !== undefined) return good([{ size, color }]);
  const found = cut(word.text);
  if (id === '') return bad(olsakNoDefault, { found }, word.place);
  return bad(olsakUndeclared, { found, id: cut(id) }, word.place);
}
