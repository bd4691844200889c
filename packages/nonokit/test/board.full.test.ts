/**
 * `nonokit/board` as pages use it: the examples served as they are, the element with files built by
 * Vite from the installed library, and the component for Preact. All are played in Chromium.
 */
/// <reference lib="dom" />
import { copyFile, cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { build, type UserConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Clues,
  cluesOnly,
  inlineClues,
  LIGHT_LOOK,
  railsOf,
  USUAL_KEYS,
  USUAL_STYLE,
  viewportOf,
} from '../src/board.js';
import { TOOLS, USUAL_EDITOR_KEYS } from '../src/editor.js';
import { readPuzzle } from '../src/formats.js';
import { type Puzzle, rowsOf, solve } from '../src/index.js';
import { hasChromium, type OpenedPage, PageTester } from './browser.js';
import { type Installed, installLibrary, ROOT, remove, write } from './packed.js';

/** Three puzzles; their names in the pages tell nothing. */
const FILES = { 'a.non': 'cactus.non', 'b.json': 'heart.json', 'c.xml': 'mushroom.xml' };

/** Cells of a row that get one ink. */
interface Run {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly ink: number;
}

function runsOf(rows: readonly (readonly number[])[]): Run[] {
  const runs: Run[] = [];
  rows.forEach((cells, row) => {
    cells.forEach((ink, column) => {
      const last = runs.at(-1);
      const isSame = last?.row === row && last.ink === ink && last.to === column - 1;
      if (isSame) runs.splice(-1, 1, { ...last, to: column });
      else if (ink > 0) runs.push({ row, from: column, to: column, ink });
    });
  });
  return runs;
}

/** The cells of the only solution. */
function solutionOf(clues: Clues | Puzzle): readonly (readonly number[])[] {
  const [grid] = solve({ ...clues, meta: {} });
  if (grid === undefined) throw new Error('the puzzle has no solution');
  return rowsOf(grid);
}

/** Paints runs on a board as a person would: inks by their keys, cells by strokes of the mouse. */
async function paint(page: Page, place: Locator, clues: Clues, runs: readonly Run[]) {
  const root = place.locator('.nonokit-board');
  await root.scrollIntoViewIfNeeded();
  const box = await root.boundingBox();
  if (box === null) throw new Error('the board is not to be seen');
  const view = viewportOf(clues, box, {}, railsOf(clues, USUAL_STYLE));
  const at = (row: number, column: number): [number, number] => [
    box.x + view.left + (column + 0.5) * view.cell,
    box.y + view.top + (row + 0.5) * view.cell,
  ];
  await place.getByRole('grid').focus();
  for (const { row, from, to, ink } of runs) {
    await page.keyboard.press(`${ink}`);
    await page.mouse.move(...at(row, from));
    await page.mouse.down();
    await page.mouse.move(...at(row, to));
    await page.mouse.up();
  }
}

/** The filled cells among those that assistive technology finds, row by row: "1,3 2,2". */
async function filledCells(place: Locator): Promise<string> {
  const names = await place
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const found = names.map((name) => /^Row (\d+), column (\d+), filled/.exec(name));
  return found.flatMap((match) => (match === null ? [] : [`${match[1]},${match[2]}`])).join(' ');
}

const DOCUMENT = await readFile(join(ROOT, 'docs/board.md'), 'utf8');

it('docs/board.md names all actions, style members and colours', async () => {
  const looks = await readFile(join(ROOT, 'packages/board-dom/src/looks.ts'), 'utf8');
  const properties = [...looks.matchAll(/'(--b-[\w-]+)'/g)].map(([, name = '']) => name);
  expect(properties.length).toBe(Object.keys(LIGHT_LOOK).length);
  // of four directions and nine inks the first is named
  const isNamed = (action: string): boolean => !/^(skip|draw)-(?!left)|^color-[2-9]/.test(action);
  const actions = Object.keys(USUAL_KEYS).filter(isNamed);
  const all = [...properties, ...actions, ...Object.keys(USUAL_STYLE)];
  expect(all.filter((name) => !DOCUMENT.includes(`\`${name}\``))).toEqual([]);
});

it('docs/editor.md names all actions and tools', async () => {
  const document = await readFile(join(ROOT, 'docs/editor.md'), 'utf8');
  const isNamed = (action: string): boolean => !/^(skip|draw)-(?!left)|^color-[1-9]/.test(action);
  const all = [...Object.keys(USUAL_EDITOR_KEYS).filter(isNamed), ...TOOLS];
  expect(all.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

describe.skipIf(!hasChromium)('an example of a board', () => {
  let tester: PageTester;

  beforeAll(async () => {
    tester = await PageTester.start(ROOT);
  });
  afterAll(() => tester?.stop());

  it('in a plain page is played by mouse and keys', async () => {
    const { page, errors } = await tester.open('examples/board/page.html');
    const clues = inlineClues('1,2,5,2,1', '1,3,5,1,1');
    const place = page.locator('#board');
    const runs = runsOf(solutionOf(clues));
    await paint(page, place, clues, runs.slice(0, 2));
    expect(await filledCells(place)).toBe('1,3 2,2 2,3');
    expect(await page.textContent('#state')).toBe('Not solved yet.');
    await page.keyboard.press('Control+z');
    expect(await filledCells(place)).toBe('1,3');
    await page.keyboard.press('Control+y');
    await paint(page, place, clues, runs.slice(2));
    expect(await page.textContent('#state')).toBe('Solved.');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('in an article has three boards, each a game of its own', async () => {
    const { page, errors } = await tester.open('examples/board/article.html');
    const boards = await page.locator('nonogram-board').all();
    const all = await page
      .locator('nonogram-board')
      .evaluateAll((elements) =>
        elements.map((each) => [each.getAttribute('rows'), each.getAttribute('columns')]),
      );
    expect(boards).toHaveLength(3);
    for (const [index, board] of boards.entries()) {
      const clues = inlineClues(all[index]?.[0] ?? '', all[index]?.[1] ?? '');
      const [first, ...others] = runsOf(solutionOf(clues));
      if (first === undefined) throw new Error('the picture is blank');
      await paint(page, board, clues, [first]);
      // the boards after it are as they were
      for (const later of boards.slice(index + 1)) {
        expect(await later.getByRole('gridcell', { name: /filled|закраш/ }).count()).toBe(0);
      }
      expect(await page.textContent('#count')).toBe(`${index}`);
      await paint(page, board, clues, others);
      expect(await page.textContent('#count')).toBe(`${index + 1}`);
    }
    await expect(boards[2]?.getByRole('grid').getAttribute('aria-label')).resolves.toMatch(/стр/);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe.skipIf(!hasChromium)('with a build by Vite', { timeout: 180_000 }, () => {
  let test: Installed;
  let tester: PageTester;

  beforeAll(async () => {
    test = await installLibrary();
    await mkdir(join(test.project, 'public'));
    for (const [name, file] of Object.entries(FILES)) {
      await copyFile(join(ROOT, 'puzzles', file), join(test.project, 'public', name));
    }
    await copyFile(join(ROOT, 'puzzles/bad/syntax.json'), join(test.project, 'public/bad.json'));
    await cp(join(ROOT, 'examples/board/component.jsx'), join(test.project, 'component.jsx'));
    await symlink(join(ROOT, 'node_modules/preact'), join(test.project, 'node_modules/preact'));
    tester = await PageTester.start(join(test.project, 'dist'));
  });
  afterAll(async () => {
    await tester?.stop();
    await remove(test.root);
  });

  /** Builds a page and opens it. */
  async function built(
    files: Record<string, string>,
    config: UserConfig = {},
  ): Promise<OpenedPage> {
    await write(test.project, files);
    const common = { root: test.project, configFile: false, logLevel: 'error' } as const;
    await build({ ...common, base: './', ...config });
    return tester.open('index.html');
  }

  /** A page with elements; `events` has their events, "solved a.non". */
  const withElements = (markup: string): Record<string, string> => ({
    'index.html': `<!doctype html><html lang="en"><title>Page</title>
      <style>nonogram-board { width: 600px; height: 500px; }</style>
      ${markup}<script type="module" src="./page.js"></script></html>`,
    'page.js': `
      import { defineBoardElement } from 'nonokit/board';
      window.events = [];
      for (const name of ['ready', 'change', 'solved', 'problem']) {
        document.addEventListener(name, ({ target }) => {
          window.events.push(name + ' ' + target.getAttribute('src'));
        });
      }
      defineBoardElement();
    `,
  });

  const readEvents = (page: Page) => page.evaluate<string[]>('events');

  it('the element shows files of several formats, and reports when they are solved', async () => {
    const names = Object.keys(FILES);
    const markup = names.map((name) => `<nonogram-board src="${name}"></nonogram-board>`);
    const { page, errors } = await built(withElements(markup.join('')));
    await expect.poll(() => readEvents(page)).toHaveLength(names.length);
    for (const [name, file] of Object.entries(FILES)) {
      const puzzle = readPuzzle(await readFile(join(ROOT, 'puzzles', file)));
      const board = page.locator(`[src="${name}"]`);
      const { rows, columns, width, height, palette } = cluesOnly(puzzle);
      expect(
        await board.evaluate((element) => {
          const { clues } = Reflect.get(element, 'board').state;
          const { rows, columns, width, height, palette } = clues;
          return { rows, columns, width, height, palette };
        }),
      ).toEqual(JSON.parse(JSON.stringify({ rows, columns, width, height, palette })));
      const size = `Nonogram, ${height} rows, ${width} columns`;
      expect(await board.getByRole('grid').getAttribute('aria-label')).toBe(size);
      expect(await traces(page, board, puzzle)).toEqual([]);
      await paint(page, board, cluesOnly(puzzle), runsOf(solutionOf(puzzle)).slice(0, -1));
      expect(await readEvents(page)).not.toContain(`solved ${name}`);
      await paint(page, board, cluesOnly(puzzle), runsOf(solutionOf(puzzle)).slice(-1));
      expect(await readEvents(page)).toContain(`solved ${name}`);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('the examples of the document show their boards', async () => {
    const examples = [...DOCUMENT.matchAll(/^```html\n([\s\S]*?)^```/gm)].map(([, html]) => html);
    await copyFile(join(ROOT, 'puzzles/cactus.non'), join(test.project, 'public/cat.non'));
    const boards = [1, 2];
    expect(examples.length).toBe(boards.length);
    for (const [index, html] of examples.entries()) {
      const { page, errors } = await built({ 'index.html': `<!doctype html>${html}` });
      await expect.poll(() => page.getByRole('grid').count()).toBe(boards[index]);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  });

  it('a page without files loads no reader, and does not grow', async () => {
    const { page } = await built(withElements('<nonogram-board rows="1" columns="1" />'));
    await expect.poll(() => page.getByRole('grid').count()).toBe(1);
    const sizes = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((each) => Reflect.get(each, 'decodedBodySize')),
    );
    expect(sizes.filter((size) => size > 0)).toHaveLength(1);
    expect(Math.max(...sizes)).toBeGreaterThan(50_000);
    expect(Math.max(...sizes)).toBeLessThan(110_000);
    await page.context().close();
  });

  /** What of a title or a picture is to be found in a page. */
  async function traces(page: Page, board: Locator, { meta }: Puzzle): Promise<string[]> {
    const inside = await board.evaluate((element) => element.shadowRoot?.innerHTML ?? '');
    const text = `${await page.content()}${inside}`.toLowerCase();
    const title = (meta.title ?? '').toLowerCase();
    expect(title).not.toBe('');
    const pictures = await board.locator('img, svg, video, object').count();
    const colors = await board.locator('canvas').evaluate(colorsOfCells);
    return [
      ...(text.includes(title) ? ['title'] : []),
      ...(pictures > 0 ? ['picture'] : []),
      ...(colors.length > 1 ? colors : []),
    ];
  }

  /** The colours in the middle of all cells, once each. */
  function colorsOfCells(canvas: SVGElement | HTMLElement): string[] {
    const root = canvas.getRootNode();
    if (!(root instanceof ShadowRoot && canvas instanceof HTMLCanvasElement)) return ['no board'];
    const { view } = Reflect.get(root.host, 'board');
    const context = canvas.getContext('2d');
    const colors = new Set<string>();
    for (let cell = 0; cell < view.clues.width * view.clues.height; cell++) {
      const row = Math.floor(cell / view.clues.width);
      const x = view.left + ((cell % view.clues.width) + 0.5) * view.cell;
      const y = view.top + (row + 0.5) * view.cell;
      colors.add(`${context?.getImageData(x, y, 1, 1).data}`);
    }
    return [...colors];
  }

  it('the element explains in one sentence why it shows no board', async () => {
    const { page } = await built(
      withElements(`
        <nonogram-board src="none.non"></nonogram-board>
        <nonogram-board src="bad.json"></nonogram-board>
        <nonogram-board src="bad.json" language="ru"></nonogram-board>
        <nonogram-board rows="1,2" columns="1,1"></nonogram-board>
      `),
    );
    const alerts = page.getByRole('alert');
    await expect.poll(() => alerts.count()).toBe(4);
    const said = await alerts.allTextContents();
    expect(said[0]).toBe('This puzzle cannot be shown: none.non was not found.');
    expect(said[1]).toMatch(/^This puzzle cannot be shown: line \d+[^.]*\.$/);
    expect(said[2]).toMatch(/^Этот кроссворд нельзя показать: [^a-z.]*JSON[^a-z.]*\.$/);
    expect(said[3]).toBe(
      'This puzzle cannot be shown: the rows have 3 filled cells, the columns 2.',
    );
    expect(await page.locator('canvas').count()).toBe(0);
    expect(await readEvents(page)).toContain('problem none.non');
    // the right file takes the place of the sentence
    await page.locator('[src="none.non"]').evaluate((each) => each.setAttribute('src', 'b.json'));
    await expect.poll(() => readEvents(page)).toContain('ready b.json');
    expect(await alerts.count()).toBe(3);
    await page.context().close();
  });

  it('the component creates, changes and destroys a board with Preact', async () => {
    const { page, errors } = await built(
      {
        'index.html':
          '<!doctype html><main></main><script type="module" src="./main.jsx"></script>',
        'main.jsx': `
          import { inlineClues } from 'nonokit/board';
          import { render } from 'preact';
          import { Board } from './component.jsx';

          const puzzles = [inlineClues('1,1', '1,1'), inlineClues('1,0,1', '1 1')];
          window.solved = [];
          window.show = (number, options) => {
            const board = number === undefined ? undefined : <Board
              puzzle={puzzles[number]} options={options}
              onSolved={({ game }) => window.solved.push(number + ' ' + game.clues.height)} />;
            render(<section>{board}</section>, document.querySelector('main'));
          };
          window.show(0);
        `,
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        resolve: { alias: { react: 'preact/hooks' }, preserveSymlinks: true },
      },
    );
    const main = page.locator('main');
    const grid = page.getByRole('grid');
    const clues = [inlineClues('1,1', '1,1'), inlineClues('1,0,1', '1 1')] as const;
    const run = (row: number, column: number) => ({ row, from: column, to: column, ink: 1 });
    await expect.poll(() => grid.getAttribute('aria-label')).toBe('Nonogram, 2 rows, 2 columns');
    await paint(page, main, clues[0], [run(0, 0)]);
    // other options: the same game in Russian
    await page.evaluate("show(0, { language: 'ru' })");
    await expect.poll(() => grid.getAttribute('aria-label')).toContain('Японский кроссворд');
    await page.evaluate("show(0, { language: 'en' })");
    await expect.poll(() => filledCells(main)).toBe('1,1');
    await paint(page, main, clues[0], [run(1, 1)]);
    expect(await page.evaluate('solved')).toEqual(['0 2']);
    // another puzzle: another board, which calls back as well
    await page.evaluate('show(1)');
    await expect.poll(() => grid.getAttribute('aria-label')).toBe('Nonogram, 3 rows, 1 column');
    await paint(page, main, clues[1], [run(0, 0), run(2, 0)]);
    expect(await page.evaluate('solved')).toEqual(['0 2', '1 3']);
    await page.evaluate('show()');
    await expect.poll(() => page.locator('.nonokit-board').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
