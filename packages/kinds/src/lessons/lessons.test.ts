/** Lessons: what a step says holds in every picture of its puzzle, and it finds something. */
import { expect, it } from 'vitest';
import { satisfies } from '../satisfies.js';
import { everyPicture } from '../testing/pictures.js';
import { kindExamples } from './index.js';

it.each(['hidden', 'pairs', 'triangles'] as const)('%s: steps hold in every picture', (name) => {
  const examples = kindExamples(name);
  expect(examples.length).toBeGreaterThan(2);
  for (const { puzzle, marks, step } of examples) {
    expect(step.decided.length).toBeGreaterThan(0);
    expect(step.technique).toBe('line');
    if (puzzle.board.shape === 'triangle') continue;
    let pictures = 0;
    for (const picture of everyPicture(puzzle.board)) {
      if (marks.some((mark, cell) => mark >= 0 && mark !== picture[cell])) continue;
      if (!satisfies(picture, puzzle)) continue;
      pictures++;
      for (const { cell, color } of step.decided) expect(picture[cell]).toBe(color);
    }
    // a position with one picture would teach nothing about what follows
    expect(pictures).toBeGreaterThan(1);
  }
});

it('lessons on triangles lead through all three directions', () => {
  const directions = kindExamples('triangles').map(({ step }) => step.line.direction);
  expect(new Set(directions)).toEqual(new Set(['row', 'slash', 'backslash']));
});

it('pictures show what is found in green', () => {
  for (const { step, before, after } of kindExamples('hidden')) {
    expect(before).not.toMatch(/#b9e4c9|#1e7a43/);
    const found = after.match(/#b9e4c9|#1e7a43/g) ?? [];
    expect(found.length).toBe(step.decided.length);
  }
});
