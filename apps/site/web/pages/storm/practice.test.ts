import { describe, expect, it } from 'vitest';
import { afterAnswer, chooseTechnique, type Practice, parsePractice } from './practice.js';

const ALL = ['overlap', 'glue', 'closing'];
const NOTHING = parsePractice(undefined);

/** Answers tasks as they are chosen; `knows` says which techniques the player knows. */
function play(turns: number, knows: (technique: string) => boolean): string[] {
  let state: Practice = NOTHING;
  const asked: string[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const technique = chooseTechnique(state, ALL, asked.at(-1));
    asked.push(technique);
    state = afterAnswer(state, technique, knows(technique));
  }
  return asked;
}

describe('practice', () => {
  it('asks for every technique, and most often for those that go wrong', () => {
    const asked = play(60, (technique) => technique !== 'glue');
    const times = (id: string): number => asked.filter((one) => one === id).length;
    expect(asked.slice(0, 2)).toEqual(['overlap', 'glue']);
    expect(times('glue')).toBeGreaterThan(25);
    expect(times('closing')).toBeGreaterThan(5);
    expect(times('overlap')).toBeGreaterThan(5);
  });

  it('never asks for the same technique twice in a row, unless there is no other', () => {
    const asked = play(60, (technique) => technique === 'closing');
    expect(asked.every((one, k) => one !== asked[k - 1])).toBe(true);
    expect(chooseTechnique(NOTHING, ['glue'], 'glue')).toBe('glue');
  });

  it('lets a technique rest twice as long after each right answer, and not after a mistake', () => {
    let state: Practice = NOTHING;
    const rests: number[] = [];
    for (const isRight of [true, true, true, true, true, false, true]) {
      state = afterAnswer(state, 'glue', isRight);
      rests.push((state.techniques['glue']?.due ?? 0) - state.turn);
    }
    expect(rests).toEqual([2, 4, 8, 16, 16, 1, 2]);
  });

  it('reads what was stored, and takes nothing else', () => {
    const stored = afterAnswer({ ...NOTHING, stormBest: 31 }, 'glue', true);
    expect(parsePractice(JSON.stringify(stored))).toEqual(stored);
    const broken = [
      'no JSON',
      '[]',
      '"text"',
      '{"stormBest":-1,"turn":"7","techniques":[1]}',
      '{"techniques":{"Not a name":{"level":9,"due":3}}}',
    ];
    for (const text of broken) expect(parsePractice(text), text).toEqual(NOTHING);
    const odd = parsePractice('{"techniques":{"glue":{"level":99,"due":-3},"closing":null}}');
    expect(odd.techniques).toEqual({
      glue: { level: 4, due: 0 },
      closing: { level: 0, due: 0 },
    });
    const hostile = parsePractice('{"techniques":{"__proto__":{"level":1},"constructor":{}}}');
    expect(Object.hasOwn(hostile.techniques, '__proto__')).toBe(false);
  });
});
