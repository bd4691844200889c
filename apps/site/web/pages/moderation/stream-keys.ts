/**
 * Keys of the stream: J and K go on and back; other letters press the button of the chosen entry
 * that names them in `data-key`, so keys and forms without a script do the same.
 */
import { useEffect } from 'preact/hooks';

/** Listens for the keys as long as a stream is shown. */
export function useStreamKeys(section: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || isWriting(target)) return;
      const key = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
      if (key === undefined) return;
      const isStep = key === 'j' || key === 'k';
      const done = isStep ? step(section.current, key === 'j' ? 1 : -1) : act(section.current, key);
      if (done) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [section]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** Chooses the next or previous entry; in a list without an entry beside it, moves the focus. */
function step(section: HTMLElement | null, by: 1 | -1): boolean {
  const rows = [...(section?.querySelectorAll<HTMLElement>('.stream-row') ?? [])];
  const isChosen = shownEntry(section) !== undefined;
  const now = rows.findIndex((row) =>
    isChosen ? row.getAttribute('aria-current') === 'true' : row === document.activeElement,
  );
  const next = rows[now + by];
  if (next === undefined) return false;
  if (isChosen) next.click();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Presses the button of a key: of the chosen entry, or of what the last act did. */
function act(section: HTMLElement | null, key: string): boolean {
  const selector = `[data-key="${key}"]`;
  const button =
    shownEntry(section)?.querySelector<HTMLElement>(selector) ??
    section?.querySelector<HTMLElement>(`.outcome ${selector}`);
  button?.click();
  return button !== null && button !== undefined;
}

/** The chosen entry, unless a narrow screen shows the list in its place. */
function shownEntry(section: HTMLElement | null): HTMLElement | undefined {
  const entry = section?.querySelector<HTMLElement>('.stream-entry');
  return entry?.offsetParent === null ? undefined : (entry ?? undefined);
}
