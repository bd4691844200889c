/**
 * Chunks in the database: cut the same way every time, however the stream was read, and read back
 * unchanged.
 */

import { MULTIPLE, UNIQUE } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerBytes } from '../batch/answer-bytes.js';
import { writeAnswers } from '../batch/answer-chunk.js';
import type { Chunk, StreamKind } from '../batch/chunk.js';
import { cutStream } from '../batch/cut.js';
import type { InputFailure } from '../io/input-puzzle.js';
import { chunkOfRow, Regroup, type StoredChunk, toStored, withoutFirst } from './stored-chunk.js';
import { optionsOfStored, toStoredOptions } from './stored-options.js';

/** The chunks of a stream that arrives in these pieces. */
async function stored(
  pieces: readonly string[],
  kind: StreamKind,
  most: number,
): Promise<StoredChunk[]> {
  const source = (async function* () {
    for (const piece of pieces) yield new TextEncoder().encode(piece);
  })();
  const regroup = new Regroup(most);
  const chunks: StoredChunk[] = [];
  for await (const chunk of cutStream(source, { file: 'f', kind, size: () => regroup.room() })) {
    for (const whole of regroup.add(chunk)) chunks.push(toStored(whole));
  }
  for (const whole of regroup.end()) chunks.push(toStored(whole));
  return chunks;
}

/** The row of a stored chunk as the database returns it. */
function rowOf({ first, line, ...rest }: StoredChunk) {
  return { ...rest, first: String(first), line: String(line) };
}

function answers(chunk: Chunk): Record<string, unknown>[] {
  const out = new AnswerBytes();
  const options = { task: {}, solutions: false };
  const progress = { from: 0, broken: new Map() };
  let length = 0;
  const onAnswer = (): void => void length++;
  writeAnswers(chunk, options, { signal: { aborted: false }, progress, onAnswer, out });
  const lines = Buffer.from(out.take()).toString('utf8').split('\n').slice(0, -1);
  expect(lines).toHaveLength(length);
  return lines.map((text) => ({ ...JSON.parse(text), timeMs: 0 }));
}

describe('chunks in the database', () => {
  it('are as few as possible, and full except for the last', async () => {
    const chunks = await stored(['1\n2\n', '3\n4', '\n5\n6\n7\n8'], 'ndjson', 3);
    expect(chunks.map(({ first, count }) => [first, count])).toEqual([
      [0, 3],
      [3, 3],
      [6, 2],
    ]);
  });

  it('do not depend on how the bytes arrive, so that a submission can be repeated', async () => {
    const lines = fc.array(fc.constantFrom(UNIQUE, MULTIPLE, '', 'x', ' ', ' \r', '$1', '$2', '1'));
    const kinds = fc.constantFrom<StreamKind>('ndjson', 'taai');
    const cuts = fc.array(fc.nat(2000), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        lines,
        kinds,
        cuts,
        fc.integer({ min: 1, max: 5 }),
        async (all, kind, at, most) => {
          const text = all.join('\n');
          const ends = [...at, text.length].sort((a, b) => a - b);
          const pieces = ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end));
          const whole = await stored([text], kind, most);
          const parts = await stored(pieces, kind, most);
          expect(parts).toEqual(whole);
          for (const row of whole) {
            const chunk = chunkOfRow(rowOf(row));
            const told = answers(chunk);
            for (let count = 0; count < chunk.count; count++) {
              expect(answers(withoutFirst(chunk, count))).toEqual(told.slice(count));
            }
          }
          if (kind === 'taai') return;
          // the problem of a line is reported with its place in the whole stream
          const wrong = all.flatMap((line, i) => (line.length < 10 && line.trim() ? [i + 1] : []));
          const told = parts.flatMap((chunk) => answers(chunkOfRow(rowOf(chunk))));
          const errors = told.map(({ error }) => error as { line: number } | undefined);
          expect(errors.flatMap((error) => error?.line ?? [])).toEqual(wrong);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('contain puzzles that were already read, and failures, as JSON', () => {
    const problem = { code: 'no-such-file', message: 'there is no such file' };
    const failure: InputFailure = { ok: false, file: 'none', name: 'none', problem };
    const body = { kind: 'inputs', inputs: [failure] } as const;
    const chunk: Chunk = { file: 'none', index: 0, count: 1, body };
    expect(chunkOfRow(rowOf(toStored(chunk)))).toEqual(chunk);
    const two: Chunk = { ...chunk, count: 2, body: { ...body, inputs: [failure, failure] } };
    expect(withoutFirst(two, 1)).toEqual({ ...chunk, index: 1 });
  });
});

describe('options in the database', () => {
  it.each([{}, { maxSolutions: 5, seed: 3 }, { maxSolutions: Number.POSITIVE_INFINITY }])(
    'are read back unchanged: %o',
    (task) => {
      const options = { task, solutions: true };
      const json = JSON.stringify(toStoredOptions(options));
      expect(optionsOfStored(JSON.parse(json))).toEqual(options);
    },
  );
});
