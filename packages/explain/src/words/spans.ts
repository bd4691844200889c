/** Cell numbers as people write them: "4–6, 9". Places count from 0, people from 1. */
import type { Span } from '../facts.js';

/** Neighbouring places gathered into spans, ascending. */
export function toSpans(places: Iterable<number>): Span[] {
  const spans: Span[] = [];
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last !== undefined && last.to === place - 1) {
      spans[spans.length - 1] = { from: last.from, to: place };
    } else spans.push({ from: place, to: place });
  }
  return spans;
}

/** "4–6", or "4" for one cell. */
export function spanText({ from, to }: Span): string {
  return from === to ? `${from + 1}` : `${from + 1}–${to + 1}`;
}

/** "1, 4–6 and 9" with the language's word for "and". */
export function listText(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** True if the spans hold more than one cell, so that the predicate is plural. */
export function isPlural(spans: readonly Span[]): boolean {
  const [only, second] = spans;
  return second !== undefined || only === undefined || only.from !== only.to;
}
