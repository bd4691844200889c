/** The way to the page that makes puzzles of other kinds, which takes the picture along. */
import { BLANK } from '@nonokit/core';
import { usePage } from '../../../frame/page-context.js';
import { puzzleHash } from '../../../puzzles/share.js';
import type { Workshop } from '../workshop.js';

export function OtherKinds({ workshop }: { readonly workshop: Workshop }) {
  const { linkTo, wordsOf } = usePage();
  const { otherKinds, makeOtherKind } = wordsOf('make-outcome');
  const address = linkTo('kinds/make/');
  const go = async (): Promise<void> => {
    // without the worker the page begins without the picture
    const hash = await puzzleHash(workshop.puzzle.peek()).catch(() => '');
    location.assign(address + hash);
  };
  return (
    <div class="stack">
      <p class="small soft">{otherKinds}</p>
      <a
        class="button"
        href={address}
        onClick={(event) => {
          const isApart = event.ctrlKey || event.metaKey || event.shiftKey;
          const { cells } = workshop.picture.peek().grid;
          if (isApart || cells.every((color) => color === BLANK)) return;
          event.preventDefault();
          void go();
        }}
      >
        {makeOtherKind}
      </a>
    </div>
  );
}
