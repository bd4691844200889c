/** The CSS rules of a board's elements. */

import type { BoardLook } from '@nonokit/board';
import { digitOn } from '@nonokit/core';

/** The rules inside one board; colours are properties of its root. */
export const RULES = `
.nonokit-board { position: relative; width: 100%; height: 100%; overflow: hidden;
  touch-action: none; user-select: none; -webkit-user-select: none;
  -webkit-touch-callout: none; -webkit-tap-highlight-color: transparent; }
.nonokit-board > canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
.nonokit-board > .grid { position: absolute; inset: 0; overflow: hidden; outline-offset: -2px;
  pointer-events: none; opacity: 1; }
.nonokit-board > .grid:focus, .nonokit-board > .grid:focus-visible { outline: none; }
.nonokit-board > .grid > * { position: absolute; width: 1px; height: 1px; overflow: hidden;
  clip-path: inset(50%); }
.nonokit-board > .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; }
.nonokit-board > .bubble { position: absolute; left: 0; top: 0; min-width: 30px; height: 30px;
  box-sizing: border-box; padding: 0 4px; border-radius: 8px; pointer-events: none;
  background: var(--n-accent); color: var(--n-on-accent);
  font: 600 15px/30px Onest, ui-sans-serif, system-ui, sans-serif; text-align: center;
  font-variant-numeric: tabular-nums; white-space: nowrap; forced-color-adjust: none; }
.nonokit-board > .badge { position: absolute; display: flex; align-items: flex-end; padding: 3px;
  margin: 0; border: 0; background: none; color: inherit; cursor: pointer; touch-action: none;
  box-sizing: border-box; overflow: hidden; }
.nonokit-board > .badge > span { flex: 1; padding: 2px 3px; border-radius: 6px;
  background: var(--n-accent); color: var(--n-on-accent); overflow-wrap: anywhere;
  font: 600 13px/1.35 Onest, ui-sans-serif, system-ui, sans-serif; text-align: center;
  forced-color-adjust: none; }
.nonokit-board > .badge > [hidden] { display: none; }
.nonokit-board > .badge:focus-visible { outline: 2px solid var(--n-accent);
  outline-offset: -2px; }
.nonokit-board > .grip { position: absolute; width: 28px; height: 44px; padding: 0; margin: 0;
  border: 0; background: none; cursor: ew-resize; touch-action: none; }
.nonokit-board > .grip::after { content: ""; position: absolute; right: 3px; top: 0; width: 6px;
  height: 44px; box-sizing: border-box; border-radius: 3px; background: var(--n-grip);
  border: 1px solid var(--n-grip-edge); }
.nonokit-board > .grip.column { width: 44px; height: 28px; cursor: ns-resize; }
.nonokit-board > .grip.column::after { right: auto; top: auto; left: 0; bottom: 3px; width: 44px;
  height: 6px; }
.nonokit-board > [hidden] { display: none; }
`;

/**
 * Adds the rules to the document or shadow tree of an element, once each. A style sheet made by
 * script is allowed even if a page forbids inline styles.
 */
export function addRules(element: HTMLElement): void {
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : document;
  const isThere = ({ cssRules }: CSSStyleSheet): boolean =>
    cssRules[0]?.cssText.startsWith('.nonokit-board ') === true;
  if (place.adoptedStyleSheets.some(isThere)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet];
}

/** Passes the colours of a look to the rules. */
export function setColors(root: HTMLElement, { accent, cell, thick }: BoardLook): void {
  root.style.setProperty('--n-accent', accent);
  root.style.setProperty('--n-on-accent', digitOn(accent));
  root.style.setProperty('--n-grip', cell);
  root.style.setProperty('--n-grip-edge', thick);
}
