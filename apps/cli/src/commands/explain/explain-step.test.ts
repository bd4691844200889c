/** The layout of steps: lines are broken between words in a terminal, and only there. */
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { explainSteps, type Step } from '@nonokit/explain';
import { afterEach, describe, expect, it } from 'vitest';
import { Drawing, stepText } from './explain-step.js';

const cells = Uint16Array.from([1, 1, 0, 1, 1, 0, 0, 0, 0, 1]);
const puzzle = puzzleOf({ width: 5, height: 2, cells }, BLACK_ON_WHITE);
const unknown = { width: 5, height: 2, cells: new Int32Array(10).fill(-1) };
const { isTTY, columns } = process.stdout;

afterEach(() => Object.assign(process.stdout, { isTTY, columns }));

/** The lines of the first step in a terminal of this width, or outside a terminal. */
function linesIn(width: number | undefined): string[] {
  Object.assign(process.stdout, { isTTY: width !== undefined, columns: width });
  const walk = explainSteps(puzzle);
  const first = walk.ok ? (walk.value.next().value as Step) : undefined;
  if (first === undefined) throw new Error('no step');
  return stepText(first, 1, puzzle, 'en', new Drawing(puzzle, unknown)).split('\n');
}

describe('stepText', () => {
  it('keeps a sentence on one line outside a terminal', () => {
    const [sentence, drawing, end, ...more] = linesIn(undefined);
    expect(sentence).toMatch(/^ {3}1\. (Row|Column) \d, .*\.$/);
    expect(drawing).toMatch(/^ {6}\?+ {2}-> {2}[#.]+$/);
    expect([end, more]).toEqual(['', []]);
  });

  it.each([40, 80, 100])('breaks it between words in a terminal of %i columns', (width) => {
    const lines = linesIn(width);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    const words = lines.slice(0, -2).join(' ').split(/ +/);
    expect(words).toEqual(linesIn(undefined)[0]?.split(/ +/));
    for (const line of lines.slice(1, -1)) expect(line).toMatch(/^ {6}\S/);
  });

  it('breaks nothing in a terminal of unknown width', () => {
    expect(linesIn(0)).toEqual(linesIn(undefined));
  });

  it('does not use the whole width of a wide terminal', () => {
    expect(linesIn(300)).toEqual(linesIn(100));
  });
});
