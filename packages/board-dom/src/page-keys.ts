/**
 * Keys of a page whose main thing is a board: they act on the board wherever the focus was left, by
 * a click on a tool or by a dialog that closed. What people type into, dialogs and menus keep their
 * keys; a control that was reached by Tab keeps those that controls have.
 */

/** Keys of buttons, sliders, radios and lists. */
const CONTROL_KEYS = /^(?: |Enter|Arrow\w+|Home|End|Page\w+)$/;

/** What keeps all keys. */
const WRITTEN = 'textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Kinds of inputs that nothing is typed into. */
const PRESSED = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Where keys belong to something that lies over the page. */
const OVER = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';

/** Calls back for keys of the page that belong to the board, until the signal ends it. */
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

/** Whether something is typed into an element. */
function isWritten(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !PRESSED.test(element.type);
  return element.closest(WRITTEN) !== null;
}
