import { type ComponentChildren, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { CachedHtml, type HtmlCache, HtmlCacheContext } from '../../web/frame/cached-html.js';
import { PageProvider, pageContext } from '../../web/frame/page-context.js';
import { type CardItem, CardItems } from '../../web/widgets/card-items.js';
import { type CardProgress, type CardPuzzle, PuzzleCard } from '../../web/widgets/cards.js';
import { wordsIn } from '../../web/words/all.js';
import type { PageLanguage } from '../../web/words/languages.js';
import { createHtmlCache } from './html-cache.js';

/** The HTML of a page, with a cache for its parts or without. */
function rendered(
  page: ComponentChildren,
  cache?: HtmlCache,
  { language = 'en', place = '' }: { language?: PageLanguage; place?: string } = {},
): string {
  const facts = { place, language, server: { person: undefined } };
  const value = pageContext(facts, wordsIn(language));
  const children = h(HtmlCacheContext.Provider, { value: cache, children: page });
  return renderToString(h(PageProvider.Provider, { value, children }));
}

const CARD: CardPuzzle = {
  id: 'p1',
  number: 17,
  width: 15,
  height: 10,
  inks: ['#000000'],
  difficulty: 'easy',
  page: 'puzzles/p1',
  stars: 3.5,
  author: 'Ann',
  solves: 4,
};

/** Cards that look different, and cards that look the same with other texts. */
const CARDS: readonly CardPuzzle[] = [
  CARD,
  { ...CARD, id: 'p2', number: 18, page: 'puzzles/p2', author: 'Bob & "Eve" <b>', solves: 1 },
  { ...CARD, stars: 0 },
  { ...CARD, stars: 4.2, solves: 0, author: undefined },
  { ...CARD, solves: undefined, author: undefined },
  { ...CARD, width: 40, height: 60, inks: ['#c8141e', '#1133aa'], difficulty: 'guess' },
  { ...CARD, difficulty: undefined, inks: ['#c8141e'], number: undefined, page: undefined },
];

describe('cached HTML', () => {
  it.each(['en', 'ru'] as const)(
    'is equal to freshly rendered HTML, for all cards, in %s',
    (language) => {
      const cache = createHtmlCache();
      for (const place of ['puzzles', 'people/Ann', 'puzzles']) {
        for (const puzzle of [...CARDS, ...CARDS]) {
          const card = h(PuzzleCard, { puzzle });
          const where = { language, place };
          expect(rendered(card, cache, where)).toBe(rendered(card, undefined, where));
        }
      }
    },
  );

  it.each(['en', 'ru'] as const)(
    'is equal to the freshly rendered list of cards, in %s',
    (language) => {
      const cache = createHtmlCache();
      const where = { language, place: 'puzzles' };
      const marks = { width: 2, height: 1, marks: [1, -1] };
      const started: CardProgress = { state: 'started', elapsed: 61_000, updatedAt: 5, marks };
      const solved: CardProgress = { state: 'solved', title: '<A secret>', elapsed: 9, marks };
      const blind = CARDS.map((puzzle): CardItem => ({ puzzle, progress: undefined }));
      const mine = [started, solved].map((progress): CardItem => ({ puzzle: CARD, progress }));
      const [first, ...others] = blind;
      const lists = [
        blind,
        mine,
        [...mine, ...blind],
        [first ?? [], mine, others, mine].flat(),
        [],
      ];
      for (const items of [...lists, ...lists]) {
        const list = h('ul', null, h(CardItems, { items, now: 86_400_000 }));
        expect(rendered(list, cache, where)).toBe(rendered(list, undefined, where));
      }
    },
  );

  it('is rendered once for all texts', () => {
    const cache = createHtmlCache();
    let drawn = 0;
    const draw = ({ name }: { readonly name: string }) => {
      drawn++;
      return h('b', { title: name }, name, ' ', name);
    };
    const part = (name: string) =>
      h(
        'p',
        null,
        h(CachedHtml<{ name: string }>, { by: 'greeting', texts: { name }, children: draw }),
      );
    const names = ['Ann', '"<Bob>" & \u{1f60a}', '$&', 'Ann'];
    const kept = names.map((name) => rendered(part(name), cache));
    expect(drawn).toBe(1);
    expect(kept).toEqual(names.map((name) => rendered(part(name))));
  });

  it('never contains a card that a person has solved or begun', () => {
    const cache = createHtmlCache();
    const marks = { width: 1, height: 1, marks: [1] };
    const solved: CardProgress = { state: 'solved', title: 'A secret', elapsed: 9, marks };
    const own = rendered(h(PuzzleCard, { puzzle: CARD, progress: solved }), cache);
    expect(own).toContain('A secret');
    const others = rendered(h(PuzzleCard, { puzzle: CARD }), cache);
    expect(others).toBe(rendered(h(PuzzleCard, { puzzle: CARD })));
    expect(others).not.toContain('secret');
  });

  it('is deleted when there is too much of it, the least recently used first', () => {
    const drawn: string[] = [];
    const cache = createHtmlCache(300);
    const show = (by: string): void => {
      const draw = () => {
        drawn.push(by);
        return h('i', null, 'x'.repeat(100));
      };
      rendered(h(CachedHtml<Record<string, string>>, { by, texts: {}, children: draw }), cache);
    };
    for (const by of ['one', 'two', 'one', 'three', 'one', 'two']) show(by);
    expect(drawn).toEqual(['one', 'two', 'three', 'two']);
  });
});
