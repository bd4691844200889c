/** What of a page has moved by itself, as the browser measures it. */
import type { Page } from 'playwright-core';

/** What has moved so far. */
export interface Shifts {
  /** The browser's sum: part of the window that moved, times how far, of the window. */
  readonly sum: number;
  /** Each with what moved: "0.031 p.note 12 -> 80". */
  readonly shifts: readonly string[];
}

/** In the page, before anything else: collects what moves. */
export function observeShifts(): void {
  const seen = { sum: 0, shifts: [] as string[] };
  Object.assign(window, { shiftsSeen: seen });
  const nameOf = (node: Node | null): string => {
    if (!(node instanceof Element)) return node?.parentElement?.className ?? 'gone';
    return `${node.localName}.${node.getAttribute('class') ?? ''}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      seen.sum += entry.value;
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const box = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map(Math.round).join(' ');
        const value = entry.value.toFixed(3);
        seen.shifts.push(`${value} ${nameOf(node)}: ${box(from)} -> ${box(to)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved in a page until now. */
export function readShifts(page: Page): Promise<Shifts> {
  return page.evaluate(() => (window as unknown as { readonly shiftsSeen: Shifts }).shiftsSeen);
}

/** An entry of the browser's, which TypeScript's types of the DOM do not have. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
