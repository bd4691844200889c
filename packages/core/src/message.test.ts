import { describe, expect, it } from 'vitest';
import { messagesOf, type Translation } from './message.js';
import { bad, messageIn, type Problem, problem } from './problem.js';

const message = messagesOf('test');
const EN = {
  rowCount: message(
    'bad-goal',
    'rowCount',
    ({ found, expected }: { found: number; expected: number }) =>
      `the picture has ${found} rows, expected ${expected}`,
  ),
  blank: message('no-clues', 'blank', () => 'the file is blank'),
  tried: message(
    'unknown-format',
    'tried',
    ({ all }: { all: readonly { id: string; problem: Pick<Problem, keyof Problem> }[] }) =>
      all.map(({ id, problem: { message } }) => `as ${id}, ${message}`).join('; '),
  ),
};
const RU: Translation<typeof EN> = {
  rowCount: ({ found, expected }) => `строк в картинке: ${found}, нужно ${expected}`,
  blank: () => 'файл пуст',
  tried: ({ all }) => all.map(({ id, problem: { message } }) => `как ${id}, ${message}`).join('; '),
};

describe('a problem made from a message', () => {
  const found = problem(EN.rowCount, { found: 3, expected: 4 }, { line: 2, column: 1 });

  it('has code, sentence, parameters and place', () => {
    expect(found).toEqual({
      code: 'bad-goal',
      key: 'test.rowCount',
      message: 'the picture has 3 rows, expected 4',
      params: { found: 3, expected: 4 },
      line: 2,
      column: 1,
    });
    expect(bad(EN.blank)).toMatchObject({ ok: false, problem: { message: 'the file is blank' } });
  });

  it('can be described in another language, even after it was sent as JSON', () => {
    const sent = JSON.parse(JSON.stringify(found));
    expect(messageIn({ test: RU }, sent)).toBe('строк в картинке: 3, нужно 4');
    expect(messageIn({ test: RU }, problem(EN.blank))).toBe('файл пуст');
  });

  it('is described in English if the language lacks the message', () => {
    expect(messageIn({}, found)).toBe(found.message);
    expect(messageIn({ test: {} }, found)).toBe(found.message);
    expect(messageIn({ test: RU }, { ...found, key: 'test.toString' })).toBe(found.message);
    expect(messageIn({ test: RU }, { code: 'x', message: 'plain' })).toBe('plain');
  });

  it('describes nested problems in that language too', () => {
    const inner = problem(EN.tried, { all: [{ id: 'b', problem: found }] });
    const all = [
      { id: 'a', problem: problem(EN.blank) },
      { id: 'c', problem: inner },
      { id: 'd', problem: { code: 'x', message: 'plain' } },
    ];
    const outer = problem(EN.tried, { all });
    const english = 'as a, the file is blank; as c, as b, the picture has 3 rows, expected 4';
    expect(outer.message).toBe(`${english}; as d, plain`);
    const russian = 'как a, файл пуст; как c, как b, строк в картинке: 3, нужно 4; как d, plain';
    expect(messageIn({ test: RU }, JSON.parse(JSON.stringify(outer)))).toBe(russian);
  });
});
