/**
 * A user with a keyboard and no mouse: goes from control to control with Tab, and notes where
 * the focus cannot be seen or has nowhere to be.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus. */
export interface Focused {
  /** What it is: "button", "link", "grid", "page". */
  readonly role: string;
  readonly name: string;
  /** Whether something that can be seen says so: an outline, a border or shadow, a caret. */
  readonly isSeen: boolean;
}

/** The most stops of a page. */
const MOST_STOPS = 160;

/** A keyboard at a page. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses keys one after the other. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Writes into the field that has the focus. */
  async write(text: string): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }

  /** Goes to a control by Tab; fails if it is not reached, or a stop on the way cannot be seen. */
  async to(role: string, name: string | RegExp): Promise<void> {
    const is = (text: string): boolean =>
      typeof name === 'string' ? text === name : name.test(text);
    const passed: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const focused = await this.#page.evaluate(focusedNow);
      if (!focused.isSeen) await this.#isSeen(focused);
      if (focused.role === role && is(focused.name)) return;
      passed.push(`${focused.role} "${focused.name}"`);
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${role} ${name}, but to ${passed.slice(0, 60).join()}`);
  }

  /** Waits for the next frames, in which the page scrolls to what has the focus and marks it. */
  async #isSeen({ role, name }: Focused): Promise<void> {
    const seen = async () => (await this.focused()).isSeen;
    await expect.poll(seen, { message: `not seen: ${role} "${name}"` }).toBe(true);
  }

  /** Goes to a control and presses it, once the page's script listens. */
  async use(role: string, name: string | RegExp, key = 'Enter'): Promise<void> {
    await this.#page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    await this.to(role, name);
    await this.#page.keyboard.press(key);
  }

  /** Goes to a field and writes. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.to('field', name);
    await this.write(text);
  }

  /** What has the focus now. */
  focused(): Promise<Focused> {
    return this.#page.evaluate(focusedNow);
  }
}

/** In the page: what has the focus, by the names that assistive technology takes. */
function focusedNow(): Focused {
  const one = document.activeElement;
  if (!(one instanceof HTMLElement) || one === document.body) {
    return { role: 'page', name: '', isSeen: true };
  }
  const tidy = (text: string | null | undefined): string =>
    (text ?? '').replace(/\s+/g, ' ').trim();
  const labels = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;
  const named = one.getAttribute('aria-labelledby');
  const name =
    one.getAttribute('aria-label') ??
    (named === null ? undefined : document.getElementById(named)?.textContent) ??
    (labels ? one.labels?.[0]?.textContent : undefined) ??
    (one.textContent || one.getAttribute('title'));
  const tag = one.tagName.toLowerCase();
  const isField = labels && !['checkbox', 'radio', 'file', 'range'].includes(one.type);
  const role =
    one.getAttribute('role') ??
    { a: 'link', summary: 'button' }[tag] ??
    (isField ? 'field' : labels ? one.type : tag);
  return { role, name: tidy(name), isSeen: role === 'grid' || isSeen(one) };

  /** Whether the element or a part around it differs from how it looks without the focus. */
  function isSeen(element: HTMLElement): boolean {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isIn = box.bottom > 0 && box.top < innerHeight && box.width > 0;
    const hasRing = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    // headings and the content take the focus from a script, without a control to be marked
    const isPlace = element.tabIndex < 0;
    const around = element.parentElement;
    const isAround = around !== null && getComputedStyle(around).outlineStyle !== 'none';
    return (isIn || isPlace) && (hasRing || isPlace || isAround);
  }
}
