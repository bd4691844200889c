/**
 * Cutting streams: however the bytes are split, the puzzles, their order and their numbers are the
 * same.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chunk, StreamKind } from './chunk.js';
import { cutStream } from './cut.js';

/** The puzzles of each chunk as text, with index and line of the first. */
interface Cut {
  readonly index: number;
  readonly line: number;
  readonly texts: readonly string[];
}

interface CutOptions {
  readonly kind?: StreamKind;
  readonly size?: number;
  readonly skip?: (index: number) => boolean;
  readonly maxBytes?: number;
}

async function cut(
  pieces: readonly string[],
  { kind = 'ndjson', size = 100, ...rest }: CutOptions = {},
): Promise<Cut[]> {
  const source = (async function* () {
    for (const piece of pieces) yield new TextEncoder().encode(piece);
  })();
  const cuts: Cut[] = [];
  const chunks = cutStream(source, { file: 'f', kind, size: () => size, ...rest });
  for (;;) {
    const next = await chunks.next();
    if (next.done === true) {
      if (next.value !== undefined) cuts.push({ index: -1, line: next.value.line ?? 0, texts: [] });
      return cuts;
    }
    cuts.push(toCut(next.value));
  }
}

function toCut({ index, count, body }: Chunk): Cut {
  if (body.kind === 'inputs') throw new Error('a stream was expected');
  const text = new TextDecoder().decode(body.bytes);
  const texts = body.kind === 'ndjson' ? text.split('\n') : text.split(/\n(?=\$)/);
  const puzzles = texts.filter((one) => one.trim() !== '');
  expect(puzzles).toHaveLength(count);
  return { index, line: body.line, texts: puzzles };
}

describe('cutStream', () => {
  it('passes on all bytes, up to the last whole line', async () => {
    expect(await cut(['a\nb\nc', 'c\nd'])).toEqual([
      { index: 0, line: 1, texts: ['a', 'b'] },
      { index: 2, line: 3, texts: ['cc'] },
      { index: 3, line: 4, texts: ['d'] },
    ]);
  });

  it('makes chunks no larger than requested', async () => {
    const cuts = await cut(['a\nb\nc\nd\ne\n'], { size: 2 });
    expect(cuts.map(({ texts }) => texts)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('counts blank lines as lines but not as puzzles', async () => {
    const cuts = await cut(['\n\na\r\n\n b\n \n', '\n', 'c\n'], { size: 1 });
    expect(cuts.map(({ index, line }) => [index, line])).toEqual([
      [0, 3],
      [1, 5],
      [2, 8],
    ]);
  });

  it('skips the requested puzzles', async () => {
    const skip = (index: number): boolean => [0, 2, 3].includes(index);
    const cuts = await cut(['a\nb\nc\nd\ne\nf\n'], { skip });
    expect(cuts.map(({ index, texts }) => [index, texts])).toEqual([
      [1, ['b']],
      [4, ['e', 'f']],
    ]);
  });

  it('splits tournament puzzles at their "$"', async () => {
    const file = '$1\n1\n\n1\n0\n$2\n1\n1\n';
    const cuts = await cut([file, '1\n1\n', '$3\n1', '\n1\n'], { kind: 'taai', size: 1 });
    expect(cuts.map(({ index, line, texts }) => [index, line, texts])).toEqual([
      [0, 1, ['$1\n1\n\n1\n0\n']],
      [1, 6, ['$2\n1\n1\n1\n1\n']],
      [2, 11, ['$3\n1\n1\n']],
    ]);
  });

  it('stops at a puzzle that is too long, after passing on those before it', async () => {
    const cuts = await cut(['a\nb', 'b'.repeat(20), 'b'], { maxBytes: 10 });
    expect(cuts).toEqual([
      { index: 0, line: 1, texts: ['a'] },
      { index: -1, line: 2, texts: [] },
    ]);
  });

  it('gives the same chunks however the bytes are split', async () => {
    const line = fc.constantFrom('a', 'bb', '', '$1', '$', ' ', 'x\r', '{"é":1}');
    const kinds = fc.constantFrom<StreamKind>('ndjson', 'taai');
    await fc.assert(
      fc.asyncProperty(
        fc.array(line),
        kinds,
        fc.infiniteStream(fc.nat(5)),
        async (lines, kind, sizes) => {
          const text = lines.join('\n');
          const pieces: string[] = [];
          for (let at = 0; at < text.length; ) {
            const size = 1 + (sizes.next().value ?? 0);
            pieces.push(text.slice(at, at + size));
            at += size;
          }
          const flat = (cuts: Cut[]) =>
            cuts.flatMap(({ index, texts }) => texts.map((t, i) => [index + i, t.trim()]));
          expect(flat(await cut(pieces, { kind }))).toEqual(flat(await cut([text], { kind })));
        },
      ),
    );
  });
});
