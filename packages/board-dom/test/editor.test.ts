/** An editor in a real browser: strokes, tools, selections, keys, touch, and what is painted. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingersOn, hasChromium, TestBrowser, timePasses } from './chromium.js';
import type { EditorPage } from './editor-page/page.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Cell = readonly [row: number, column: number];

describe.skipIf(!hasChromium)('in Chromium', () => {
  let browser: TestBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await TestBrowser.start(fileURLToPath(new URL('editor-page/', import.meta.url)));
    page = await browser.open();
  });

  afterAll(() => browser?.stop());

  const on = <Value>(action: (editing: EditorPage) => Value) =>
    page.evaluate((text) => {
      const made: unknown = new Function('editing', `return (${text})(editing)`)(window.editing);
      return made;
    }, String(action)) as Promise<Awaited<Value>>;
  const blank = (width = 20, height = 20) =>
    page.evaluate(([w = 1, h = 1]) => window.editing.blank(w, h), [width, height]);
  const draw = (...rows: string[]) => page.evaluate((all) => window.editing.draw(all), rows);
  const brush = (change: object) =>
    page.evaluate((each) => window.editing.board.setBrush(each), change);
  const rows = () => on((editing) => editing.rows());
  const told = () => on((editing) => editing.told);
  const at = ([row, column]: Cell) =>
    page.evaluate(([r = 0, c = 0]) => window.editing.at(r, c), [row, column]);

  /** Presses at one cell, jumps to others at once, and lets go by default. */
  async function drag(
    cells: readonly Cell[],
    { button = 'left', stays = false }: { button?: 'left' | 'right'; stays?: boolean } = {},
  ): Promise<void> {
    for (const [index, cell] of cells.entries()) {
      const { x, y } = await at(cell);
      await page.mouse.move(x, y, { steps: 1 });
      if (index === 0) await page.mouse.down({ button });
    }
    if (!stays) await page.mouse.up({ button });
  }

  /** How many pixels differ after a full repaint of the canvas, and where. */
  const wrongPixels = () =>
    page.evaluate(async () => {
      const frames = async () => {
        for (let k = 0; k < 3; k++) await new Promise((done) => requestAnimationFrame(done));
      };
      const pixels = () => {
        const canvas = document.querySelector('canvas');
        const { width = 1, height = 1 } = canvas ?? {};
        return { width, data: canvas?.getContext('2d')?.getImageData(0, 0, width, height).data };
      };
      await frames();
      const { data: before } = pixels();
      document.fonts.dispatchEvent(new Event('loadingdone'));
      await frames();
      const { width, data: after } = pixels();
      if (before === undefined || after === undefined) return ['no pixels'];
      const wrong: string[] = [];
      for (let k = 0; k < after.length; k += 4) {
        const most = Math.max(
          ...[0, 1, 2].map((part) => Math.abs((after[k + part] ?? 0) - (before[k + part] ?? 0))),
        );
        // round corners are smoothed a little otherwise where more cells are painted at once
        if (most > 40) wrong.push(`${(k / 4) % width},${Math.floor(k / 4 / width)}: ${most}`);
      }
      return wrong;
    });

  it('paints all cells that a fast pointer jumps over, freehand, as one edit', async () => {
    await blank();
    await drag([
      [3, 2],
      [3, 16],
      [9, 10],
    ]);
    const all = await rows();
    expect(all[3]).toBe(`..${'1'.repeat(15)}...`);
    expect(all[9]).toBe(`${'.'.repeat(10)}1${'.'.repeat(9)}`);
    expect(all.slice(4, 9).every((row) => row.includes('1'))).toBe(true);
    expect(await told()).toEqual(['paint hand']);
    await page.keyboard.press('Control+z');
    expect((await rows()).join('')).toBe('.'.repeat(400));
    await page.keyboard.press('Control+y');
    expect((await rows())[3]).toBe(`..${'1'.repeat(15)}...`);
  });

  it('shows inks, paper and clues during a stroke', async () => {
    await blank(10, 10);
    await on((editing) => {
      editing.board.on('gesture', (edit) => editing.told.push(`gesture ${edit?.type}`));
    });
    const clue = (row: number) =>
      page.evaluate((r) => window.editing.board.view.clues.rows[r]?.map(({ size }) => size), row);
    await drag(
      [
        [4, 1],
        [4, 3],
      ],
      { stays: true },
    );
    const colorOf = (row: number, column: number) =>
      page.evaluate(([r = 0, c = 0]) => window.editing.colorOf(r, c), [row, column]);
    expect(await colorOf(4, 2)).toBe('#22212b');
    expect(await colorOf(5, 5)).toBe('#ffffff');
    expect(await clue(4)).toEqual([3]);
    expect(await page.locator('.bubble').textContent()).toBe('3');
    await page.mouse.move((await at([4, 6])).x, (await at([4, 6])).y);
    expect(await colorOf(4, 6)).toBe('#22212b');
    expect(await clue(4)).toEqual([6]);
    expect((await rows())[4]).toBe('..........');
    await page.keyboard.press('Escape');
    expect(await colorOf(4, 2)).toBe('#ffffff');
    await page.mouse.up();
    expect([...new Set(await told())]).toEqual(['gesture paint', 'gesture undefined']);
    await page.evaluate(() => window.editing.blank(4, 4, ['#ffe6f0', '#000000']));
    expect(await colorOf(1, 1)).toBe('#ffe6f0');
  });

  it('has all tools', async () => {
    await blank(9, 5);
    await brush({ tool: 'rectangle' });
    await drag([
      [0, 0],
      [2, 3],
    ]);
    await brush({ tool: 'line', color: 2 });
    await drag([
      [4, 0],
      [4, 3],
    ]);
    await brush({ tool: 'ellipse', isFilled: true, color: 3 });
    await drag([
      [0, 4],
      [4, 8],
    ]);
    await brush({ tool: 'fill', color: 2 });
    await drag([[1, 1]]);
    await brush({ tool: 'replace', color: 1 });
    await drag([[4, 2]]);
    expect(await rows()).toEqual(['1111.333.', '111133333', '111133333', '....33333', '1111.333.']);
    await brush({ tool: 'pick' });
    await drag([[1, 7]]);
    expect(await on((editing) => editing.board.brush)).toMatchObject({ tool: 'replace', color: 3 });
    await brush({ tool: 'move' });
    await drag([
      [0, 0],
      [1, 2],
    ]);
    expect((await rows())[0]).toBe('3.1111.33');
    await brush({ tool: 'pencil' });
    await drag([[0, 3]], { button: 'right' });
    expect((await rows())[0]).toBe('3.1.11.33');
  });

  it('keeps shapes regular with Shift, even while the pointer rests, and mirrors them', async () => {
    await blank(8, 8);
    await brush({ tool: 'rectangle', mirror: 'across' });
    await drag(
      [
        [0, 0],
        [1, 2],
      ],
      { stays: true },
    );
    expect(await page.locator('.bubble').textContent()).toBe('3 × 2');
    await page.keyboard.down('Shift');
    expect(await page.locator('.bubble').textContent()).toBe('3 × 3');
    await page.mouse.up();
    await page.keyboard.up('Shift');
    expect((await rows()).slice(0, 3)).toEqual(['111..111', '1.1..1.1', '111..111']);
  });

  it('selects, moves and copies with the pointer', async () => {
    await draw('12......', '21......', '........', '........');
    await brush({ tool: 'select' });
    await drag([
      [0, 0],
      [1, 1],
    ]);
    expect(await on((editing) => editing.board.editor.selection?.area)).toEqual({
      left: 0,
      top: 0,
      width: 2,
      height: 2,
    });
    await drag([
      [0, 1],
      [2, 4],
    ]);
    expect(await rows()).toEqual(['........', '........', '...12...', '...21...']);
    await page.keyboard.down('Alt');
    await drag([
      [2, 3],
      [0, 6],
    ]);
    await page.keyboard.up('Alt');
    expect(await rows()).toEqual(['......12', '......21', '...12...', '...21...']);
    await drag([[3, 0]]);
    expect(await on((editing) => editing.board.editor.selection)).toBeUndefined();
  });

  it('can be used with the keyboard alone', async () => {
    await blank(6, 5);
    await page.evaluate(() => window.editing.board.focus());
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('r', 'Space', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Space');
    await press('2', 'b', 'Control+End');
    await press('Shift+ArrowLeft', 'Shift+ArrowUp');
    expect(await rows()).toEqual(['111...', '1.1...', '111...', '....2.', '....22']);
    await press('Control+a', 'Control+c', 'Delete');
    expect((await rows()).join('')).toBe('.'.repeat(30));
    await press('Control+Home', 'Control+v', 'h', 'Enter', 'Escape');
    expect(await rows()).toEqual(['...111', '...1.1', '...111', '.2....', '22....']);
    await press('Home', 'f', '0', 'Control+ArrowRight', 'Space', 'x', '?', 'Control+s');
    expect((await rows())[0]).toBe('......');
    expect((await told()).slice(-2)).toEqual(['action help', 'action save']);
  });

  it('tells a screen reader where it is and what has changed', async () => {
    await draw('12.', '...', '.2.');
    await page.evaluate(() => window.editing.board.focus());
    await page.keyboard.press('ArrowRight');
    const readName = () =>
      page.evaluate(() => {
        const grid = document.querySelector('[role=grid]');
        const id = grid?.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.getAttribute('aria-label');
      });
    expect(await readName()).toBe(
      'Row 1, column 2, red. Row clue: 1 black, 1 red. Column clue: 1 red, 1 red.',
    );
    await page.keyboard.press('Shift+ArrowDown');
    expect(await readName()).toBe(
      'Row 2, column 2, black. Row clue: 1 black. Column clue: 2 black, 1 red.',
    );
    const spoken = page.locator('.spoken');
    await page.waitForFunction(
      () => document.querySelector('.spoken')?.textContent === '2 cells black.',
    );
    await page.evaluate(() => window.editing.board.set({ language: 'ru' }));
    expect(await readName()).toMatch(/^Строка 2, столбец 2, закрашено чёрным\. Числа строки/);
    await page.keyboard.press('l');
    await page.waitForFunction(() => document.querySelector('.spoken')?.textContent === 'Прямая.');
    expect(await spoken.getAttribute('aria-live')).toBe('polite');
    await page.addScriptTag({ content: axe });
    const findings = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: object[] }> } };
      return (await axe.run()).violations;
    });
    expect(findings).toEqual([]);
  });

  it('repaints only what has changed, and correctly', async () => {
    await draw(...Array.from({ length: 14 }, (_, k) => '1.23.1..2311.2'.slice(k) + '.'.repeat(k)));
    const steps: (readonly [object, readonly Cell[]])[] = [
      [
        { tool: 'pencil', color: 2, mirror: 'both' },
        [
          [1, 1],
          [6, 3],
          [2, 9],
        ],
      ],
      [
        { tool: 'ellipse', mirror: 'none' },
        [
          [2, 2],
          [11, 8],
          [5, 12],
        ],
      ],
      [
        { tool: 'select' },
        [
          [1, 1],
          [9, 9],
          [6, 7],
        ],
      ],
      [
        { tool: 'select' },
        [
          [3, 3],
          [9, 5],
          [13, 13],
        ],
      ],
      [{ tool: 'fill', color: 3 }, [[12, 2]]],
      [
        { tool: 'move' },
        [
          [3, 3],
          [4, 5],
        ],
      ],
    ];
    for (const [change, cells] of steps) {
      await brush(change);
      await drag(cells, { stays: true });
      expect(await wrongPixels()).toEqual([]);
      await page.mouse.up();
      expect(await wrongPixels()).toEqual([]);
    }
    await page.keyboard.press('Control+z');
    expect(await wrongPixels()).toEqual([]);
  });

  it('marks undecided and repaired cells, and shows another picture on request', async () => {
    await draw('1...', '....');
    const ring = () => page.evaluate(() => window.editing.colorOf(1, 2, 0.03));
    expect(await ring()).toBe('#ffffff');
    await on(({ board }) => board.show({ undecided: [1], repaired: [6] }));
    expect(await ring()).toBe('#2a4fc4');
    expect(await wrongPixels()).toEqual([]);
    await on(({ board }) => {
      const { grid, palette } = board.editor;
      board.show({ instead: { grid: { ...grid, cells: grid.cells.map((c) => 1 - c) }, palette } });
    });
    await drag([[1, 1]]);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    expect(await rows()).toEqual(['1...', '....']);
    expect(await page.evaluate(() => window.editing.colorOf(1, 1))).toBe('#22212b');
    await page.keyboard.press('Escape');
    await on(({ board }) => board.show({}));
    await page.mouse.move(0, 0);
    expect(await page.evaluate(() => window.editing.colorOf(1, 1))).toBe('#ffffff');
  });

  it('resizes from the smallest picture to the largest', async () => {
    await blank(1, 1);
    await drag([[0, 0]]);
    expect(await rows()).toEqual(['1']);
    const resize = (width: number, height: number) =>
      page.evaluate(
        ([w = 1, h = 1]) => {
          const anchor = { x: 0, y: 0 } as const;
          window.editing.board.apply({ type: 'resize', width: w, height: h, anchor });
        },
        [width, height],
      );
    for (const [width, height] of [
      [30, 20],
      [200, 200],
      [3, 4],
    ] as const) {
      await resize(width, height);
      const last: Cell = [height - 1, width - 1];
      await drag([last]);
      const all = await rows();
      expect(all.length).toBe(height);
      expect(all.at(-1)).toBe(`${'.'.repeat(width - 1)}1`);
      expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe(`${height}`);
      expect(await wrongPixels()).toEqual([]);
    }
  });

  it('does not move the cells while a shape makes clues longer', async () => {
    await draw(...Array.from({ length: 20 }, () => `1.1.1.${'.'.repeat(14)}`));
    const readPlace = () =>
      on(({ board: { view } }) => ({ left: view.left, top: view.top, cell: view.cell }));
    const squeeze = () => on(({ board }) => board.view.squeezeX);
    const before = await readPlace();
    await brush({ tool: 'rectangle', mirror: 'across' });
    const corners: Cell[] = [
      [4, 6],
      [12, 8],
    ];
    await drag(corners, { stays: true });
    expect(await wrongPixels()).toEqual([]);
    expect(await readPlace()).toEqual(before);
    expect(await squeeze()).toBeLessThan(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect([await readPlace(), await squeeze()]).toEqual([before, 1]);
    await drag(corners);
    expect(await squeeze()).toBe(1);
    expect((await readPlace()).left).toBeGreaterThan(before.left);
    expect(await wrongPixels()).toEqual([]);
  });

  it('leaves nothing behind', async () => {
    await blank(5, 5);
    await drag(
      [
        [1, 1],
        [1, 3],
      ],
      { stays: true },
    );
    const left = await on((editing) => {
      editing.board.destroy();
      return [editing.told, editing.rows()[1], document.querySelectorAll('.nonokit-board').length];
    });
    expect(left).toEqual([['paint hand'], '.111.', 0]);
    await page.mouse.up();
    await page.keyboard.press('b');
    expect(await told()).toEqual(['paint hand']);
  });

  describe('on a phone', () => {
    it('is painted by a finger, zoomed by two, and erased by a long press', async () => {
      const desk = page;
      page = await browser.open({ viewport: { width: 390, height: 640 }, hasTouch: true });
      await blank(20, 20);
      const fingers = await fingersOn(page);
      const tap = async (...cells: Cell[]) => {
        const points = await Promise.all(cells.map(at));
        const [first = { x: 0, y: 0 }, ...others] = points;
        // at once: a test that gets no time in the middle would make a long press of it
        await Promise.all([
          fingers('touchStart', first),
          ...others.map((point) => fingers('touchMove', point)),
          fingers('touchEnd'),
        ]);
      };
      await tap([2, 2], [2, 9]);
      expect((await rows())[2]).toBe(`..${'1'.repeat(8)}${'.'.repeat(10)}`);
      const held = await at([2, 4]);
      await fingers('touchStart', held);
      await timePasses(page, 600);
      await fingers('touchEnd');
      expect((await rows())[2]).toBe(`..11.11111${'.'.repeat(10)}`);
      // two fingers take the stroke of the first back
      const { cell } = await on(({ board }) => board.view);
      const one = await at([10, 8]);
      const other = await at([10, 12]);
      await Promise.all([
        fingers('touchStart', one),
        fingers('touchStart', one, { ...other, id: 1 }),
      ]);
      await fingers('touchMove', { ...one, x: one.x - 60 }, { ...other, x: other.x + 60, id: 1 });
      await fingers('touchEnd');
      expect(await on(({ board }) => board.view.cell)).toBeGreaterThan(1.5 * cell);
      expect((await rows())[10]).toBe('.'.repeat(20));
      await on(({ board }) => board.fit());
      // one thumb moves the cursor, the other paints
      await on(({ board }) => board.set({ pointer: 'cursor' }));
      await on(({ board }) => {
        board.press('first-cell');
        board.setBrush({ tool: 'line', color: 2 });
        board.press('paint');
      });
      const from = await at([12, 5]);
      await fingers('touchStart', from);
      await fingers('touchMove', { ...from, x: from.x + 80 });
      await fingers('touchEnd');
      await on(({ board }) => board.release('paint'));
      expect((await rows())[0]).toMatch(/^22+\.+$/);
      await page.context().close();
      page = desk;
    });
  });
});
