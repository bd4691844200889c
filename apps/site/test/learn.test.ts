/**
 * The pages that teach, in a browser: tasks by mouse and by keys, the first puzzle from its start
 * to its end in both languages, a puzzle of the course, and everything readable without a script.
 */
import { TECHNIQUE_LESSONS, TECHNIQUE_TEXTS } from '@nonokit/explain/lessons';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COURSE, coursePuzzle } from '../build/course/course.js';
import { DESKTOP, hasChromium, PHONE, stage } from './support/browser.js';
import { Fingers } from './support/fingers.js';
import { chooseCases } from './support/full.js';

/** The cells that a line of the page shows. */
async function lineOf(page: Page, row: number): Promise<string> {
  const cells = page.locator(`.line-sheet [data-row="${row}"]`);
  return (await cells.evaluateAll((all) => all.map((one) => one.dataset['cell'] ?? ''))).join('');
}

function cellAt(page: Page, row: number, at: number) {
  return page.locator(`.line-sheet [data-row="${row}"][data-at="${at}"]`);
}

/** Drags over cells of a line. */
async function dragLine(
  page: Page,
  row: number,
  from: number,
  to: number,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  await cellAt(page, row, from).hover();
  await page.mouse.down({ button });
  for (let at = from + 1; at <= to; at++) await cellAt(page, row, at).hover();
  await page.mouse.up({ button });
}

/** Waits until the script of an opened page has done what it does after its first drawing. */
async function awake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let k = 0; k < 3; k++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

