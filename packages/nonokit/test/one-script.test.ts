/** The script `nonogram-board.min.js` on a page without a bundler, as its example uses it. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NonogramBoard } from '../src/board.js';
import { readPuzzleFile } from '../src/node/index.js';
import { hasChromium, PageTester } from './browser.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

describe.skipIf(!hasChromium)('the board as one script', { timeout: 60_000 }, () => {
  let tester: PageTester;
  beforeAll(async () => {
    tester = await PageTester.start(ROOT);
  });
  afterAll(() => tester.stop());

  it('reads a file of any format, and is played', async () => {
    const { page, errors } = await tester.open('examples/board/one-script.html');
    const board = page.locator('nonogram-board');
    const grid = board.getByRole('grid');
    await grid.waitFor();
    const [puzzle] = await readPuzzleFile(`${ROOT}puzzles/note.nin`);
    if (puzzle === undefined) throw new Error('note.nin holds no puzzle');
    const width = board.evaluate((each) => (each as NonogramBoard).puzzle?.width);
    await expect(width).resolves.toBe(puzzle.width);
    await expect(page.locator('#end').isHidden()).resolves.toBe(true);
    expect(errors).toEqual([]);
  });

  it('says in the place of the board why a file cannot be read', async () => {
    const { page } = await tester.open('examples/board/one-script.html');
    await page
      .locator('nonogram-board')
      .evaluate((each) => each.setAttribute('src', '../README.md'));
    const problem = page.locator('nonogram-board').locator('[part="problem"]');
    await problem.waitFor();
    await expect(problem.textContent()).resolves.toMatch(/\S+ \S+/);
  });

  it('takes whatever is a puzzle as a property, and says what is wrong with an attribute', async () => {
    const { page } = await tester.open('examples/board/one-script.html');
    const board = page.locator('nonogram-board');
    await board.getByRole('grid').waitFor();
    const widthOf = (): Promise<number | undefined> =>
      board.evaluate((each) => (each as NonogramBoard).puzzle?.width);
    await board.evaluate((each) => Object.assign(each, { puzzle: '.#..\n####' }));
    await expect.poll(widthOf).toBe(4);
    await board.evaluate((each) => Object.assign(each, { puzzle: { rows: '1', columns: '2' } }));
    const problem = board.locator('[part="problem"]');
    await problem.waitFor();
    await expect(problem.textContent()).resolves.toContain('the clue "2" needs 2 cells');
    await board.evaluate((each) => {
      const other = document.createElement('nonogram-board');
      other.setAttribute('file', 'cat.non');
      each.replaceWith(other);
    });
    await problem.waitFor();
    await expect(problem.textContent()).resolves.toContain('there is no attribute "file"');
  });
});
