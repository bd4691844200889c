/**
 * Storm and Streak in a browser: by mouse, by keys, by touch; the clock, mistakes, the result, what
 * comes back in a Streak. The answers come from the page and the definition: of all ways to finish
 * what is shown, the cell that is the same in each.
 */
import type { Color, Puzzle } from '@nonokit/core';
import { BLACK_ON_WHITE } from '@nonokit/core';
import { listArrangements, solutionsOf } from '@nonokit/core/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './support/axe.js';
import { DESKTOP, hasChromium, PHONE, stage } from './support/browser.js';

const SHEET = '.task-card .task-grid';

/** The task that the page shows, as it is drawn. */
function readTask(page: Page) {
  return page.locator('.task-card').evaluate((card) => {
    const lists = (selector: string): number[][] =>
      [...card.querySelectorAll(selector)].map((one) =>
        [...one.querySelectorAll('b')].map((b) => Number(b.textContent)),
      );
    return {
      number: (card as HTMLElement).dataset['task'],
      rows: lists('.numbers-left'),
      columns: lists('.numbers-above > span'),
      marks: [...card.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) =>
        Number(dataset['mark']),
      ),
    };
  });
}

/** The one cell that is the same in every way to finish the task that is shown. */
async function findCertain(page: Page): Promise<{ place: number; color: Color }> {
  const { rows, columns, marks } = await readTask(page);
  const clue = (sizes: number[]) => sizes.map((size) => ({ size, color: 1 }));
  const ways: ArrayLike<Color>[] =
    rows.length > 0 && columns.length > 0
      ? solutionsOf({
          width: columns.length,
          height: rows.length,
          palette: BLACK_ON_WHITE,
          rows: rows.map(clue),
          columns: columns.map(clue),
          meta: {},
        } satisfies Puzzle).map(({ cells }) => cells)
      : listArrangements(clue([...rows, ...columns][0] ?? []), marks.length);
  const fitting = ways.filter((way) => marks.every((mark, at) => mark < 0 || way[at] === mark));
  const places = marks.flatMap((mark, at) =>
    mark < 0 && fitting.every((way) => way[at] === fitting[0]?.[at]) ? [at] : [],
  );
  expect(places).toHaveLength(1);
  const [place = 0] = places;
  return { place, color: fitting[0]?.[place] ?? 0 };
}

const cellAt = (page: Page, place: number) => page.locator(`${SHEET} [data-place="${place}"]`);

/** Waits until the page shows another task than that of this number. */
async function nextTask(page: Page, before: string | undefined): Promise<void> {
  await expect.poll(async () => (await readTask(page)).number).not.toBe(before);
}

/** Answers by mouse: the left button fills, the right one crosses. */
async function answer(page: Page, isRight: boolean): Promise<void> {
  const { number: before } = await readTask(page);
  const { place, color } = await findCertain(page);
  const given = isRight ? color : 1 - color;
  await cellAt(page, place).click({ button: given === 1 ? 'left' : 'right' });
  if (isRight) await nextTask(page, before);
}

const counts = (page: Page): Promise<string[]> => page.locator('.three-numbers b').allInnerTexts();

async function begin(page: Page, name = 'Start'): Promise<void> {
  await page.locator('html[data-awake]').waitFor();
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator(SHEET).waitFor();
}

