/**
 * The editor of clues, for people who have the numbers of a puzzle and no picture: they are typed
 * or corrected line by line, checked as they are typed, and their picture becomes a draft.
 */
import type { Grid } from '@nonokit/core';
import { MOST_SIDE, pictureOfPuzzle } from '@nonokit/editor';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CheckNote } from '../../../clue-editor/check-note.js';
import { NumberBoard } from '../../../clue-editor/number-board.js';
import { Question } from '../../../clue-editor/question.js';
import { draftIn, puzzleIn, type Reading, resized } from '../../../clue-editor/reading.js';
import { type Check, isWrong, useCheck } from '../../../clue-editor/use-check.js';
import { usePage } from '../../../frame/page-context.js';
import { toast } from '../../../frame/toasts.js';
import { open, pageTaker, proofread } from '../../../puzzles/opening.js';
import { Dialog } from '../../../widgets/dialog.js';
import { Icon } from '../../../widgets/icon.js';
import { beginPicture } from '../begin-picture.js';
import type { DialogPart } from '../dialog-part.js';
import { parseSize, SizeFields } from '../size-fields.js';
import './clue-dialog.css';
import { type ClueWork, clearClues, clueWork, endClues } from './clue-work.js';
import { takeClues } from './take-clues.js';

export function ClueDialog(part: DialogPart) {
  const { wordsOf } = usePage();
  const words = wordsOf('make-clues');
  const work = clueWork(part.workshop.picture.peek().grid);
  const reading = work.session.reading.value;
  useTaker(work);
  return (
    <Dialog title={words.heading} onClose={part.onClose}>
      <div class="clue-editor" onPaste={pasteLines}>
        <p class="soft clue-help">{words.help}</p>
        {reading !== undefined && <Editor part={part} work={work} reading={reading} />}
      </div>
    </Dialog>
  );
}

/** Lets puzzles that are dropped or pasted come into the editor while it is open. */
function useTaker(work: ClueWork): void {
  useEffect(() => {
    const before = pageTaker.peek();
    const own: typeof before = (sources, signal) => takeClues(work, sources, signal);
    pageTaker.value = own;
    return () => {
      if (pageTaker.peek() === own) pageTaker.value = before;
    };
    // each time it is drawn: the page below may have taken files back
  });
}

/** Whole lists that are pasted into the field of one line are read as a file. */
function pasteLines(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!text.trim().includes('\n')) return;
  event.preventDefault();
  void open([text]);
}

function Editor({
  part,
  work,
  reading,
}: {
  readonly part: DialogPart;
  readonly work: ClueWork;
  readonly reading: Reading;
}) {
  const { wordsOf } = usePage();
  const { session } = work;
  const check = useCheck(reading);
  const question = useRef<HTMLDivElement>(null);
  const focusField = (): void =>
    question.current?.querySelector<HTMLInputElement>('#typed-number')?.focus();
  const sides = [reading.rows, reading.columns];
  const isTyped = sides.every((lines) => lines.some((numbers) => numbers.length > 0));
  const isUnfinished = sides.flat().some((numbers) => numbers.length === 0);
  return (
    <>
      <div class="clue-room">
        <Size {...{ part, work, reading }} />
        <NumberBoard
          {...{ session, reading }}
          spot={session.spot.value}
          label={wordsOf('make-clues').board}
          onAsk={focusField}
        />
        <button type="button" class="button quiet" onClick={() => clearClues(work, reading)}>
          <Icon name="trash-2" />
          {wordsOf('make-clues').clear}
        </button>
      </div>
      <div class="clue-question" ref={question}>
        <div class="card">
          <Question {...{ session, reading }} spot={session.spot.value} />
        </div>
      </div>
      <div class="clue-end">
        {isTyped && <CheckNote {...{ check, reading, isUnfinished }} />}
        <Actions {...{ part, work, reading, check, isTyped }} />
      </div>
    </>
  );
}

/** How many lines there are. Lines that a size leaves out come back with a larger one. */
function Size({
  part: { words },
  work: { session },
  reading,
}: {
  readonly part: DialogPart;
  readonly work: ClueWork;
  readonly reading: Reading;
}) {
  const { width, height } = reading;
  // between 1 and 15 there is a moment with one line
  const kept = useRef({ whole: reading, shown: reading });
  if (kept.current.shown !== reading) kept.current = { whole: reading, shown: reading };
  const [typed, type] = useState({ width: `${width}`, height: `${height}` });
  useEffect(() => {
    const size = parseSize(typed);
    // clues of a file came
    if (size?.width !== width || size.height !== height) {
      type({ width: `${width}`, height: `${height}` });
    }
  }, [width, height]);
  return (
    <SizeFields
      typed={typed}
      words={words}
      onChange={(next) => {
        type(next);
        const size = parseSize(next);
        if (size === undefined) return;
        const { whole } = kept.current;
        kept.current = { whole, shown: resized(whole, size.width, size.height) };
        session.change(kept.current.shown);
      }}
    />
  );
}

function Actions({
  part,
  work,
  reading,
  check,
  isTyped,
}: {
  readonly part: DialogPart;
  readonly work: ClueWork;
  readonly reading: Reading;
  readonly check: Check;
  readonly isTyped: boolean;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('make-clues');
  const picture = isTyped && 'picture' in check ? check.picture : undefined;
  return (
    <div class="actions">
      <button type="button" class="button" onClick={part.onClose}>
        {part.words.close}
      </button>
      {isTyped && isWrong(check) && (
        <button type="button" class="button" onClick={() => proofread(draftIn(reading))}>
          {wordsOf('clue-editor').findWrong}
        </button>
      )}
      <button
        type="button"
        class="button primary"
        disabled={picture === undefined}
        onClick={() =>
          picture !== undefined && void draw(picture, reading, work, part, words.drawn)
        }
      >
        {check.kind === 'manySolutions' ? words.drawOne : words.draw}
      </button>
    </div>
  );
}

/** Begins a draft with the picture of the clues. */
async function draw(
  goal: Grid,
  reading: Reading,
  { texts }: ClueWork,
  { state, words, onClose }: DialogPart,
  drawn: string,
): Promise<void> {
  // below the dialog, the button of the message would be out of reach
  onClose();
  const picture = pictureOfPuzzle({ ...puzzleIn(reading), goal });
  if (picture === undefined) {
    toast({ text: words.tooLarge(MOST_SIDE) });
    return;
  }
  endClues();
  await beginPicture(state, { picture, texts }, drawn, words.undo);
}
