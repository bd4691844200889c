/** Cards of puzzles as the items of a list. */
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { type HtmlCache, HtmlCacheContext } from '../frame/cached-html.js';
import { type PageContext, usePage } from '../frame/page-context.js';
import { blindHtml, type CardProgress, type CardPuzzle, PuzzleCard } from './cards.js';

/** A puzzle and how far the player is with it. */
export interface CardItem {
  readonly puzzle: CardPuzzle;
  readonly progress: CardProgress | undefined;
}

/** The items; `now` is the time from which days are counted. */
export function CardItems({
  items,
  now,
}: {
  readonly items: readonly CardItem[];
  readonly now: number;
}) {
  const page = usePage();
  const cache = useContext(HtmlCacheContext);
  if (cache !== undefined) return <>{cachedItems(page, cache, items, now)}</>;
  return <>{items.map((item) => renderItem(item, now))}</>;
}

function renderItem({ puzzle, progress }: CardItem, now: number) {
  return (
    <li key={puzzle.id}>
      <PuzzleCard puzzle={puzzle} progress={progress} now={now} />
    </li>
  );
}

/**
 * The same on a server. Blind cards beside each other are one text: to draw an element for each of
 * them, only to put its HTML in, was half of what drawing a page took.
 */
function cachedItems(
  page: PageContext,
  cache: HtmlCache,
  items: readonly CardItem[],
  now: number,
): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let html = '';
  for (const item of items) {
    if (item.progress === undefined) {
      html += `<li>${blindHtml(page, cache, item.puzzle)}</li>`;
      continue;
    }
    parts.push(cache.raw(html), renderItem(item, now));
    html = '';
  }
  return [...parts, cache.raw(html)];
}
