/** Saved games: what is kept comes back exactly, and no text does harm. */
import { BLACK_ON_WHITE, puzzleOf, randomOf } from '@nonokit/core';
import { arbitraryPuzzle, drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cluesOnly } from './mark.js';
import type { GameRecord } from './record.js';
import { loadGame, SAVED_VERSION, saveGame } from './saved.js';
import { randomMove } from './testing/random-game.js';
import * as en from './words/en.js';
import { BOARD_RU } from './words/ru.js';

const TREE = cluesOnly(
  puzzleOf(drawnGrid('..#..', '.###.', '#####', '..#..', '.###.'), BLACK_ON_WHITE),
);

/** A game that version 1 saved: this text is never to change, and always to be read. */
const VERSION_1 =
  '{"format":"nonokit-game","version":1,"size":[5,5,2],"elapsed":61000,"moves":[[350,"p",1,[10,5,1]],' +
  '[420,"p",0,[0,2,1,3,2,1]],[80,"u"],[100,"r"],[900,"s","if row 2 is full"],[10,"p",1,[6,3,1]],[5,"k"],' +
  '[7,"c",0,2,0,1],[1,"h",2],[9,"n"],[3,"d"]]}';

describe('saveGame and loadGame', () => {
  it('return every record', () => {
    fc.assert(
      fc.property(
        arbitraryPuzzle({ maxSize: 7, maxInks: 3 }),
        fc.nat(),
        fc.integer({ min: 0, max: 40 }),
        (puzzle, seed, count) => {
          const random = randomOf(seed);
          let at = 0;
          const record: GameRecord = Array.from({ length: count }, () => {
            at += random.below(5000);
            return { at, move: randomMove(puzzle, random) };
          });
          const clues = cluesOnly(puzzle);
          const text = saveGame(clues, { record, elapsed: at + 7 });
          expect(loadGame(clues, text)).toEqual({
            ok: true,
            value: { record, elapsed: at + 7 },
            warnings: [],
          });
        },
      ),
    );
  });

  it('say with a stroke whether it crosses the lines that it finishes', () => {
    const move = { type: 'paint', mark: 1, cells: [2], crossesFinished: true } as const;
    const text = saveGame(TREE, { record: [{ at: 5, move }], elapsed: 5 });
    expect(text).toContain('[[5,"p",1,[2,1,1],1]]');
    const loaded = loadGame(TREE, text);
    expect(loaded).toMatchObject({ ok: true, value: { record: [{ at: 5, move }] } });
  });

  it('read games that version 1 saved', () => {
    const loaded = loadGame(TREE, VERSION_1);
    if (!loaded.ok) throw new Error(loaded.problem.message);
    expect(loaded.value.record.map(({ move }) => move.type)).toEqual([
      ...['paint', 'paint', 'undo', 'redo', 'suppose', 'paint', 'keep', 'cross', 'help'],
      ...['restart', 'discard'],
    ]);
    expect(loaded.value.record[0]).toEqual({
      at: 350,
      move: { type: 'paint', mark: 1, cells: [10, 11, 12, 13, 14] },
    });
    expect(loaded.value.record[1]?.move).toMatchObject({ cells: [0, 1, 3, 4] });
    expect(saveGame(TREE, loaded.value)).toBe(VERSION_1);
  });

  it('refuse what they cannot understand, each time with a reason', () => {
    const change = (from: string, to: string): string => VERSION_1.replace(from, to);
    const cases: [string, string][] = [
      ['', 'no-saved-game'],
      ['null', 'no-saved-game'],
      ['[]', 'no-saved-game'],
      ['{"format":"other"}', 'no-saved-game'],
      [VERSION_1.slice(0, -5), 'no-saved-game'],
      [change('"moves":[', '"moves":{"a":['), 'no-saved-game'],
      [change('"version":1', `"version":${SAVED_VERSION + 1}`), 'newer-saved-game'],
      [change('[5,5,2]', '[5,6,2]'), 'saved-for-other'],
      [change('"u"', '"x"'), 'bad-saved-move'],
      [change('[10,5,1]', '[10,16,1]'), 'bad-saved-move'],
      [change('[10,5,1]', '[10,1e9,0]'), 'bad-saved-move'],
      [change('"p",1', '"p",2'), 'bad-saved-move'],
      [change('"c",0,2,0', '"c",0,2,1'), 'bad-saved-move'],
      [change('[80,', '[-80,'), 'bad-saved-move'],
      [change('"h",2', '"h",9'), 'bad-saved-move'],
      [change('"if row 2 is full"', '7'), 'bad-saved-move'],
    ];
    for (const [text, code] of cases) {
      const loaded = loadGame(TREE, text);
      expect(loaded.ok ? 'read' : loaded.problem.code, text).toBe(code);
    }
  });

  it('never throw, whatever the text', () => {
    const edit = fc.tuple(fc.nat(VERSION_1.length), fc.nat(12), fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 3 }), (edits) => {
        const text = edits.reduce(
          (before, [from, count, put]) => before.slice(0, from) + put + before.slice(from + count),
          VERSION_1,
        );
        expect(typeof loadGame(TREE, text).ok).toBe('boolean');
      }),
    );
  });
});

describe.each(Object.entries(en))('message %s', (name, message) => {
  it('has a translation that mentions the same parameters', () => {
    const marked = new Proxy({}, { get: (_, param) => `<${String(param)}>` }) as never;
    const marks = (text: string) => text.match(/<\w+>/g) ?? [];
    const russian = BOARD_RU[name as keyof typeof BOARD_RU](marked);
    expect(marks(russian).sort()).toEqual(marks(message.text(marked)).sort());
    expect(russian).toMatch(/[а-я]/);
    expect(message.key).toBe(`board.${name}`);
  });
});
