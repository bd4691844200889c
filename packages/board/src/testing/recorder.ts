/** A canvas that paints nothing and records its calls, for tests. */
import type { Canvas2D } from '../view/canvas.js';

/** One call of a canvas, with the styles that were set at that time. */
export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly fillStyle: unknown;
  readonly strokeStyle: unknown;
}

/** The canvas, and its calls so far. */
export function recorder(): { readonly canvas: Canvas2D; readonly calls: Call[] } {
  const calls: Call[] = [];
  const state: Record<string | symbol, unknown> = {
    fillStyle: '',
    strokeStyle: '',
    getTransform: () => ({ a: 1 }),
  };
  const canvas = new Proxy(state, {
    get: (target, name) =>
      name in target
        ? target[name]
        : (...args: unknown[]) => {
            const { fillStyle, strokeStyle } = target;
            calls.push({ name: String(name), args, fillStyle, strokeStyle });
          },
  });
  return { canvas: canvas as unknown as Canvas2D, calls };
}
