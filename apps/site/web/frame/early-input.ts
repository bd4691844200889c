/**
 * What was pressed and typed before the page was awake: the head script marks it, and this does it
 * again once the page listens. Without it a ticked filter stays ticked and filters nothing.
 *
 * Boxes and buttons are clicked anew, from the state that the page has then. What was typed stays
 * in its field while the page takes over, so that the caret stays too; its events come later.
 */
export type Replay = () => void;

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
  if (isBox(element)) {
    const { checked } = element;
    return () => checked !== element.checked && element.click();
  }
  if (element instanceof HTMLDetailsElement) {
    const { open } = element;
    return () => {
      element.open = open;
      // setting what it already is reports nothing
      element.dispatchEvent(new Event('toggle'));
    };
  }
  // a box, an unfolded part and these report input, and nothing else does
  const field = element as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const { value } = field;
  return () => {
    // typed in again since: the page has heard of that
    if (field.hasAttribute('data-changed')) return;
    if (field.value !== value) field.value = value;
    const isTyping = field === document.activeElement && !field.matches('select, [type=range]');
    // the browser reports the change itself when the person leaves the field
    for (const type of isTyping ? ['input'] : ['input', 'change']) {
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}

/** Puts a box back as the HTML has it: it is clicked again from there. */
function resetBox(element: Element): void {
  if (!isBox(element)) return;
  // a radio that is set takes the mark off the others
  const all = element.type === 'radio' ? document.getElementsByName(element.name) : [element];
  for (const one of all) if (isBox(one)) one.checked = one.defaultChecked;
}

function isBox(element: Element): element is HTMLInputElement {
  return element.matches('[type=checkbox], [type=radio]');
}
