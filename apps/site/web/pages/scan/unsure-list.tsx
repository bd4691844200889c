/** The next unsure numbers, each with its picture and two values: a press mends one. */
import type { StraightPicture } from 'nonokit/scan';
import { Offers, type QuestionProps } from '../../clue-editor/question.js';
import { isSame, listUnsure, numberAt } from '../../clue-editor/reading.js';
import { spotText } from '../../clue-editor/spot-text.js';
import { usePage } from '../../frame/page-context.js';
import { NumberCrop } from './number-crop.js';

/** How many are listed. */
const LISTED = 3;

/** Pixels of the picture of a number. */
const SIDE = 36;

export function UnsureList({
  session,
  reading,
  spot,
  picture,
}: QuestionProps & { readonly picture: StraightPicture | undefined }) {
  const page = usePage();
  const words = page.wordsOf('scan');
  const others = listUnsure(reading).filter((each) => spot === undefined || !isSame(each, spot));
  return (
    <ul class="unsure-list">
      {others.slice(0, LISTED).map((each) => {
        const number = numberAt(reading, each);
        if (number === undefined) return null;
        return (
          <li key={`${each.line.kind} ${each.line.index} ${each.block}`}>
            {picture !== undefined && (
              <NumberCrop picture={picture} box={number.box} side={SIDE} label={words.crop} />
            )}
            <button type="button" class="place small" onClick={() => session.ask(each)}>
              {spotText(page, reading, each)}
            </button>
            <Offers session={session} number={number} at={each} />
          </li>
        );
      })}
    </ul>
  );
}
