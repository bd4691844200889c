/**
 * The stream of the moderators: one list of all that waits, the newest first, with a filter and
 * keys. A key presses the button of the current entry that names it, so keys and forms without a
 * script do the same.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { StreamItem } from '../../../contract/stream.js';
import { usePage } from '../../frame/page-context.js';
import { Segments } from '../../widgets/controls.js';
import { StreamCard } from './stream-card.js';

/** What is shown: all, or those of a kind. */
const SHOWN = ['all', 'puzzle', 'comment', 'report', 'solve', 'objection'] as const;
type Shown = (typeof SHOWN)[number];

export function Stream({ items }: { readonly items: readonly StreamItem[] }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  const [shown, show] = useState<Shown>('all');
  const ofKind = (one: Shown) => items.filter(({ kind }) => one === 'all' || kind === one);
  const count = (one: Shown): number => ofKind(one).length;
  const chosen = ofKind(shown);
  const list = useRef<HTMLUListElement>(null);
  useStreamKeys(list);
  return (
    <section class="stack">
      <div class="apart wraps">
        <h2>{words.queue}</h2>
        <Segments
          name="stream"
          label={words.filter}
          value={shown}
          options={SHOWN.filter((one) => one === 'all' || count(one) > 0).map((one) => ({
            value: one,
            label: `${one === 'all' ? words.all : words.kindsOfAll[one]} ${count(one)}`,
          }))}
          onChange={show}
        />
      </div>
      {chosen.length === 0 && <p class="card padded soft">{words.noReports}</p>}
      <ul class="stack" ref={list}>
        {chosen.map((item) => (
          <StreamCard key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
      <p class="stream-keys small soft">
        {words.keys.map(({ keys, text }) => (
          <span key={text}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {text}
          </span>
        ))}
      </p>
    </section>
  );
}

/** J and K go on and back; other letters press the button that has them in `data-key`. */
function useStreamKeys(list: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || isWriting(target)) return;
      const key = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
      if (key === undefined) return;
      const done =
        key === 'j' || key === 'k' ? step(list.current, key === 'j' ? 1 : -1) : act(list, key);
      if (done) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** Moves the focus to the next or previous entry; before the first press none has it. */
function step(list: HTMLElement | null, by: 1 | -1): boolean {
  const entries = [...(list?.children ?? [])];
  const now = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = entries[now < 0 ? 0 : now + by];
  if (!(next instanceof HTMLElement)) return false;
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Presses the button of a key: of the entry with the focus, or of the page. */
function act(list: { readonly current: HTMLElement | null }, key: string): boolean {
  const entry = [...(list.current?.children ?? [])].find((one) =>
    one.contains(document.activeElement),
  );
  const selector = `[data-key="${key}"]`;
  const button =
    entry?.querySelector<HTMLElement>(selector) ??
    document.querySelector<HTMLElement>(`.outcome ${selector}`);
  button?.click();
  return button !== null && button !== undefined;
}
