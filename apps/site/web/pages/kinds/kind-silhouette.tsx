/** The silhouette of a puzzle of another kind: its board and its clues, without numbers. */
import type { KindLook } from '../../puzzles/kinds-shelf.js';
import { PuzzleSilhouette } from '../../sheet/silhouette.js';

/** The room of a silhouette on a card. */
const ROOM = { width: 88, height: 76, cell: 7 };

export function KindSilhouette({ look }: { readonly look: KindLook }) {
  return (
    <span class="kind-silhouette">
      {look.shape === 'square' ? (
        <PuzzleSilhouette puzzle={look} room={ROOM} />
      ) : (
        <svg
          viewBox={look.box.join(' ')}
          width={ROOM.width}
          height={ROOM.height}
          aria-hidden="true"
        >
          <path class="bars" d={look.bars} />
          <path class="outline" d={look.outline} />
        </svg>
      )}
    </span>
  );
}
