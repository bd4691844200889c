/**
 * The stream of the moderators: a list of all that waits, the newest first, beside the chosen
 * entry. On narrow screens the entry is a page of its own, which `?entry=` names; without a script
 * it is so everywhere.
 */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { StreamItem } from '../../../contract/stream.js';
import { usePage } from '../../frame/page-context.js';
import { Segments } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import { StreamCard } from './stream-card.js';
import { useStreamKeys } from './stream-keys.js';
import { entryName, StreamRow } from './stream-row.js';

/** What is shown: all, or those of a kind. */
const SHOWN = ['all', 'puzzle', 'comment', 'report', 'solve', 'objection'] as const;
type Shown = (typeof SHOWN)[number];

/** Where list and entry are beside each other; moderation.css has the same width. */
const BESIDE = '(min-width: 1001px)';

export function Stream({
  items,
  entry,
  outcome,
}: {
  readonly items: readonly StreamItem[];
  /** The name of the entry in the address. */
  readonly entry: string | null;
  /** What the last act did. */
  readonly outcome: ComponentChildren;
}) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('moderation');
  const [shown, show] = useState<Shown>('all');
  const [chosen, choose] = useState(entry);
  const ofKind = (one: Shown) => items.filter(({ kind }) => one === 'all' || kind === one);
  const listed = ofKind(shown);
  const current = listed.find((item) => entryName(item) === chosen) ?? listed[0];
  const section = useRef<HTMLElement>(null);
  useStreamKeys(section);
  return (
    <section class="stack stream" ref={section}>
      <div class="apart wraps">
        <h2>{words.queue}</h2>
        <Segments
          name="stream"
          label={words.filter}
          value={shown}
          options={SHOWN.filter((one) => one === 'all' || ofKind(one).length > 0).map((one) => ({
            value: one,
            label: `${one === 'all' ? words.all : words.kindsOfAll[one]} ${ofKind(one).length}`,
          }))}
          onChange={show}
        />
      </div>
      {current === undefined ? (
        <p class="card padded soft">{words.noReports}</p>
      ) : (
        <div class="stream-parts">
          <ul class="card stream-list">
            {listed.map((item) => (
              <StreamRow
                key={entryName(item)}
                item={item}
                isCurrent={item === current}
                onChoose={(event) => {
                  // on narrow screens, and into another tab, it is a link
                  if (!matchMedia(BESIDE).matches || event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  choose(entryName(item));
                }}
              />
            ))}
          </ul>
          <div class="stream-entry">
            <a class="button quiet to-list" href={linkTo('moderation')}>
              <Icon name="arrow-left" />
              {words.toList}
            </a>
            <StreamCard key={entryName(current)} item={current} />
          </div>
        </div>
      )}
      <div class="stream-bar">
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
        {outcome}
      </div>
    </section>
  );
}
