/** Resuming: the answers of an earlier run, and torn last lines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../testing/run.js';
import { Answered, resume } from './answered.js';

const line = (index: number, file = '-'): string => `${JSON.stringify({ file, index })}\n`;

async function resumed(content: string) {
  const file = join(folderWith({ 'out.ndjson': content }), 'out.ndjson');
  return { result: await resume(file), left: () => readFileSync(file, 'utf8') };
}

describe('resume', () => {
  it('records every answer, in any order', async () => {
    const content = `${line(2)}${line(0)}${line(0, 'b')}{"file":"none","error":{}}\n`;
    const { result } = await resumed(content);
    if (!result.ok) throw new Error(result.problem.message);
    const { answered } = result;
    expect(answered.count).toBe(4);
    expect([0, 1, 2, 3].map((index) => answered.has('-', index))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(answered.has('b', 0)).toBe(true);
    expect(answered.has('none', -1)).toBe(true);
    expect(answered.has('none', 0)).toBe(false);
  });

  it.each(['{"file":"-","ind', '{"file":"-","index":1}', '{'])(
    'removes the incomplete line %s',
    async (torn) => {
      const { result, left } = await resumed(line(0) + torn);
      expect(result).toMatchObject({ ok: true, answered: { count: 1 } });
      expect(left()).toBe(line(0));
    },
  );

  it('starts without an existing file', async () => {
    expect(await resume(join(folderWith({}), 'none'))).toMatchObject({ ok: true });
  });

  it.each([
    ['no JSON', 'hello\n', 'not-answers'],
    ['a puzzle', '{"width":5}\n', 'not-answers'],
    ['a strange index', `${line(0)}{"file":"-","index":-7}\n`, 'not-answers'],
    ['the same answer twice', line(0) + line(0), 'not-answers'],
  ])('refuses %s and leaves the file unchanged', async (_, content, code) => {
    const { result, left } = await resumed(`${content}{"torn`);
    expect(result).toMatchObject({ ok: false, problem: { code } });
    expect(left()).toBe(`${content}{"torn`);
  });

  it('refuses a folder', async () => {
    expect(await resume(folderWith({}))).toMatchObject({ ok: false });
  });
});

describe('Answered', () => {
  it('holds large indices', () => {
    const answered = new Answered();
    for (const index of [0, 7, 8, 100_000, 5_000_000]) answered.add('a', index);
    expect(answered.has('a', 5_000_000)).toBe(true);
    expect(answered.has('a', 4_999_999)).toBe(false);
    expect(answered.has('a', 9_000_000)).toBe(false);
    expect(answered.has('a', 0)).toBe(true);
  });
});
