/** The outcome of a session: what appraises and repairs its picture, and the drafts beside it. */
import { type Puzzle, puzzleOf } from '@nonokit/core';
import { drafts } from '../../shell/drafts.js';
import { worker } from '../../worker.js';
import type { MakeSession } from './make-session.js';
import { appraise } from './outcome/appraise.js';
import { Outcome } from './outcome/outcome.js';

/** The picture of a session as a puzzle. */
export function outcomeOf({ workshop, id }: MakeSession): Outcome {
  return new Outcome(workshop, {
    appraise,
    repair: (puzzle, options) => worker().repair(puzzle, options),
    drafts: { list: draftPuzzles, current: () => id.peek(), keyOf },
  });
}

async function draftPuzzles() {
  const pictures = await drafts().pictures();
  return pictures.map(({ id, texts, updatedAt, picture }) => ({
    id,
    name: texts.title,
    savedAt: updatedAt,
    puzzle: puzzleOf(
      picture.grid,
      picture.palette,
      texts.title === '' ? {} : { title: texts.title },
    ),
  }));
}

/** The same for the same picture in the same colours. */
function keyOf({ width, height, goal }: Puzzle): string {
  return `${width}x${height} ${goal?.cells.join(',')}`;
}
