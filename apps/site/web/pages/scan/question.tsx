/** The question about one number: its picture, the two likeliest values, and a field. */
import type { StraightPicture } from 'nonokit/scan';
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { NumberCrop } from './number-crop.js';
import {
  isSame,
  listUnsure,
  numberAt,
  parseNumbers,
  type Reading,
  type ReadNumber,
  type Spot,
} from './reading.js';
import type { ScanSession } from './scan-session.js';
import { spotText } from './spot-text.js';

/** Pixels of the picture of a number. */
const SIDE = 84;

export interface QuestionProps {
  readonly session: ScanSession;
  readonly reading: Reading;
  readonly spot: Spot | undefined;
  readonly picture: StraightPicture | undefined;
}

export function Question(props: QuestionProps) {
  const { session, reading, spot, picture } = props;
  const page = usePage();
  const words = page.wordsOf('scan');
  const number = spot && numberAt(reading, spot);
  return (
    <div class="stack padded">
      <div class="scan-walk">
        <button
          type="button"
          class="icon-button"
          title={words.previous}
          onClick={() => session.walk(-1)}
        >
          <Icon name="chevron-left" />
        </button>
        <div class="grow" role="status">
          <h2>{spot === undefined ? words.noneUnsure : spotText(page, reading, spot)}</h2>
          <p class="small soft">{progressText(props, page)}</p>
        </div>
        <button
          type="button"
          class="icon-button"
          title={words.next}
          onClick={() => session.walk(1)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      {number !== undefined && (
        <div class="scan-offers">
          {picture !== undefined && (
            <NumberCrop picture={picture} box={number.box} side={SIDE} label={words.crop} />
          )}
          <Offers session={session} number={number} />
        </div>
      )}
      <div class="scan-type">
        {spot !== undefined && (
          <NumberField
            key={`${spot.line.kind} ${spot.line.index} ${spot.block}`}
            session={session}
            most={spot.line.kind === 'row' ? reading.width : reading.height}
          />
        )}
        <button
          type="button"
          class="button"
          disabled={!session.canUndo.value}
          onClick={() => session.undo()}
        >
          <Icon name="undo-2" />
          {words.takeBack}
        </button>
      </div>
      <p class="small soft for-keys">{words.keysHelp}</p>
    </div>
  );
}

/** "2 of 4 unsure" for an unsure number, else that any can be asked about. */
function progressText(
  { reading, spot }: QuestionProps,
  { numberText, wordsOf }: ReturnType<typeof usePage>,
): string {
  const words = wordsOf('scan');
  const unsure = listUnsure(reading);
  const at = unsure.findIndex((each) => spot !== undefined && isSame(each, spot));
  if (at < 0) return words.askAny;
  return words.unsureOf(numberText(at + 1), numberText(unsure.length));
}

/** Buttons of the likeliest values; the first is yellow while it is unsure. */
export function Offers({
  session,
  number: { offers, state, value },
  at,
}: {
  readonly session: ScanSession;
  readonly number: ReadNumber;
  /** The number, if it is not the one that is asked about. */
  readonly at?: Spot;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('scan');
  return (
    <>
      {offers.map((offer) => (
        <button
          key={offer}
          type="button"
          class={`offer ${state === 'unsure' && offer === value ? 'likely' : ''}`}
          aria-label={words.take(`${offer}`)}
          aria-pressed={state === 'mended' && offer === value}
          onClick={() => session.mend(offer > 0 ? [offer] : [], at ?? session.spot.peek())}
        >
          {offer}
        </button>
      ))}
    </>
  );
}

/** A field for any other number, or for several. */
function NumberField({ session, most }: { readonly session: ScanSession; readonly most: number }) {
  const { numberText, wordsOf } = usePage();
  const words = wordsOf('scan');
  const [text, type] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const values = parseNumbers(text, most);
    setWrong(values === undefined);
    if (values === undefined) return;
    type('');
    session.mend(values);
  };
  return (
    <form class="field" onSubmit={submit}>
      <label for="scan-number">{words.orType}</label>
      <input
        id="scan-number"
        class="input"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        enterkeyhint="next"
        placeholder={`1–${most}`}
        aria-describedby="scan-number-help"
        aria-invalid={isWrong}
        value={text}
        onInput={(event) => {
          type(event.currentTarget.value);
          // not in an effect: Enter can come before that runs
          setWrong(false);
        }}
      />
      <p class={isWrong ? 'small mistake' : 'small soft'} id="scan-number-help" role="status">
        {isWrong ? words.typeWrong(numberText(most)) : words.typeHelp}
      </p>
    </form>
  );
}
