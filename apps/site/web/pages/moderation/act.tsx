/** A button of a moderator's form; a grave one asks first, where there is a script. */
import type { ComponentChildren } from 'preact';
import { usePage } from '../../frame/page-context.js';

export function Act({
  act,
  letter,
  isGrave = false,
  children,
}: {
  /** What it does: 'hide comment 3FHTBKNHdr9'. */
  readonly act: string;
  /** The key that presses it. */
  readonly letter?: string;
  readonly isGrave?: boolean;
  readonly children: ComponentChildren;
}) {
  const { wordsOf } = usePage();
  const { sure } = wordsOf('moderation');
  return (
    <button
      class={`button${isGrave ? ' danger' : ''}`}
      name="do"
      value={act}
      type="submit"
      {...(letter !== undefined && { 'data-key': letter, 'aria-keyshortcuts': letter })}
      onClick={(event) => {
        if (isGrave && !confirm(sure)) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
