/** Nonograms of other kinds on the player's page: from an address, by hints alone, to the end. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { solveByHints } from './support/by-hints.js';
import { cellsWith, click, findButton, isOver, marksOf, ready } from './support/player.js';

/** A file of ours with the picture that it hides. */
function sample(name: string) {
  const url = new URL(`../../../puzzles/kinds/${name}`, import.meta.url);
  const { goal, ...clues } = JSON.parse(readFileSync(url, 'utf8'));
  return { goal: [...goal.join('')].map(Number), clues, text: JSON.stringify(clues) };
}

const HOUSE = sample('house-two-lines.json');

describe.skipIf(!hasChromium)('puzzles of other kinds', () => {
  const { open, errors } = stage();

  it.each([
    ['hidden', 'desktop', 'Pear'],
    ['hidden', 'phone', 'Pear'],
    ['pairs', 'phone', 'Bone'],
  ])('of the site, %s, are played by hints to the picture, on a %s', async (group, on, title) => {
    const page = await open('kinds/', on === 'phone' ? PHONE : {});
    await page.locator(`a[href="#${group}-1"]`).click();
    await page.waitForURL(/play\/#p=\w{11}$/);
    await ready(page);
    await solveByHints(page, { isOver, marksOf }, 200);
    await page.getByRole('heading', { name: title }).waitFor();
    // what is solved is marked in the list
    await page.goto(new URL('../kinds/', page.url()).href);
    await page.locator(`a[href="#${group}-1"]`).getByText('solved').waitFor();
    expect(await page.getByText('solved').count()).toBe(1);
    expect(errors()).toEqual([]);
  });

  it('with clues over two lines are played by hints to the picture and its title', async () => {
    const page = await open(`play/#${encodeURIComponent(HOUSE.text)}`);
    await ready(page);
    expect(new URL(page.url()).hash).toMatch(/^#p=\w{11}$/);
    await page.getByText('A number in a circle counts cells').waitFor();
    await solveByHints(page, { isOver, marksOf }, 200);
    // the title was sealed with the picture
    await page.getByRole('heading', { name: 'House' }).waitFor();
    expect(errors()).toEqual([]);
  });

  it('tell wrong marks, keep the game, and finish both lines of a clue together', async () => {
    const page = await open(`play/#${encodeURIComponent(HOUSE.text)}`);
    await ready(page);
    await click(page, 0, 0);
    await page.keyboard.press('h');
    await page.getByText('1 cell contradicts the clues.').waitFor();
    await findButton(page, 'Erase them').click();
    await expect.poll(() => cellsWith(page, 1)).toEqual([]);
    const { width } = HOUSE.clues;
    const two = HOUSE.goal.slice(0, 2 * width).flatMap((ink, cell) => (ink === 1 ? [cell] : []));
    const progress = page.getByRole('progressbar');
    const before = Number(await progress.getAttribute('value'));
    for (const cell of two) await click(page, Math.floor(cell / width), cell % width);
    await expect.poll(() => progress.getAttribute('value')).toBe(`${before + 2}`);
    await page.reload();
    await ready(page);
    expect(await cellsWith(page, 1)).toEqual(two);
    expect(errors()).toEqual([]);
  });

  it('are printed with their rule, and the solution on a page of its own', async () => {
    const page = await open(`play/#${encodeURIComponent(HOUSE.text)}`);
    await ready(page);
    const id = new URL(page.url()).hash;
    await page.goto(new URL(`../print/${id}`, page.url().split('#')[0]).href);
    await page.getByText('A number in a circle counts cells').waitFor();
    expect(await page.locator('.kind-paper').count()).toBe(1);
    await page.getByRole('switch', { name: 'Solution on a separate page' }).click();
    await findButton(page, 'Show the solution').click();
    await page.locator('.kind-paper').nth(1).waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(errors()).toEqual([]);
  });

  it('say their rule above the board of a phone, and are not for other pages', async () => {
    const text = JSON.stringify({
      format: 'nonokit',
      version: 2,
      width: 2,
      height: 1,
      palette: ['#ffffff', '#000000'],
      rows: [['?']],
      columns: [['*'], [1]],
    });
    const page = await open(`play/#${encodeURIComponent(text)}`, PHONE);
    await ready(page);
    await page.getByText('A “?” is one block of unknown length. A “*” stands for').waitFor();
    const id = new URL(page.url()).hash;
    await page.goto(new URL(`../explain/${id}`, page.url().split('#')[0]).href);
    await page.getByText('which can only be played here').waitFor();
    expect(errors()).toEqual([]);
  });
});
