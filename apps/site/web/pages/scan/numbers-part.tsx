/**
 * The page of the numbers that were read: the straightened picture, the board beside it, and a
 * question about one number at a time, unsure ones first.
 */
import { useEffect } from 'preact/hooks';
import { NumberBoard } from '../../clue-editor/number-board.js';
import { Question } from '../../clue-editor/question.js';
import { listUnsure, type ReadNumber } from '../../clue-editor/reading.js';
import { usePage } from '../../frame/page-context.js';
import { pageTaker } from '../../puzzles/opening.js';
import { NumberCrop } from './number-crop.js';
import { listenForNumberKeys } from './number-keys.js';
import { NumbersEnd } from './numbers-end.js';
import type { ScanSession, Stage } from './scan-session.js';
import { StraightView } from './straight-view.js';
import { takeCorrection } from './take-correction.js';
import { UnsureList } from './unsure-list.js';
import './numbers.css';

/** Pixels of the picture of the number that is asked about. */
const CROP_SIDE = 84;

export function NumbersPart({
  session,
  stage: { sheets, chosen, canvas },
}: {
  readonly session: ScanSession;
  readonly stage: Extract<Stage, { readonly at: 'numbers' }>;
}) {
  const { numberText, plural, wordsOf } = usePage();
  const words = wordsOf('scan');
  useEffect(() => listenForNumberKeys(session), [session]);
  useEffect(() => {
    pageTaker.value = (sources, signal) => takeCorrection(session, sources, signal);
    return () => {
      pageTaker.value = undefined;
    };
  }, [session]);
  const reading = session.reading.value;
  const picture = sheets[chosen]?.picture;
  if (reading === undefined) return null;
  const spot = session.spot.value;
  const count = [...reading.rows, ...reading.columns].flat().length;
  const unsure = listUnsure(reading).length;
  const crop = ({ box }: ReadNumber) =>
    picture && <NumberCrop picture={picture} box={box} side={CROP_SIDE} label={words.crop} />;
  const noun = plural(count, words.numbersRead);
  const said =
    unsure === 0
      ? words.summarySure(numberText(count), noun)
      : words.summary(numberText(count), noun, numberText(unsure));
  return (
    <>
      <p class="small scan-summary" role="status">
        {said}
      </p>
      <div class="scan-numbers">
        <div class="stack scan-pictures">
          {sheets.length > 1 && <SheetList session={session} sheets={sheets} chosen={chosen} />}
          {picture !== undefined && (
            <StraightView session={session} picture={picture} reading={reading} spot={spot} />
          )}
          <div class="row wraps">
            <button type="button" class="button" onClick={() => session.restart()}>
              {words.another}
            </button>
            <button type="button" class="button quiet" onClick={() => session.setCorners(canvas)}>
              {words.setCorners}
            </button>
          </div>
        </div>
        <NumberBoard {...{ session, reading, spot }} label={words.board} />
        <aside class="card scan-question scan-dock">
          <Question {...{ session, reading, spot }} crop={crop} />
          <UnsureList session={session} reading={reading} spot={spot} picture={picture} />
        </aside>
        <NumbersEnd session={session} reading={reading} unsure={unsure} />
      </div>
    </>
  );
}

/** The puzzles of a picture with several. */
function SheetList({
  session,
  sheets,
  chosen,
}: {
  readonly session: ScanSession;
  readonly sheets: Extract<Stage, { readonly at: 'numbers' }>['sheets'];
  readonly chosen: number;
}) {
  const { numberText, wordsOf } = usePage();
  const words = wordsOf('scan');
  return (
    <fieldset class="card scan-sheets">
      <legend class="strong">{words.several}</legend>
      {sheets.map(({ width, height }, k) => (
        <label key={`${k} of ${sheets.length}`}>
          <input
            type="radio"
            name="sheet"
            checked={k === chosen}
            onChange={() => session.choose(k)}
          />
          {words.sheet(numberText(k + 1), `${width} × ${height}`)}
        </label>
      ))}
    </fieldset>
  );
}
