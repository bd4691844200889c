/** Input and output of batches: random puzzles as lines, and answers that can be compared. */
import { gridOf, puzzleOf, randomOf } from '@nonokit/core';
import { BROKEN } from '@nonokit/core/testing';

/** Answers without the members that differ from run to run. */
export function answersIn(text: string): Record<string, unknown>[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => ({ ...JSON.parse(line), timeMs: 0 }));
}

/** Random puzzles with the ids r0, r1 …, one per line. */
export function randomLines(count: number, size = 6): string {
  return joinLines(randomPuzzles(count, size, 'batch'));
}

/** The same with blank and broken lines among them. */
export function flawedLines(count: number, size: number): string {
  const flaws = (i: number): readonly string[] => (i % 50 === 20 ? ['', BROKEN, ''] : []);
  return joinLines(randomPuzzles(count, size, 'queue').flatMap((line, i) => [line, ...flaws(i)]));
}

function randomPuzzles(count: number, size: number, seed: string): string[] {
  const random = randomOf(seed);
  const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
  return Array.from({ length: count }, (_, i) => {
    const rows = Array.from({ length: size }, () =>
      Array.from({ length: size }, () => random.below(2)),
    );
    const puzzle = puzzleOf(gridOf(rows), palette);
    const sizes = (clues: typeof puzzle.rows): number[][] => clues.map((c) => c.map((b) => b.size));
    const { width, height } = puzzle;
    const clues = { rows: sizes(puzzle.rows), columns: sizes(puzzle.columns) };
    return JSON.stringify({ id: `r${i}`, width, height, ...clues });
  });
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
