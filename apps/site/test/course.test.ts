/** The course: every puzzle has one solution and needs nothing that was not brought before. */
import { explain, rate, solve } from 'nonokit';
import { describe, expect, it } from 'vitest';
import { COURSE, coursePuzzle } from '../build/course/course.js';

const PUZZLES = COURSE.map((one, k) => ({ ...one, number: k + 1, ...coursePuzzle(one, 'en') }));

describe('the course', () => {
  it('has thirty puzzles with their own titles and sentences in both languages', () => {
    expect(COURSE).toHaveLength(30);
    for (const language of ['en', 'ru'] as const) {
      expect(new Set(COURSE.map(({ titles }) => titles[language])).size).toBe(30);
      expect(new Set(COURSE.map(({ look }) => look[language])).size).toBe(30);
      for (const { titles, look } of COURSE) {
        expect(/[а-яё]/i.test(titles[language] + look[language])).toBe(language === 'ru');
        // a sentence about what to look for says nothing about the picture
        const noun = titles[language].split(' ').at(-1)?.toLowerCase() ?? '';
        expect(look[language].toLowerCase()).not.toContain(noun);
      }
    }
  });

  it.each(PUZZLES)('has one solution for puzzle $number, its picture', ({ puzzle, picture }) => {
    const solved = solve(puzzle);
    expect(solved.status).toBe('unique');
    if (solved.status === 'unique') expect([...solved.solution.cells]).toEqual([...picture.cells]);
    expect(puzzle.width * puzzle.height).toBeLessThanOrEqual(225);
  });

  it('gets harder in the long run, with easier puzzles after each new technique', () => {
    const difficulties = PUZZLES.map(({ puzzle }) => rate(puzzle));
    let hardest = 0;
    for (const [k, one] of difficulties.entries()) {
      expect(one.complete).toBe(true);
      expect(one.class, `puzzle ${k + 1}`).toBeGreaterThanOrEqual(hardest - 1);
      hardest = Math.max(hardest, one.class);
      const before = difficulties[k - 10];
      if (before === undefined) continue;
      expect(one.score, `puzzles ${k - 9} and ${k + 1}`).toBeGreaterThan(before.score);
    }
    expect(hardest).toBeGreaterThanOrEqual(4);
  });

  it('introduces techniques one by one, and needs none before', () => {
    const known = new Set<string>();
    for (const { puzzle, brings, techniques, number } of PUZZLES) {
      const needed = new Set(explain(puzzle).steps.map(({ technique }) => technique));
      expect([...needed], `${number}`).toEqual(techniques);
      if (brings !== undefined) {
        expect(techniques, `${number}`).toContain(brings);
        expect(known.has(brings), `${number}: ${brings} again`).toBe(false);
        known.add(brings);
      }
      for (const one of needed) expect(known.has(one), `${number}: ${one} too early`).toBe(true);
    }
    expect(known.size).toBe(17);
  });
});
