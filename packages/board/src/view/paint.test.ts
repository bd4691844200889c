/**
 * Painting: what changed is painted again, all of it, and no more than that where little changed.
 */
import { BLACK_ON_WHITE, blankGrid, digitOn, puzzleOf, randomOf } from '@nonokit/core';
import { arbitraryPuzzle, drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberStates } from '../crossing.js';
import { applyMove, newGame } from '../game.js';
import { type Clues, cluesOnly } from '../mark.js';
import type { Game } from '../state.js';
import { randomMove } from '../testing/random-game.js';
import { recorder } from '../testing/recorder.js';
import { cellBox } from './hit.js';
import { DARK_LOOK, inksOf, LIGHT_LOOK } from './look.js';
import { paintBoard } from './paint.js';
import { type Scene, USUAL_STYLE } from './scene.js';
import { viewportOf } from './viewport.js';

const ROOM = { width: 400, height: 400 };

function createScene(game: Game, before?: Scene): Scene {
  const view = before?.view ?? viewportOf(game.clues, ROOM);
  const numbers = numberStates(game, 'provable', before?.numbers);
  return { game, view, look: LIGHT_LOOK, style: USUAL_STYLE, numbers };
}

const TREE: Clues = cluesOnly(
  puzzleOf(drawnGrid('..#..', '.###.', '#####', '..#..', '.###.'), BLACK_ON_WHITE),
);

describe('paintBoard', () => {
  it('covers every cell that changed', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 12, maxInks: 3 }), fc.nat(), (puzzle, seed) => {
        const random = randomOf(seed);
        const { canvas } = recorder();
        let scene = createScene(newGame(cluesOnly(puzzle)));
        for (let k = 0; k < 20; k++) {
          const next = createScene(applyMove(scene.game, randomMove(puzzle, random)), scene);
          const painted = paintBoard(canvas, next, scene);
          next.game.marks.forEach((mark, cell) => {
            if (mark === scene.game.marks[cell]) return;
            const box = cellBox(next.view, Math.floor(cell / puzzle.width), cell % puzzle.width);
            if (painted === undefined) throw new Error('nothing was painted');
            expect(box.x).toBeGreaterThanOrEqual(painted.x);
            expect(box.y).toBeGreaterThanOrEqual(painted.y);
            expect(box.x + box.width).toBeLessThanOrEqual(painted.x + painted.width);
            expect(box.y + box.height).toBeLessThanOrEqual(painted.y + painted.height);
          });
          scene = next;
        }
      }),
    );
  });

  it('paints little if little changed, and nothing if nothing changed', () => {
    const clues = cluesOnly(puzzleOf(blankGrid(20, 20), BLACK_ON_WHITE));
    const before = createScene(newGame(clues));
    const after = createScene(
      applyMove(before.game, { type: 'paint', mark: 1, cells: [42] }),
      before,
    );
    const painted = paintBoard(recorder().canvas, after, before);
    expect(painted?.width).toBeLessThan(60);
    const { canvas, calls } = recorder();
    expect(paintBoard(canvas, after, after)).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('repaints everything if the look, the view or the style changes', () => {
    const before = createScene(newGame(TREE));
    const whole = { x: 0, y: 0, ...ROOM };
    for (const change of [
      { look: DARK_LOOK },
      { style: { ...USUAL_STYLE, rulesEvery: 10 } },
      { view: viewportOf(TREE, ROOM, { cell: 20 }) },
    ]) {
      expect(paintBoard(recorder().canvas, { ...before, ...change }, before)).toEqual(whole);
    }
    expect(paintBoard(recorder().canvas, before)).toEqual(whole);
  });

  it('writes every number once', () => {
    const { canvas, calls } = recorder();
    paintBoard(canvas, createScene(newGame(TREE)));
    const texts = calls.filter(({ name }) => name === 'fillText').map(({ args }) => args[0]);
    const numbers = [...TREE.rows, ...TREE.columns].flat().map(({ size }) => String(size));
    expect(texts.sort()).toEqual(numbers.sort());
  });

  it('shows a stroke before it ends', () => {
    const { canvas, calls } = recorder();
    const scene = createScene(newGame(TREE));
    paintBoard(canvas, { ...scene, stroke: { cells: new Set([0, 1]), mark: 1 } });
    const fills = calls.filter(
      ({ name, args, fillStyle }) =>
        name === 'roundRect' && args[2] === args[3] && fillStyle === LIGHT_LOOK.ink,
    );
    expect(fills.length).toBe(2);
  });
});

describe('colours', () => {
  it('keeps all inks as they are except black', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }, { rgb: '#c8141e' }];
    expect(inksOf(palette, DARK_LOOK)).toEqual(['#ffffff', DARK_LOOK.black, '#c8141e']);
    expect(inksOf(BLACK_ON_WHITE, DARK_LOOK)[1]).toBe(DARK_LOOK.ink);
  });

  it('puts a square into cells whose ink is nearly that of empty cells, where no symbol is', () => {
    const squaresOf = (paper: string, ink: string, hasSymbols = false): number[] => {
      const palette = [{ rgb: paper }, { rgb: ink }, { rgb: '#c8141e' }];
      const clues = cluesOnly(puzzleOf(drawnGrid('#.', '..'), palette));
      const game = applyMove(newGame(clues), { type: 'paint', mark: 1, cells: [0] });
      const look = { ...LIGHT_LOOK, cell: paper };
      const { canvas, calls } = recorder();
      paintBoard(canvas, { ...createScene(game), look, style: { ...USUAL_STYLE, hasSymbols } });
      const { cell } = createScene(game).view;
      return calls
        .filter(({ name }) => name === 'roundRect')
        .map(({ args }) => Number(args[2]) / cell)
        .filter((share) => share < 0.5);
    };
    expect(squaresOf('#f4f0ff', '#ffffff')).toEqual([expect.closeTo(0.26, 5)]);
    expect(squaresOf('#f4f0ff', '#ffffff', true)).toEqual([]);
    expect(squaresOf('#cdbbe8', '#ffffff')).toEqual([]);
  });

  it('writes digits that can be read on any ink', () => {
    expect(digitOn('#000000')).toBe('#ffffff');
    expect(digitOn('#ffff00')).toBe('#000000');
    expect(digitOn('#ff0000')).toBe('#000000');
  });
});