describe.skipIf(!hasChromium)('the pages that teach', () => {
  const { open, errors } = stage();

  it('show what is right or wrong, and how much slack there is, in a task by mouse', async () => {
    const page = await open('learn/overlap/');
    await awake(page);
    const note = page.locator('.task-note');
    await dragLine(page, 0, 3, 6);
    expect(await lineOf(page, 0)).toBe('???aaaa???');
    await expect.poll(() => note.innerText()).toContain('10 − 7 = 3 to spare, so 4 cells');
    expect(await note.innerText()).toContain('Try row 2.');
    // a cell that is not certain is told kindly, with two ways to place the block
    await dragLine(page, 2, 0, 0);
    await expect.poll(() => note.innerText()).toContain('Row 3, column 1 is not certain yet');
    expect(await note.innerText()).toContain('columns 1–8');
    await page.getByRole('button', { name: 'Take it back' }).click();
    expect(await lineOf(page, 2)).toBe('??????????');
    await dragLine(page, 1, 1, 3);
    await expect.poll(() => note.innerText()).toContain('right so far');
    await dragLine(page, 1, 6, 8);
    await dragLine(page, 2, 2, 7);
    await dragLine(page, 3, 4, 5);
    await expect.poll(() => note.innerText()).toContain('That was all of it');
    expect(await page.locator('.task .tag').innerText()).toBe('4 of 4 rows');
    await page.reload();
    await expect.poll(() => page.locator('.technique-list .icon').count()).toBe(1);
    expect(errors()).toEqual([]);
  });

  it('accept the right button, and strokes back over earlier ones', async () => {
    const page = await open('learn/overlap/');
    await awake(page);
    await dragLine(page, 0, 1, 3, 'right');
    expect(await lineOf(page, 0)).toBe('?...??????');
    // a stroke goes on over cells alike, in its own line alone
    await dragLine(page, 0, 0, 5);
    expect(await lineOf(page, 0)).toBe('a...aa????');
    await dragLine(page, 0, 4, 5);
    expect(await lineOf(page, 0)).toBe('a...??????');
    expect(await lineOf(page, 1)).toBe('??????????');
    expect(errors()).toEqual([]);
  });

  it('paint every cell when the mouse is fast', async () => {
    const page = await open('learn/overlap/');
    await awake(page);
    await cellAt(page, 0, 2).hover();
    await page.mouse.down();
    await cellAt(page, 0, 8).hover();
    await page.mouse.up();
    expect(await lineOf(page, 0)).toBe('??aaaaaaa?');
    expect(errors()).toEqual([]);
  });

  it('accept a finger: a stroke, a long press for X, and nothing from two fingers', async () => {
    const page = await open('learn/overlap/', PHONE);
    await awake(page);
    const fingers = await Fingers.on(page);
    const findMiddle = async (row: number, at: number) => {
      const box = await cellAt(page, row, at).boundingBox();
      if (box === null) throw new Error(`row ${row} has no cell ${at}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await cellAt(page, 2, 0).scrollIntoViewIfNeeded();
    await fingers.draw(await findMiddle(0, 1), await findMiddle(0, 3));
    await expect.poll(() => lineOf(page, 0)).toBe('?aaa??????');
    await fingers.down(0, await findMiddle(1, 2));
    await expect.poll(() => lineOf(page, 1)).toBe('??.???????');
    await fingers.up(0);
    // the first finger has drawn a cell when the second comes down, which takes it back
    const one = await findMiddle(2, 1);
    const other = await findMiddle(2, 4);
    await Promise.all([fingers.down(0, one), fingers.down(1, other)]);
    await Promise.all([fingers.up(0), fingers.up(1)]);
    await expect.poll(() => lineOf(page, 2)).toBe('??????????');
    expect(await lineOf(page, 0)).toBe('?aaa??????');
    expect(errors()).toEqual([]);
  });

  it('can be used by keys, in Russian', async () => {
    const page = await open('ru/learn/mercury/', { ...DESKTOP, locale: 'ru' });
    await awake(page);
    const note = page.locator('.task-note');
    await page.locator('.line-sheet [data-row="0"][data-at="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('x');
    await expect.poll(() => note.innerText()).toContain('пока всё верно');
    await page.keyboard.press('End');
    await page.keyboard.press('x');
    await expect.poll(() => note.innerText()).toContain('Строка 1: верно');
    expect(await lineOf(page, 0)).toBe('..???a???.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => note.innerText()).toContain('Строка 2, столбец 10');
    await page.keyboard.press('Backspace');
    await expect.poll(() => note.innerText()).toBe('');
    await page.keyboard.press('0');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    expect(await lineOf(page, 1)).toMatch(/^a.*\.$/);
    expect(errors()).toEqual([]);
  });

  it.each(
    chooseCases(
      [['learn/first/', 'en', 'Solved: An arrow']],
      [['ru/learn/first/', 'ru', 'Решено: Стрелка']],
    ),
  )('teach the first puzzle from start to end by keys: %s', async (path, locale, solved) => {
    const page = await open(path, { ...DESKTOP, locale });
    const step = page.locator('.first p.small').first();
    await page.locator('.first canvas').waitFor();
    await awake(page);
    const body = await page.content();
    for (const title of ['An arrow', 'Стрелка']) expect(body).not.toContain(title);
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const times = (count: number, key: string): string[] => Array<string>(count).fill(key);
    await press('ArrowDown', 'ArrowDown', 'Space');
    for (let k = 0; k < 4; k++) await press('ArrowRight', 'Space');
    await expect.poll(() => step.innerText()).toMatch(/2/);
    await press('ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Space', 'ArrowUp', 'Space');
    await press(...times(3, 'ArrowDown'), 'Space', 'ArrowDown', 'Space');
    await expect.poll(() => step.innerText()).toMatch(/3/);
    await press('ArrowLeft', 'x', 'ArrowLeft', 'x', ...times(3, 'ArrowRight'), 'x');
    await press('ArrowRight', 'x');
    await expect.poll(() => step.innerText()).toMatch(/4/);
    await press('x');
    await expect.poll(() => step.innerText()).toMatch(/5 (of|из) 5/);
    await press(...times(3, 'ArrowLeft'), ...times(3, 'ArrowUp'), 'Space');
    await press('ArrowRight', 'ArrowRight', 'Space');
    await expect.poll(() => page.locator('.lesson-finished h2').innerText()).toBe(solved);
    expect(errors()).toEqual([]);
  });

  it('teach the second puzzle, with two numbers in a line, from start to end by keys', async () => {
    const page = await open('learn/second/', { ...DESKTOP, locale: 'en' });
    const step = page.locator('.first p.small').first();
    await page.locator('.first canvas').waitFor();
    await awake(page);
    expect(await page.content()).not.toContain('A kitten');
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const times = (count: number, key: string): string[] => Array<string>(count).fill(key);
    const at = (number: number) => expect.poll(() => step.innerText()).toBe(`Step ${number} of 5`);
    await at(1);
    // row 2: two, a blank, two
    await press('ArrowDown', 'Space', 'ArrowRight', 'Space', 'ArrowRight', 'ArrowRight', 'Space');
    await press('ArrowRight', 'Space');
    await at(2);
    await press('ArrowDown', 'Space');
    for (let k = 0; k < 4; k++) await press('ArrowLeft', 'Space');
    await at(3);
    // above and below the 2 of the second column, then its 1
    await press('ArrowRight', 'ArrowDown', 'x', ...times(3, 'ArrowUp'), 'x');
    await at(4);
    await press(...times(4, 'ArrowDown'), 'Space');
    await at(5);
    await press('ArrowRight', 'Space', 'ArrowUp', 'Space', 'ArrowDown', 'ArrowRight', 'Space');
    await press('ArrowRight', 'ArrowUp', 'Space', ...times(3, 'ArrowUp'), 'Space');
    await press(...times(4, 'ArrowLeft'), 'Space', ...times(3, 'ArrowDown'), 'Space');
    const heading = page.locator('.lesson-finished h2');
    await expect.poll(() => heading.innerText()).toBe('Solved: A kitten');
    await page.getByRole('link', { name: 'Begin the course' }).waitFor();
    expect(errors()).toEqual([]);
  });

  it('show the title of a solved puzzle of the course, and count it', async () => {
    const [first] = COURSE;
    if (first === undefined) throw new Error('the course is empty');
    const { picture } = coursePuzzle(first, 'en');
    const page = await open('learn/course/1/');
    await page.locator('.lesson-board canvas').waitFor();
    await awake(page);
    expect(await page.content()).not.toContain(first.titles.en);
    await page
      .locator('.lesson-board canvas')
      .first()
      .click({ position: { x: 1, y: 1 } });
    for (let k = 0; k < 5; k++) {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
    }
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 5; column++) {
        if (picture.cells[row * 5 + column] === 1) await page.keyboard.press('Space');
        if (column < 4) await page.keyboard.press('ArrowRight');
      }
      for (let k = 0; k < 4; k++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowDown');
    }
    await expect
      .poll(() => page.locator('.lesson-finished h2').innerText())
      .toBe(`Solved: ${first.titles.en}`);
    await page.goto(new URL('../', page.url()).href);
    await expect.poll(() => page.locator('.course-bar').innerText()).toContain('1 of 30');
    expect(errors()).toEqual([]);
  });

  it.each(chooseCases<'en' | 'ru'>(['ru'], ['en']))(
    'can be read without scripts: %s',
    async (language) => {
      const page = await open('', { javaScriptEnabled: false });
      const root = page.url() + (language === 'ru' ? 'ru/' : '');
      for (const { id } of TECHNIQUE_LESSONS) {
        await page.goto(`${root}learn/${id}/`);
        const { name, lookFor, text } = TECHNIQUE_TEXTS[language][id];
        const shown = await page.locator('main').innerText();
        expect(shown).toContain(name);
        for (const one of lookFor) expect(shown).toContain(one);
        expect(shown).toContain(text.split('*')[0]?.split('\n')[0]);
        expect(await page.locator('.explained svg').count()).toBeGreaterThan(0);
      }
      await page.goto(`${root}learn/course/`);
      expect(await page.locator('.course-card').count()).toBe(30);
      for (const { titles } of COURSE) expect(await page.content()).not.toContain(titles[language]);
    },
  );
});