describe.skipIf(!hasChromium)('a Storm', () => {
  const { open, errors } = stage();

  it('counts right answers, and shows after a mistake what follows', async () => {
    const page = await open('storm/');
    await begin(page);
    await answer(page, true);
    await answer(page, true);
    expect((await counts(page)).slice(1)).toEqual(['2', '2']);
    const { place, color } = await findCertain(page);
    const { number: before } = await readTask(page);
    await answer(page, false);
    const truth = cellAt(page, place).locator('.truth');
    await truth.waitFor();
    expect(await truth.getAttribute('class')).toBe(color === 1 ? 'truth' : 'truth blank');
    expect((await counts(page)).slice(1)).toEqual(['2', '0']);
    // a second answer to the same task does not count
    await cellAt(page, place).click();
    await nextTask(page, before);
    expect(await page.locator('.storm-foot .trail i').count()).toBe(3);
    await page.locator('.last-mistake .task-grid').waitFor();
    await answer(page, true);
    expect((await counts(page)).slice(1)).toEqual(['3', '1']);
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('asks before it ends early, and then says which techniques failed', async () => {
    const page = await open('storm/');
    await begin(page);
    await answer(page, true);
    await answer(page, false);
    await page.locator('.last-mistake').waitFor();
    await page.keyboard.press('Escape');
    const dialog = page.getByRole('dialog', { name: 'End this run?' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'End' }).click();
    await dialog.getByRole('button', { name: 'End' }).click();
    await page.getByRole('heading', { name: /^1 right in/ }).waitFor();
    expect(await page.locator('.storm-list li').first().innerText()).toContain('Practise');
    const lesson = page.locator('.mistake').getByRole('link', { name: 'Why' });
    expect(await lesson.getAttribute('href')).toBe('../learn/complete-line/');
    expect(await page.locator('.mistake .truth').count()).toBe(1);
    expect(await page.getByText('Your first result.').count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Again' }).click();
    await page.locator(SHEET).waitFor();
    expect((await counts(page)).slice(1)).toEqual(['0', '0']);
    expect(errors()).toEqual([]);
  });

  it('is over after three minutes', async () => {
    const page = await open('settings/');
    await page.clock.install();
    await page.goto(new URL('../storm/', page.url()).href);
    await begin(page);
    const { place, color } = await findCertain(page);
    await cellAt(page, place).click({ button: color === 1 ? 'left' : 'right' });
    await page.clock.runFor(100_000);
    expect((await counts(page))[0]).toMatch(/^1:(19|20)$/);
    await page.clock.runFor(81_000);
    await page.getByRole('heading', { name: '1 right in three minutes' }).waitFor();
    expect(errors()).toEqual([]);
  });

  it('is played by keys alone', async () => {
    const page = await open('storm/');
    await begin(page);
    for (let k = 0; k < 3; k++) {
      const { number: before } = await readTask(page);
      const { place, color } = await findCertain(page);
      await page.keyboard.press('ArrowLeft');
      const width = await page.locator(`${SHEET} .cells-row`).first().locator('button').count();
      const at = (): Promise<number> =>
        page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['place']));
      for (let from = await at(); from !== place; from = await at()) {
        const rows = Math.floor(place / width) - Math.floor(from / width);
        const columns = (place % width) - (from % width);
        const key = rows > 0 ? 'Down' : rows < 0 ? 'Up' : columns > 0 ? 'Right' : 'Left';
        await page.keyboard.press(`Arrow${key}`);
      }
      await page.keyboard.press(color === 1 ? 'f' : 'x');
      await nextTask(page, before);
    }
    expect((await counts(page)).slice(1)).toEqual(['3', '3']);
    expect(errors()).toEqual([]);
  });

  it('is played with a finger, in Russian, on a phone', async () => {
    const page = await open('ru/storm/', PHONE);
    await begin(page, 'Начать');
    for (let k = 0; k < 7; k++) {
      const { number: before } = await readTask(page);
      const { place, color } = await findCertain(page);
      const cell = cellAt(page, place);
      const box = await cell.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await page.getByRole('button', { name: color === 1 ? 'Закрасить' : 'Крестик' }).tap();
      await cell.tap();
      await nextTask(page, before);
    }
    expect((await counts(page)).slice(1)).toEqual(['7', '7']);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors()).toEqual([]);
  });
});

describe.skipIf(!hasChromium)('a Streak', () => {
  const { open, errors } = stage();

  it('ends with the first mistake, and asks that technique again soon', async () => {
    const page = await open('streak/', DESKTOP);
    await begin(page);
    await answer(page, true);
    await answer(page, true);
    expect(await page.locator('.streak-count b').innerText()).toBe('2');
    expect(await page.locator('.streak-soon li').count()).toBe(2);
    await answer(page, false);
    await page.getByRole('heading', { name: '2 right in a row' }).waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('nonokit.storm'));
    expect(JSON.parse(stored ?? 'null')).toMatchObject({
      streakBest: 2,
      turn: 3,
      techniques: { overlap: { level: 0 } },
    });
    await page.getByRole('button', { name: 'Again' }).click();
    await page.locator(SHEET).waitFor();
    expect(await page.locator('.streak-soon li').first().innerText()).toContain('Overlap');
    expect(await page.locator('.streak-count').innerText()).toContain('your best is 2');
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('of one technique asks for nothing else and is no record', async () => {
    const page = await open('streak/#glue', DESKTOP);
    await page.getByText('Only this technique: Glue').waitFor();
    await begin(page);
    await answer(page, true);
    await answer(page, false);
    await page.getByRole('heading', { name: '1 right in a row' }).waitFor();
    expect(await page.locator('.storm-list li').count()).toBe(1);
    expect(await page.locator('.storm-list li').innerText()).toContain('Glue');
    const stored = await page.evaluate(() => localStorage.getItem('nonokit.storm'));
    expect(JSON.parse(stored ?? 'null')).toMatchObject({ streakBest: 0, turn: 2 });
    expect(errors()).toEqual([]);
  });
});
