/** Boards that several hands paint: one order, one board for all; undo takes back one's own. */
import { cluesOnly, type PaintMove } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf, randomOf, UNKNOWN } from '@nonokit/core';
import { arbitraryPuzzle, drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findOverpainter,
  hasStroke,
  newSharedBoard,
  playShared,
  type SharedBoard,
  type SharedMove,
} from './shared-board.js';
import { type SharedView, seeConfirmed, seeOwn, viewShared } from './shared-view.js';

const TREE = cluesOnly(
  puzzleOf(drawnGrid('..#..', '.###.', '#####', '..#..', '.###.'), BLACK_ON_WHITE),
);
const HANDS = 4;
const UNDO = { type: 'undo' } as const;
const REDO = { type: 'redo' } as const;
const paint = (mark: number, ...cells: number[]): PaintMove => ({ type: 'paint', mark, cells });

/** A move and whose it is. */
type Handed = readonly [by: number, move: SharedMove];

/** A puzzle and moves of four hands in it. */
const evenings = fc
  .tuple(arbitraryPuzzle({ maxSize: 7, maxInks: 3 }), fc.nat(), fc.integer({ min: 0, max: 80 }))
  .map(([puzzle, seed, count]) => {
    const random = randomOf(seed);
    const clues = cluesOnly(puzzle);
    const move = (): SharedMove => {
      const chance = random.below(10);
      if (chance < 2) return UNDO;
      if (chance === 2) return REDO;
      const cells = Array.from({ length: 1 + random.below(4) }, () =>
        random.below(clues.width * clues.height),
      );
      const mark = random.below(clues.palette.length + 1) + UNKNOWN;
      return { type: 'paint', mark, cells, crossesFinished: random.below(3) === 0 };
    };
    const moves = Array.from({ length: count }, (): Handed => [random.below(HANDS), move()]);
    return { clues, moves, random };
  });

const played = (board: SharedBoard, moves: readonly Handed[]): SharedBoard =>
  moves.reduce((before, [by, move]) => playShared(before, by, move), board);

const marksOf = (board: SharedBoard): number[] => [...board.game.marks];

/** A member with what it has still to send and what is on its way to it. */
interface Member {
  view: SharedView;
  readonly toMake: SharedMove[];
  readonly toServer: Handed[];
  readonly toMember: Handed[];
  made: number;
  seen: number;
}

