/** Classes of size, drawn as empty grids; each leads to its part of the shelf. */

import { usePage } from '../../frame/page-context.js';
import { EmptyGrid } from '../../sheet/drawings.js';
import { SIZES, type SizeId } from './filter.js';

export function BySize({
  counts,
  onPick,
}: {
  readonly counts: Readonly<Record<SizeId, number>>;
  readonly onPick: (size: SizeId) => void;
}) {
  const { numberText, plural, wordsOf } = usePage();
  const words = wordsOf('home');
  return (
    <section class="section">
      <div class="apart">
        <h2>{words.bySize}</h2>
      </div>
      <ul class="sizes in-row">
        {SIZES.map((size) => {
          const count = counts[size];
          return (
            <li key={size}>
              <a class="card" href={`?size=${size}#shelf`} onClick={toShelf(() => onPick(size))}>
                <span class="grid">
                  <EmptyGrid width={size} height={size} size={72} />
                </span>
                <span class="strong">{words.sizes[size].name}</span>
                <span class="tiny soft">{words.sizes[size].time}</span>
                <span class="tiny softer">
                  {numberText(count)} {plural(count, words.count)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Picks without leaving the page; a click that opens another tab is left to the browser. */
export function toShelf(pick: () => void) {
  return (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    pick();
    const shelf = document.getElementById('shelf');
    shelf?.scrollIntoView({ behavior: 'smooth' });
    shelf?.focus({ preventScroll: true });
  };
}
