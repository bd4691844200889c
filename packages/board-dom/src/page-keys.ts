/**
 * Keys of a page whose main content is a board. They act on the board wherever the focus is, for
 * example after a click on a tool or after a dialog has closed. Text fields, dialogs and menus keep
 * their keys; a control that was reached by Tab keeps the keys that controls use.
 */

/** Keys that buttons, sliders, radio buttons and lists use. */
const CONTROL_KEYS = /^(?: |Enter|Arrow\w+|Home|End|Page\w+)$/;

/** Elements that keep all keys. */
const WRITTEN = 'textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Types of inputs that accept no text. */
const PRESSED = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Elements that lie over the page and keep its keys. */
const OVER = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';

/** Calls back for keys of the page that belong to the board, until the signal aborts. */
export function listenToPageKeys(
  isOwn: (target: Element) => boolean,
  take: (event: KeyboardEvent) => void,
  signal: AbortSignal,
): void {
  let isByTab = false;
  const { documentElement: page } = document;
  page.addEventListener('pointerdown', () => (isByTab = false), { signal, capture: true });
  page.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') isByTab = true;
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const [target] = event.composedPath();
      if (event.defaultPrevented || !(target instanceof Element) || isOwn(target)) return;
      if (isWritten(target) || target.closest(OVER) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const isFree = target === document.body || target === page;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isFree && isByTab && isPlain && CONTROL_KEYS.test(event.key)) return;
      take(event);
    },
    { signal },
  );
}

/** Whether an element accepts text. */
function isWritten(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !PRESSED.test(element.type);
  return element.closest(WRITTEN) !== null;
}
