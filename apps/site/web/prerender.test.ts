/**
 * Several pages that are drawn at a time: each has its own person, language and place, also where a
 * part of one waits while another is drawn.
 */
import { h } from 'preact';
import { renderToString, renderToStringAsync } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { type PageContext, pageContext, usePage } from './frame/page-context.js';
import { Shell } from './frame/shell.js';
import { drawn } from './prerender.js';
import { wordsIn } from './words/all.js';

/** A page whose middle waits until it is let go on; its header is drawn before, its tabs after. */
class WaitingPage {
  readonly #context: PageContext;
  #isOpen = false;
  #open = (): void => undefined;
  readonly #opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });

  constructor(place: string, language: 'en' | 'ru', name: string) {
    const server = { person: { id: 'a1', name, role: 'person' } } as const;
    this.#context = pageContext({ place, language, server }, wordsIn(language));
  }

  /** Begins to draw it; the marks around what has waited are left out. */
  async draw(): Promise<string> {
    const html = await renderToStringAsync(this.#drawn());
    return html.replaceAll(/<!--.*?-->/g, '');
  }

  goOn(): void {
    this.#isOpen = true;
    this.#open();
  }

  /** The page as it is when nothing else is drawn and nothing waits. */
  alone(): string {
    return renderToString(this.#drawn());
  }

  #drawn() {
    const Middle = () => {
      const { language, linkTo, numberText } = usePage();
      if (!this.#isOpen) throw this.#opened;
      return h('p', null, `${language} ${numberText(12_345)} ${linkTo('play/')}`);
    };
    const Page = () => h(Shell, { children: h(Middle, null) });
    const texts = { title: () => '', description: () => '' };
    const page = { path: this.#context.place, entry: 'play', Page, data: null, ...texts };
    return drawn(page, this.#context, undefined);
  }
}

it('two pages that are rendered at the same time keep their own people and languages', async () => {
  const anna = new WaitingPage('puzzles/1', 'en', 'Anna');
  const boris = new WaitingPage('learn/course/2/', 'ru', 'Boris');
  const first = anna.draw();
  const second = boris.draw();
  await Promise.resolve();
  anna.goOn();
  const hers = await first;
  boris.goOn();
  const his = await second;
  expect(hers).toBe(anna.alone());
  expect(his).toBe(boris.alone());
  expect(hers).toContain('en 12,345 ../play/');
  expect(his).toContain('ru 12\u00a0345 ../../../../ru/play/');
  expect(hers).toContain('Anna');
  expect(hers).not.toContain('Boris');
  expect(his).toContain('Boris');
  expect(his).not.toContain('Anna');
});

it('a part of a page cannot be rendered outside a page', () => {
  expect(() => renderToString(h(Shell, { children: null }))).toThrow('outside of a page');
});
