import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lru } from './lru.js';

describe('Lru', () => {
  it('evicts the least recently used entry', () => {
    const lru = new Lru<string, number>(2);
    lru.set('a', 1);
    lru.set('b', 2);
    expect(lru.get('a')).toBe(1);
    lru.set('c', 3);
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3]);
  });

  it('counts a key once, however often it is set', () => {
    const lru = new Lru<string, number>(2);
    lru.set('a', 1);
    for (const value of [2, 3, 4]) lru.set('b', value);
    expect([lru.get('a'), lru.get('b')]).toEqual([1, 4]);
  });

  it('keeps as much as fits, measured by the sizes of the entries', () => {
    const lru = new Lru<string, string>(10, (text, key) => key.length + text.length);
    lru.set('a', '1234');
    lru.set('b', '1234');
    expect([lru.get('a'), lru.get('b')]).toEqual(['1234', '1234']);
    lru.set('b', '12345');
    expect([lru.get('a'), lru.get('b')]).toEqual([undefined, '12345']);
    lru.set('c', '123');
    expect([lru.get('b'), lru.get('c')]).toEqual(['12345', '123']);
  });

  it('does not keep an entry larger than its capacity', () => {
    const lru = new Lru<string, string>(10, ({ length }) => length);
    lru.set('a', '12345678901');
    expect(lru.get('a')).toBeUndefined();
    lru.set('b', '1234567890');
    expect(lru.get('b')).toBe('1234567890');
  });

  it('removes a key on request, and frees its room', () => {
    const lru = new Lru<string, number>(2);
    lru.set('a', 1);
    lru.set('b', 2);
    lru.delete('a');
    lru.delete('a');
    lru.set('c', 3);
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([undefined, 2, 3]);
  });

  it('behaves like a list ordered by use', () => {
    const key = fc.integer({ min: 0, max: 6 });
    const uses = fc.array(fc.tuple(fc.constantFrom('get', 'set', 'delete'), key));
    fc.assert(
      fc.property(uses, (all) => {
        const lru = new Lru<number, number>(3);
        let list: { key: number; value: number }[] = [];
        for (const [round, [use, at]] of all.entries()) {
          const known = list.find((one) => one.key === at);
          list = list.filter((one) => one.key !== at);
          if (use === 'get') {
            expect(lru.get(at)).toBe(known?.value);
            if (known !== undefined) list.push(known);
          } else if (use === 'set') {
            lru.set(at, round);
            list = [...list, { key: at, value: round }].slice(-3);
          } else {
            lru.delete(at);
          }
        }
      }),
    );
  });
});
