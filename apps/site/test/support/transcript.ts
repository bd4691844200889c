/**
 * What a screen reader tells while a page is used by keyboard: names and roles of what gets the
 * focus, the active cell of the grid, and what live regions say. No screen reader is asked; this
 * follows the rules that all of them share, so that a change of the texts is seen in a file.
 */
import type { Page } from 'playwright-core';
import { timePasses } from './page-time.js';

export class Transcript {
  readonly #page: Page;
  readonly #lines: string[] = [];
  #focus = '';

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to listen. */
  static async of(page: Page): Promise<Transcript> {
    const transcript = new Transcript(page);
    await page.evaluate(listen);
    await transcript.#hear();
    return transcript;
  }

  /** Presses keys, and notes what is told then; 'Shift+ArrowRight*4' holds Shift meanwhile. */
  async press(...keys: string[]): Promise<void> {
    this.#lines.push(`[${keys.join(' ')}]`);
    const { keyboard } = this.#page;
    for (const key of keys) {
      const [, held, name, count] = /^(Shift)\+(\w+)\*(\d)$/.exec(key) ?? [];
      if (held === undefined || name === undefined) {
        await keyboard.press(key);
        continue;
      }
      await keyboard.down(held);
      for (let k = 0; k < Number(count); k++) await keyboard.press(name);
      await keyboard.up(held);
    }
    await this.#hear();
  }

  /** Notes what is told without a key. */
  async rest(): Promise<void> {
    await this.#hear();
  }

  /** All of it; times and dates are replaced, since they differ. */
  text(): string {
    const lines = this.#lines.map((line) =>
      line
        .replace(/\d+:\d\d(:\d\d)?/g, '0:00')
        .replace(/\u00a0/g, ' ')
        .trimEnd(),
    );
    return `${lines.join('\n')}\n`;
  }

  /**
   * Waits until nothing more is told: live regions speak at most once a second, counted by the
   * page, and what a worker is asked may take longer.
   */
  async #hear(): Promise<void> {
    for (let quiet = 0; quiet < 3; ) {
      await timePasses(this.#page, 400);
      const { said, focus, isThinking } = await this.#page.evaluate(heard);
      for (const text of said) this.#lines.push(`  says: ${text}`);
      if (focus !== this.#focus) this.#lines.push(`  focus: ${focus}`);
      quiet = said.length > 0 || focus !== this.#focus || isThinking ? 0 : quiet + 1;
      this.#focus = focus;
    }
  }
}

/** In the page: collects what live regions say. */
function listen(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const texts = new WeakMap<Element, string>();
  const note = (region: Element): void => {
    const text = region.textContent?.replace(/\s+/g, ' ') ?? '';
    if (text !== texts.get(region) && text.trim() !== '') said.push(text);
    texts.set(region, text);
  };
  const regionsIn = (root: ParentNode): Element[] => [
    ...root.querySelectorAll('[role=status], [role=alert], [aria-live=polite]'),
  ];
  for (const region of regionsIn(document)) texts.set(region, region.textContent ?? '');
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=status], [role=alert], [aria-live=polite]');
      if (region != null) regions.add(region);
      else if (element !== null) for (const one of regionsIn(element)) regions.add(one);
    }
    for (const region of regions) note(region);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** In the page: what was said since the last time, and what has the focus now. */
function heard(): { said: string[]; focus: string; isThinking: boolean } {
  const { said } = window as unknown as { said: string[] };
  const focused = document.activeElement;
  const active = focused?.getAttribute('aria-activedescendant');
  const one = active == null ? focused : document.getElementById(active);
  const readName = (element: Element | null | undefined): string =>
    element?.getAttribute('aria-label') ??
    (element === document.body
      ? '(page)'
      : element?.textContent || element?.getAttribute('title') || '');
  const role = one?.getAttribute('role') ?? one?.tagName.toLowerCase() ?? '';
  const name = readName(one).replace(/\s+/g, ' ');
  // screen readers name the grid when it gets the focus, and its cells from then on
  const told = document.querySelector('.hint-panel .told')?.textContent ?? '';
  const isLate = (text: string): boolean => /takes a while|займёт некоторое/.test(text);
  const isThinking = told.endsWith('…') || isLate(told);
  // whether a worker is late depends on the machine
  const inTime = said.splice(0).filter((text) => !isLate(text));
  return { said: inTime, focus: `${name} (${role})`, isThinking };
}
