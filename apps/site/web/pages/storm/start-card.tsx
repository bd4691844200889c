/** What Storm and Streak show before they start: what is asked, beside an example. */
import type { Position, TaskAnswer } from '@nonokit/explain/tasks';
import type { ComponentChildren } from 'preact';
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { StillSheet } from './still-sheet.js';
import { sayReason } from './task-view.js';

/** The 4 covers the square in the middle wherever it starts. */
const EXAMPLE: Position & { readonly answer: TaskAnswer } = {
  shape: 'line',
  width: 7,
  height: 1,
  rows: [[4]],
  columns: [],
  marks: [-1, -1, -1, -1, -1, -1, -1],
  answer: { place: 3, color: 1 },
};

export function StartCard({
  title,
  children,
  links,
  onStart,
}: {
  readonly title: string;
  /** The sentences about it. */
  readonly children: ComponentChildren;
  readonly links: ComponentChildren;
  readonly onStart: () => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('storm');
  return (
    <div class="card squared storm-start">
      <div class="stack">
        <h1>{title}</h1>
        {children}
        <p>
          <button type="button" class="button primary big" onClick={onStart}>
            <Icon name="play" />
            {words.start}
          </button>
          <noscript>
            <span class="note">{words.needsScript}</span>
          </noscript>
        </p>
        <nav class="row wraps small">{links}</nav>
      </div>
      <figure class="storm-example">
        <StillSheet task={EXAMPLE} />
        <figcaption class="small soft">{sayReason(words, EXAMPLE)}</figcaption>
      </figure>
    </div>
  );
}
