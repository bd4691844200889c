/** What stands where there is nothing yet: an empty grid on squared paper, a sentence, a way on. */
import type { ComponentChildren } from 'preact';
import { EmptyGrid } from '../sheet/drawings.js';
import './empty-card.css';

export function EmptyCard({
  text,
  children,
}: {
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="card squared stack empty-card">
      <EmptyGrid width={5} height={5} size={120} />
      <p>{text}</p>
      {children}
    </div>
  );
}
