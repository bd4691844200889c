/**
 * Whole puzzles solved by hints alone, from the empty board to the end, by the same command again
 * and again. `vitest -u` writes the sessions again; read them after any change of words.
 */
import {
  type BuiltInLanguage,
  type PartialGrid,
  type Puzzle,
  solves,
  UNKNOWN,
} from '@nonokit/core';
import { applyHint, type Hint, hint } from '@nonokit/explain';
import { describe, expect, it } from 'vitest';
import { readOne } from '../../io/input.js';
import { createEmptyMarks, marksText } from '../../io/marks.js';
import { testHost } from '../../testing/host.js';
import { wordsIn } from '../../words/words.js';
import { hintText } from './print-hint.js';

const PUZZLES = ['note.nin', 'duck.txt'];

async function puzzleOf(name: string): Promise<Puzzle> {
  const file = new URL(`../../../../../puzzles/${name}`, import.meta.url);
  const input = await readOne(file.pathname, { host: testHost() });
  if (!input.ok) throw new Error(input.problem.message);
  return input.puzzle;
}

/** What happens on the terminal until the puzzle is solved, and the board at the end. */
async function session(name: string, language: BuiltInLanguage) {
  const words = await wordsIn(language);
  const host = testHost();
  const puzzle = await puzzleOf(name);
  const page: string[] = [];
  let marks = createEmptyMarks(puzzle);
  for (let number = 0; number < 500; number++) {
    const found = nextHint(puzzle, marks);
    // the first hint is read in all its parts, every tenth with the board
    const parts = number === 0 ? (['where', 'what'] as const) : [];
    for (const tell of parts) {
      page.push(`$ nonokit hint ${name} board.txt --tell ${tell}`);
      page.push(hintText(found, puzzle, marks, { tell, color: 'never', words, host }));
    }
    const tell = number % 10 === 0 ? 'cells' : 'why';
    page.push(`$ nonokit hint ${name} board.txt --apply${tell === 'why' ? '' : ' --tell cells'}`);
    page.push(hintText(found, puzzle, marks, { tell, color: 'never', words, host }));
    if (found.kind !== 'step') return { page: page.join('\n'), puzzle, marks };
    marks = applyHint(found, marks);
    const known = marks.cells.filter((cell) => cell !== UNKNOWN).length;
    page.push(`board.txt: ${words.hint.known(known, marks.cells.length)}\n`);
  }
  throw new Error('the session has no end');
}

function nextHint(puzzle: Puzzle, marks: PartialGrid): Hint {
  const found = hint(puzzle, marks);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

describe('a session of hints', () => {
  it.each(PUZZLES.flatMap((name) => [[name, 'en'] as const, [name, 'ru'] as const]))(
    'solves %s in %s',
    async (name, language) => {
      const { page, puzzle, marks } = await session(name, language);
      const { width, height } = puzzle;
      expect(solves({ width, height, cells: Uint16Array.from(marks.cells) }, puzzle)).toBe(true);
      const golden = `# nonokit hint ${name}, ${language}\n\n\`\`\`\n${page}\n$ cat board.txt\n${marksText(marks, puzzle)}\`\`\`\n`;
      const stem = name.replace(/\..*/, '');
      await expect(golden).toMatchFileSnapshot(`session-${stem}-${language}.golden.md`);
    },
  );
});
