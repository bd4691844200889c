/**
 * Whole games by scripted hands, which know nothing but what hints say: they ask, read what is
 * proved, and draw those cells, by mouse, finger, gamepad or keyboard, from the first cell to the
 * finished picture.
 */
import type { ExplainedHint } from 'nonokit/worker-client';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium, PHONE, stage } from './support/browser.js';
import { Fingers } from './support/fingers.js';
import { chooseCases } from './support/full.js';
import { gamepadHand, type Hand, keyboardHand, mouseHand, touchHand } from './support/hands.js';
import { findButton, isOver, readHelp, readShelf, ready } from './support/player.js';

/** Puzzles of the shelf by their number, and the hand that solves each. */
const GAMES = chooseCases<Game>(
  [
    { number: 1, by: 'mouse' },
    { number: 2, by: 'keyboard' },
    { number: 3, by: 'touch' },
    { number: 4, by: 'gamepad' },
  ],
  [
    { number: 16, by: 'mouse' },
    { number: 18, by: 'touch' },
    { number: 30, by: 'mouse' },
    { number: 40, by: 'mouse', draws: 20 },
    { number: 60, by: 'touch', draws: 20 },
    { number: 90, by: 'mouse', draws: 20 },
    { number: 200, by: 'mouse', draws: 10 },
    { number: 800, by: 'mouse', draws: 6 },
  ],
);

interface Game {
  readonly number: number;
  readonly by: 'mouse' | 'touch' | 'keyboard' | 'gamepad';
  /** How many hints are drawn by hand; "Fill in" does the rest. Default: all. */
  readonly draws?: number;
}

const HANDS = { mouse: mouseHand, keyboard: keyboardHand, gamepad: gamepadHand };

describe.skipIf(!hasChromium)('players', () => {
  const { open, site, errors } = stage();

  it.each<Game>(GAMES)('can solve number $number by $by', async ({ number, by, draws = 9999 }) => {
    const cards = await readShelf(site().address);
    const card = cards.find((one) => one.number === number);
    if (card === undefined) throw new Error(`the shelf has no number ${number}`);
    const page = await open('settings/', by === 'touch' ? PHONE : {});
    await listenToWorkers(page);
    await page.goto(`${site().address}play/#p=${card.id}`);
    await ready(page);
    const hand: Hand =
      by === 'touch' ? touchHand(page, await Fingers.on(page)) : await HANDS[by](page);
    let steps = 0;
    while (!(await isOver(page))) {
      if (steps++ >= draws) {
        await fillIn(page);
        break;
      }
      const { paint } = await hint(page);
      for (const { mark, cells } of paint) await hand(mark, [...cells], card.width);
      expect(steps).toBeLessThan(card.width * card.height);
    }
    await page.locator('.finished').waitFor();
    // only now is there a title
    const title = await page.locator('.finished-title').innerText();
    expect(title).not.toBe('');
    // a picture without a title keeps its number
    expect(await page.title()).toContain(title === 'Solved' ? `№ ${number}` : title);
    expect(errors()).toEqual([]);
  });

  /** Asks for a hint up to its reason, and reads what it proves. */
  async function hint(page: Page): Promise<ExplainedHint> {
    await expect.poll(() => page.locator('.hint-panel').count()).toBe(0);
    const before = (await readHelp(page)).why;
    const told = page.evaluate(
      () =>
        new Promise<ExplainedHint>((resolve) => {
          addEventListener('told', (event) => resolve((event as CustomEvent).detail), {
            once: true,
          });
        }),
    );
    await findButton(page, 'Hint').click();
    const found = await told;
    expect(found.kind, found.why).toBe('step');
    await page.locator('.ladder').getByRole('button', { name: 'Why' }).click();
    expect((await readHelp(page)).why).toBe(before + 1);
    expect((await page.locator('.told').innerText()).length).toBeGreaterThan(10);
    return found;
  }
});

/** Presses the buttons of hints to the end: "Hint", then "Apply". */
async function fillIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isOver = () => document.querySelector('.play:not(.finishing) .board-host') === null;
    // on a phone it has its name below it
    const hintButton = (): HTMLElement => {
      const buttons = [...document.querySelectorAll('button')];
      const named = (one: HTMLElement) => [one.title, one.textContent?.trim()].includes('Hint');
      const found = buttons.find(named);
      if (found === undefined) throw new Error('there is no button for hints');
      return found;
    };
    while (!isOver()) {
      const told = new Promise((resolve) => addEventListener('told', resolve, { once: true }));
      hintButton().click();
      await told;
      const before = Reflect.get(document.querySelector('.board-host') ?? {}, 'board').record
        .length;
      // the panel, and in it the answer, come after the worker has sent it; in the end both go
      const until = async (isDone: () => boolean): Promise<void> => {
        for (const end = Date.now() + 20_000; !isDone() && !isOver() && Date.now() < end; ) {
          document.querySelector<HTMLElement>('.ladder button:last-child')?.click();
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      };
      await until(() => document.querySelector('.hint-panel') !== null);
      await until(() => document.querySelector('.hint-panel') === null);
      const host = document.querySelector('.board-host');
      if (host !== null && Reflect.get(host, 'board').record.length === before) {
        throw new Error('a hint changed nothing');
      }
    }
  });
}

/** Tells the page's own scripts of every hint that its worker sends. */
async function listenToWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => {
          const seen = JSON.stringify(data, (_, value) =>
            ArrayBuffer.isView(value) ? [...(value as Int32Array)] : value,
          );
          if (!seen?.includes('"paint":')) return;
          const hint = find(JSON.parse(seen));
          if (hint !== undefined) dispatchEvent(new CustomEvent('told', { detail: hint }));
        });
      }
    };
    /** The object with a member `paint`, wherever it is. */
    function find(value: unknown): unknown {
      if (typeof value !== 'object' || value === null) return undefined;
      if ('paint' in value) return value;
      for (const one of Object.values(value)) {
        const found = find(one);
        if (found !== undefined) return found;
      }
      return undefined;
    }
  });
}
