/** Large files read puzzle by puzzle give the same puzzles and problems as when read whole. */
import { gzipSync } from 'node:zlib';
import { puzzleJson, TREE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { readAny } from './read-any.js';
import { puzzlesInPieces } from './read-in-pieces.js';

const LINES = [
  JSON.stringify(puzzleJson(TREE, 'Tree')),
  '',
  '{"width":2,"height":2,"rows":[[1],[2]],"columns":[[1],[1]]}',
  JSON.stringify(puzzleJson(['#.', '##'], 'Step')),
];
const TAAI = '$1\n2\n1\n1\n2\n$2\n1\n2\n2\n1\n';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

async function inPieces(bytes: Uint8Array, from?: string) {
  const found = [];
  for await (const piece of puzzlesInPieces(bytes, from) ?? []) found.push(piece);
  return found;
}

describe('puzzlesInPieces', () => {
  it.each([
    ['lines of JSON', encode(`${LINES.join('\n')}\n`)],
    ['lines of JSON, gzipped', gzipSync(LINES.join('\n'))],
    ['many lines', encode(`${LINES[0]}\n`.repeat(100))],
  ])('gives the same puzzles for %s as reading it whole', async (_, bytes) => {
    const whole = readAny(bytes, {});
    if (!whole.ok) throw new Error(whole.problem.message);
    expect(await inPieces(bytes)).toEqual(whole.value.puzzles);
  });

  it.each([
    ['a single puzzle', encode(LINES[0] ?? '')],
    ['another format', encode('width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n')],
    ['a list in brackets', encode(`[${LINES[0]}\n,${LINES[3]}]`)],
    ['a spoilt archive', Uint8Array.of(0x1f, 0x8b, 1, 2, 3)],
    ['nothing', new Uint8Array()],
  ])('does not split %s', (_, bytes) => {
    expect(puzzlesInPieces(bytes, undefined)).toBeUndefined();
  });

  it('reads tournament files entry by entry', async () => {
    const taai = encode(TAAI);
    expect(await inPieces(taai, 'taai')).toHaveLength(2);
  });
});
