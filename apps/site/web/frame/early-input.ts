/**
 * What was pressed and typed before the page was awake: the head script marks it, and this does it
 * again once the page listens. Without it a ticked filter stays ticked and filters nothing.
 *
 * Boxes and buttons are clicked anew, from the state that the page has then. What was typed stays
 * in its field while the page takes over, so that the caret stays too; its events come later.
 */
type Replay = () => void;

/** Takes the marks off. Call it before the HTML is taken over; returns how to do it all again. */
export function takeEarlyInput(): Replay {
  const changed = [...document.querySelectorAll('[data-changed]')];
  const replays = changed.map(readReplay);
  for (const one of changed) resetBox(one);
  const button = document.querySelector<HTMLElement>('[data-clicked]');
  removeMarks();
  return () => {
    for (const replay of replays) replay();
    button?.click();
    removeMarks();
  };
}

function removeMarks(): void {
  for (const name of ['data-changed', 'data-clicked']) {
    for (const one of document.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
  }
}

/** How a change of an element is done again, by the state that it has now. */
function readReplay(element: Element): Replay {
  if (element instanceof HTMLDetailsElement) return replayToggle(element);
  if (isBox(element)) return replayBox(element);
  return replayValue(element);
}

function replayToggle(element: HTMLDetailsElement): Replay {
  const { open } = element;
  return () => {
    element.open = open;
    // setting what it already is reports nothing
    element.dispatchEvent(new Event('toggle'));
  };
}

function replayBox(box: HTMLInputElement): Replay {
  const { checked } = box;
  return () => {
    if (box.checked !== checked) box.click();
  };
}

function replayValue(element: Element): Replay {
  if (!hasValue(element)) return () => undefined;
  const { value } = element;
  return () => {
    // typed in again since: the page has heard of that
    if (element.hasAttribute('data-changed')) return;
    if (element.value !== value) element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    // the browser reports the change itself when the person leaves the field
    if (!isTypingIn(element)) element.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function isTypingIn(element: Element): boolean {
  return element === document.activeElement && !element.matches('select, [type=range]');
}

/** Puts a box back as the HTML has it: it is clicked again from there. */
function resetBox(element: Element): void {
  if (!isBox(element)) return;
  // a radio that is set takes the mark off the others
  const all = element.type === 'radio' ? document.getElementsByName(element.name) : [element];
  for (const one of all) if (isBox(one)) one.checked = one.defaultChecked;
}

function isBox(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
}

function hasValue(
  element: Element,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
