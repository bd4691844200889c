/** The catalogue through the library: what is loaded, what is found, and what is refused. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type CataloguePuzzle, openCatalogue } from './catalogue/open-catalogue.js';
import { isSolution } from './is-solution.js';
import { catalogue } from './node/catalogue.js';

/** A catalogue that keeps the names of the files it loads. */
function watched() {
  const loaded: string[] = [];
  const find = openCatalogue(async (name) => {
    loaded.push(name);
    return readFile(new URL(`../../../catalogue/${name}.ndjson.gz`, import.meta.url));
  });
  return { loaded, find };
}

const side = ({ width, height }: CataloguePuzzle) => Math.max(width, height);

describe('the catalogue of the library', () => {
  it('finds puzzles by size, inks and difficulty, and loads only their files, once', async () => {
    const { loaded, find } = watched();
    const wish = { size: [5, 10], colors: 1, difficulty: ['trivial', 'easy'] } as const;
    const found = await find(wish);
    expect(found.length).toBeGreaterThan(10);
    for (const puzzle of found) {
      expect(side(puzzle)).toBeLessThanOrEqual(10);
      expect(puzzle.colors).toBe(1);
      expect(['trivial', 'easy']).toContain(puzzle.difficulty.label);
    }
    await find({ size: 8 });
    expect(loaded).toEqual(['small']);
    await find({ size: [12, 13] });
    expect(loaded).toEqual(['small', 'medium']);
  });

  it('gives puzzles with their goal, which print as clues, and facts with a licence', async () => {
    const [first] = await catalogue({ size: [5, 12], tag: 'cat' });
    if (first === undefined) throw new Error('the catalogue has no small cat');
    const { goal } = first.puzzle;
    expect(isSolution(first.puzzle, goal)).toBe(true);
    expect(String(first.puzzle)).toMatch(/^rows: /);
    expect(first).toMatchObject({
      license: expect.stringMatching(/./),
      titles: { en: expect.stringMatching(/./), ru: expect.stringMatching(/./) },
    });
    expect(await catalogue({ ids: [first.id] })).toHaveLength(1);
  });

  it('refuses a wish that there is not', async () => {
    await expect(catalogue({ sise: 5 } as never)).rejects.toThrow('did you mean "size"?');
  });

  it('tries a file again that could not be loaded', async () => {
    let isDown = true;
    const find = openCatalogue(async (name) => {
      if (isDown) throw new Error('no network');
      return readFile(new URL(`../../../catalogue/${name}.ndjson.gz`, import.meta.url));
    });
    await expect(find({ size: 5 })).rejects.toThrow('no network');
    isDown = false;
    expect((await find({ size: [5, 8] })).length).toBeGreaterThan(0);
  });
});
