/**
 * The layout of steps: the clue before the line, blocks that are done dimmed, and nothing wider
 * than the terminal.
 */
import {
  BLACK_ON_WHITE,
  type Grid,
  type Palette,
  type PartialGrid,
  puzzleOf,
  UNKNOWN,
} from '@nonokit/core';
import { arbitraryPicture, drawnGrid, paletteOf } from '@nonokit/core/testing';
import { explainSteps, type Step } from '@nonokit/explain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../words/words.js';
import { Drawing } from './drawing.js';
import { Inks } from './inks.js';
import { legendText } from './legend.js';
import { lineText } from './line-text.js';
import type { StepLook } from './look.js';
import { stepText } from './step-text.js';

const PICTURE = drawnGrid('##.##', '....#');
const PLAIN: StepLook = { colors: 'none', columns: Number.POSITIVE_INFINITY };

const block = (size: number) => ({ size, color: 1 });

/** All steps of a picture's puzzle as text; the text of one step is one entry. */
function listSteps(grid: Grid, palette: Palette, look: StepLook, withBoard = false): string[] {
  const puzzle = puzzleOf(grid, palette);
  const { width, height } = puzzle;
  const cells = new Int32Array(width * height).fill(UNKNOWN);
  const drawing = new Drawing(puzzle, { width, height, cells } satisfies PartialGrid, look);
  const walk = explainSteps(puzzle);
  const steps: Step[] = walk.ok ? [...walk.value] : [];
  return steps.map((step, k) => {
    const text = stepText(step, k + 1, puzzle, 'en', drawing);
    drawing.take(step);
    return withBoard ? text + drawing.board() : text;
  });
}

const CODES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** The lines of text as a terminal shows them, without colours. */
const shown = (text: string): string[] => text.replace(CODES, '').split('\n');

describe('stepText', () => {
  it('keeps a sentence on one line outside a terminal, and shows the clue of its line', () => {
    const lines = listSteps(PICTURE, BLACK_ON_WHITE, PLAIN)[0]?.split('\n') ?? [];
    expect(lines).toEqual([
      expect.stringMatching(/^ {3}1\. (Row|Column) \d, .*\.$/),
      expect.stringMatching(/^ {6}\d( \d)* {2}[?]+ {2}-> {2}[#.]+$/),
      '',
    ]);
  });

  it.each([40, 80, 100, 300])('fits into a terminal of %i columns', (columns) => {
    const wide = drawnGrid('#.##'.repeat(12), '.#..'.repeat(12), '#...'.repeat(12));
    for (const colors of ['none', 'truecolor'] as const) {
      const texts = listSteps(wide, BLACK_ON_WHITE, { colors, columns });
      const lines = texts.flatMap(shown);
      const most = Math.max(...lines.map((line) => line.length));
      expect(most).toBeLessThanOrEqual(columns);
      const words = (all: readonly string[]): string[] =>
        all
          .join(' ')
          .split(/ +/)
          .filter((word) => /^[a-z,]+$/i.test(word));
      const whole = listSteps(wide, BLACK_ON_WHITE, PLAIN).flatMap(shown);
      expect(words(lines)).toEqual(words(whole));
    }
  });

  it('never exceeds the terminal, for any puzzle, with boards and colours', () => {
    const pictures = arbitraryPicture({ maxSize: 9, maxInks: 4 });
    const widths = fc.integer({ min: 40, max: 120 });
    fc.assert(
      fc.property(pictures, widths, ({ grid, palette }, columns) => {
        for (const colors of ['none', '256'] as const) {
          const lines = listSteps(grid, palette, { colors, columns }, true).flatMap(shown);
          expect(Math.max(0, ...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('dims finished blocks, and marks the new cells', () => {
    const inks = new Inks({ palette: BLACK_ON_WHITE }, 'truecolor');
    const clue = [block(2), block(1)];
    const view = { clue, done: [true, false], before: [1, 1, 0, -1, -1], after: [1, 1, 0, 0, 1] };
    const text = lineText(view, inks, 80);
    expect(text).toContain('\x1b[2m2\x1b[0m \x1b[1m1\x1b[0m');
    expect(shown(text)).toEqual(['      2 1  ▕      ▗▖▗▖▏', '                     5', '']);
  });

  it('shortens the longest lines to the parts that changed', () => {
    const inks = new Inks({ palette: BLACK_ON_WHITE }, 'none');
    const before = new Array<number>(200).fill(-1);
    const view = { clue: [block(9)], done: [false], before, after: before.with(99, 1) };
    const [clue, old, now, numbers, ...rest] = lineText(view, inks, 80).split('\n');
    expect([clue, rest]).toEqual(['      9', ['']]);
    expect(old).toBe(`      ${'?'.repeat(70)}`);
    expect(now).toBe(`      ${'?'.repeat(29)}#${'?'.repeat(40)}`);
    expect(numbers?.slice(0, 46)).toBe(
      `${' '.repeat(14)}80${' '.repeat(8)}90${' '.repeat(7)}100${' '.repeat(7)}110`,
    );
  });
});

describe('legendText', () => {
  it('names each ink in the language, and is empty for one ink', async () => {
    const puzzle = puzzleOf(drawnGrid('ab', 'ba'), paletteOf(2));
    const english = await wordsIn('en');
    const russian = await wordsIn('ru');
    expect(legendText(puzzle, PLAIN, english)).toMatch(/^ {6}\S \w[\w ]+ {3}\S \w[\w ]+\n\n$/);
    expect(legendText(puzzle, PLAIN, russian)).toMatch(/^ {6}\S [а-яё-]+ {3}\S [а-яё -]+\n\n$/);
    expect(legendText(puzzleOf(PICTURE, BLACK_ON_WHITE), PLAIN, english)).toBe('');
  });
});
