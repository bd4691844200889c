/**
 * The page of the numbers that were read: the straightened picture, the board beside it, and a
 * question about one number at a time, unsure ones first.
 */
import { useEffect } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { pageTaker } from '../../puzzles/opening.js';
import { NumberBoard } from './number-board.js';
import { listenForNumberKeys } from './number-keys.js';
import { NumbersEnd } from './numbers-end.js';
import { Question } from './question.js';
import { listUnsure } from './reading.js';
import type { ScanSession, Stage } from './scan-session.js';
import { StraightView } from './straight-view.js';
import { takeCorrection } from './take-correction.js';
import { UnsureList } from './unsure-list.js';
import './numbers.css';

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
        <NumberBoard session={session} reading={reading} spot={spot} />
        <aside class="card scan-question scan-dock">
          <Question session={session} reading={reading} spot={spot} picture={picture} />
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
