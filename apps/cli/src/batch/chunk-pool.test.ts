/** Worker threads that die and hang: every puzzle is answered exactly once. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Chunk } from './chunk.js';
import { ChunkPool } from './chunk-pool.js';
import type { AnswerReport } from './messages.js';

const script = new URL('../testing/faulty-worker.mjs', import.meta.url);

function pool(jobs: number, timeoutMs?: number): ChunkPool {
  const task = timeoutMs === undefined ? {} : { timeoutMs };
  return new ChunkPool({ jobs, answers: { task, solutions: false }, script, graceMs: 50 });
}

/** The answers to each chunk, and whether they were complete. */
async function answersTo(
  workers: ChunkPool,
  texts: readonly string[],
  onReport: (bytes: Uint8Array) => void = () => undefined,
): Promise<string[]> {
  const ends: Promise<string>[] = [];
  for (const text of texts) {
    const bytes = new TextEncoder().encode(text);
    const count = text.trim().split('\n').length;
    const chunk: Chunk = { file: 'a', index: 0, count, body: { kind: 'ndjson', bytes, line: 1 } };
    let answers = '';
    let end: (complete: boolean) => void = () => undefined;
    const ended = new Promise<boolean>((resolve) => {
      end = resolve;
    });
    ends.push(ended.then((complete) => (complete ? answers : `${answers}(stopped)`)));
    const report = ({ bytes: part }: AnswerReport): void => {
      answers += new TextDecoder().decode(part);
      onReport(part);
    };
    await workers.take(chunk, { report, end });
  }
  return Promise.all(ends);
}

describe('worker threads', () => {
  it('answer every chunk with one line per puzzle, in order', async () => {
    const workers = pool(2);
    const texts = Array.from({ length: 20 }, (_, i) => `${i}a\n${i}b\n${i}c\n`);
    expect(await answersTo(workers, texts)).toEqual(texts);
    await workers.close();
  });

  it.each([1, 2])('report a puzzle that ends its thread, with %i of them', async (jobs) => {
    const workers = pool(jobs);
    const texts = ['a\nb\nc\ncrash\nd\ncrash\n', 'e\n', 'exit\n', 'f\nexit\ng\n', 'crash\n', 'h\n'];
    const answers = texts.map((text) => text.replaceAll(/crash|exit/g, 'worker-died'));
    expect(await answersTo(workers, texts)).toEqual(answers);
    await workers.close();
  });

  it('give up a puzzle that ignores its timeout, together with its thread', async () => {
    const workers = pool(1, 50);
    const answers = await answersTo(workers, ['a\nhang\nb\nc\nhang\n', 'd\n']);
    expect(answers).toEqual(['a\ntimeout\nb\nc\ntimeout\n', 'd\n']);
    await workers.close();
  });

  it('stop immediately on request, even if one hangs', async () => {
    const workers = pool(2);
    let reports = 0;
    const stopOnceBothCame = (): void => {
      if (++reports === 2) workers.stop();
    };
    const texts = ['a\nb\nhang\nc\n', 'd\n', 'e\n'];
    expect(await answersTo(workers, texts, stopOnceBothCame)).toEqual([
      'a\nb\n(stopped)',
      'd\n',
      '(stopped)',
    ]);
    await workers.close();
  });

  it('report that no thread can be started', async () => {
    const missing = new URL(`file://${fileURLToPath(script)}.missing`);
    const answers = { task: {}, solutions: false };
    const workers = new ChunkPool({ jobs: 2, answers, script: missing, graceMs: 50 });
    await expect(answersTo(workers, ['a\n', 'b\n', 'c\n', 'd\n', 'e\n'])).rejects.toThrow(BROKEN);
    await expect(workers.close()).rejects.toThrow(BROKEN);
  });
});

const BROKEN = /^worker threads end as soon as they start: /;
