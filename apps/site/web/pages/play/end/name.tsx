/** Number, title, line of joy, author and description of a solved puzzle. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { focusIfFree } from '../../../frame/focus-if-free.js';
import { type PageContext, usePage } from '../../../frame/page-context.js';
import type { KnownSolve } from '../../../puzzles/next.js';
import { countHelp } from '../../../puzzles/next.js';
import { factsOfPuzzle } from '../../../puzzles/solve-history.js';
import { colorsText } from '../../../widgets/colors-text.js';
import { blindName } from '../../../widgets/puzzle-facts.js';
import { clockText } from '../../../widgets/time.js';
import type { FinishedPart } from './finished-part.js';
import { findJoy, isWithoutMistake, type Joy } from './joy.js';

export function Name({
  session,
  more = {},
  known,
}: FinishedPart & {
  /** The solves before; undefined until they are read. */
  readonly known: readonly KnownSolve[] | undefined;
}) {
  const page = usePage();
  const { pageTitle, wordsOf } = page;
  const words = wordsOf('finished');
  const { puzzle, texts } = session;
  const title = more.title ?? texts.title;
  const description = more.isCredits === true ? undefined : (more.description ?? texts.description);
  const heading = useRef<HTMLHeadingElement>(null);
  // before it is painted: in between, the focus would be nowhere, and a screen reader would say so
  useLayoutEffect(() => focusIfFree(heading.current), [puzzle]);
  useEffect(() => {
    document.title = pageTitle(title ?? blindName(puzzle));
  }, [puzzle, title]);
  const { clues, facts } = puzzle;
  const size = `${clues.width} × ${clues.height}`;
  const kind = colorsText(
    page,
    clues.palette.slice(1).map(({ rgb }) => rgb),
  );
  const by = texts.author === undefined ? undefined : words.by(texts.author);
  return (
    <header>
      <p class="small soft">
        {[...(facts.number === undefined ? [] : [blindName(puzzle)]), size, kind].join(' · ')}
      </p>
      <h1 class="finished-title" tabIndex={-1} ref={heading}>
        {title ?? words.solved}
      </h1>
      <JoyLine session={session} more={more} known={known} />
      <p class="soft">{more.author ?? by}</p>
      {description !== undefined && <p class="description small soft">{description}</p>}
    </header>
  );
}

/** The line, whose place is kept until the solves before are known. */
function JoyLine({ session, more, known }: Parameters<typeof Name>[0]) {
  const page = usePage();
  const isFlawless = useMemo(
    () => isWithoutMistake(session.record, session.game.peek()),
    [session],
  );
  if (known === undefined) return <p class="joy">&nbsp;</p>;
  const isHelped = countHelp(session.game.value.help) > 0;
  const solve = { ...factsOfPuzzle(session.puzzle), elapsed: session.elapsed.value, isHelped };
  const joy = findJoy({ solve, isFlawless, medianMs: more?.median?.ms, history: known });
  return <p class="joy">{joyText(page, joy)}</p>;
}

function joyText({ wordsOf }: PageContext, joy: Joy): string {
  const words = wordsOf('finished').joy;
  if (joy.kind === 'fastest') return words.fastest(joy.size, clockText(joy.elapsed));
  if (joy.kind === 'first-ever') return words.firstEver;
  if (joy.kind === 'first-of-size') return words.firstOfSize(joy.size);
  if (joy.kind === 'flawless') return words.flawless(joy.cells, joy.inks);
  if (joy.kind === 'under-median') return words.underMedian;
  if (joy.kind === 'hardest') return words.hardest;
  return joy.kind === 'round' ? words.round(joy.count) : words.oneMore;
}