describe('playShared', () => {
  it('gives all members the board of the server, in whatever order messages arrive', () => {
    fc.assert(
      fc.property(evenings, ({ clues, moves, random }) => {
        const members = Array.from({ length: HANDS }, (_, hand): Member => {
          const toMake = moves.filter(([by]) => by === hand).map(([, move]) => move);
          const view = viewShared(hand, newSharedBoard(clues));
          return { view, toMake, toServer: [], toMember: [], made: 0, seen: 0 };
        });
        let server = newSharedBoard(clues);
        const order: Handed[] = [];
        const steps = [
          (member: Member): void => {
            const move = member.toMake.shift();
            if (move === undefined) return;
            member.view = seeOwn(member.view, { count: ++member.made, move });
            member.toServer.push([member.view.hand, move]);
          },
          (member: Member): void => {
            const handed = member.toServer.shift();
            if (handed === undefined) return;
            order.push(handed);
            server = playShared(server, handed[0], handed[1]);
            for (const each of members) each.toMember.push(handed);
          },
          (member: Member): void => {
            const handed = member.toMember.shift();
            if (handed === undefined) return;
            const [hand, move] = handed;
            // each member counts the moves of a hand as they come
            const count = order.slice(0, ++member.seen).filter(([by]) => by === hand).length;
            member.view = seeConfirmed(member.view, { hand, count, move });
          },
        ];
        const isBusy = ({ toMake, toServer, toMember }: Member): boolean =>
          toMake.length + toServer.length + toMember.length > 0;
        while (members.some(isBusy)) {
          steps[random.below(steps.length)]?.(members[random.below(HANDS)] as Member);
        }
        for (const { view } of members) {
          expect(view.pending).toEqual([]);
          expect(marksOf(view.shown)).toEqual(marksOf(server));
          expect([...view.shown.game.finished]).toEqual([...server.game.finished]);
        }
        expect(marksOf(played(newSharedBoard(clues), order))).toEqual(marksOf(server));
      }),
    );
  });

  it('is what the strokes that stand make, one after the other', () => {
    fc.assert(
      fc.property(evenings, ({ clues, moves }) => {
        const board = played(newSharedBoard(clues), moves);
        const expected = new Array<number>(clues.width * clues.height).fill(UNKNOWN);
        for (const { cells, marks } of board.strokes) {
          cells.forEach((cell, k) => {
            expected[cell] = marks[k] ?? UNKNOWN;
          });
        }
        expect(marksOf(board)).toEqual(expected);
        const lines = board.game.finished.reduce((sum, each) => sum + each, 0);
        expect(board.game.finishedCount).toBe(lines);
      }),
    );
  });

  it('takes back the last stroke of that hand of which something is seen, and no other', () => {
    fc.assert(
      fc.property(evenings, fc.nat({ max: HANDS - 1 }), ({ clues, moves }, by) => {
        const before = played(newSharedBoard(clues), moves);
        const after = playShared(before, by, UNDO);
        const gone = before.strokes.filter((stroke) => !after.strokes.includes(stroke));
        expect(after.strokes).toEqual(before.strokes.filter((stroke) => !gone.includes(stroke)));
        const isSeen = ({ id, cells }: (typeof gone)[number]): boolean =>
          // by definition: no later stroke covers all of its cells
          [...cells].some((cell) =>
            before.strokes.every((later) => later.id <= id || !later.cells.includes(cell)),
          );
        const own = before.strokes.filter((stroke) => stroke.by === by && isSeen(stroke));
        expect(gone).toEqual(own.slice(-1));
        expect(hasStroke(before, by, 'undo')).toBe(own.length > 0);
      }),
    );
  });

  it('shows what lies below a stroke that was taken back, of any hand', () => {
    const board = played(newSharedBoard(TREE), [
      [0, paint(1, 2)],
      [1, paint(0, 2, 3)],
      [0, UNDO],
    ]);
    // the stroke of hand 0 is covered: nothing of it is seen
    expect(marksOf(board).slice(0, 5)).toEqual([-1, -1, 0, 0, -1]);
    expect(findOverpainter(board, 0)).toBe(1);
    expect(marksOf(playShared(board, 1, UNDO)).slice(0, 5)).toEqual([-1, -1, 1, -1, -1]);
  });

  it('makes a stroke again on top of what others have painted since', () => {
    const board = played(newSharedBoard(TREE), [
      [0, paint(1, 2, 3)],
      [0, UNDO],
      [1, paint(0, 3)],
      [0, REDO],
    ]);
    expect(marksOf(board).slice(0, 5)).toEqual([-1, -1, 1, 1, -1]);
    expect(hasStroke(board, 0, 'redo')).toBe(false);
  });

  it('forgets what was taken back with the next stroke of that hand, not of another', () => {
    const taken = played(newSharedBoard(TREE), [
      [0, paint(1, 2)],
      [0, UNDO],
      [1, paint(1, 3)],
    ]);
    expect(hasStroke(taken, 0, 'redo')).toBe(true);
    expect(hasStroke(playShared(taken, 0, paint(1, 4)), 0, 'redo')).toBe(false);
  });

  it('takes the X back that its stroke put on a finished line', () => {
    const cross = { ...paint(1, 2), crossesFinished: true };
    const board = playShared(newSharedBoard(TREE), 0, cross);
    expect(marksOf(board).slice(0, 5)).toEqual([0, 0, 1, 0, 0]);
    expect(marksOf(playShared(board, 0, UNDO))).toEqual(new Array(25).fill(UNKNOWN));
  });

  it('keeps a bounded number of strokes, and the board all the same', () => {
    const all = Array.from({ length: 25 }, (_, cell) => cell);
    const moves = Array.from({ length: 1000 }, (_, k): Handed => [k % 2, paint(k % 2, ...all)]);
    const board = played(newSharedBoard(TREE), moves);
    expect(board.strokes.length).toBeLessThan(200);
    expect(marksOf(board)).toEqual(new Array(25).fill(1));
  });
});
