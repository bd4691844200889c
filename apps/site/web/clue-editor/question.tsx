/** The question about one number: its picture, the two likeliest values, and a field. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from '../frame/page-context.js';
import { Icon } from '../widgets/icon.js';
import { Inks } from './inks.js';
import type { NumberSession } from './number-session.js';
import './question.css';
import {
  isSame,
  listUnsure,
  numberAt,
  type Reading,
  type ReadNumber,
  type Spot,
} from './reading.js';
import { spotText } from './spot-text.js';
import { parseNumbers } from './typed-numbers.js';

export interface QuestionProps {
  readonly session: NumberSession;
  readonly reading: Reading;
  readonly spot: Spot | undefined;
}

export function Question({
  crop,
  ...props
}: QuestionProps & {
  /** Draws the picture of a scanned number; without it, numbers are typed and have no offers. */
  readonly crop?: ((number: ReadNumber) => ComponentChildren) | undefined;
}) {
  const { session, reading, spot } = props;
  const page = usePage();
  const words = page.wordsOf('clue-editor');
  const number = spot && numberAt(reading, spot);
  const isTyping = crop === undefined;
  return (
    <div class="stack padded">
      <div class="number-walk">
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
      {number !== undefined && !isTyping && (
        <div class="number-offers">
          {crop(number)}
          <Offers session={session} number={number} />
        </div>
      )}
      {isTyping && <Inks session={session} palette={reading.palette} />}
      <div class="number-type">
        {spot !== undefined && (
          <NumberField
            // while numbers are typed the field stays, and with it the keyboard of a phone
            key={isTyping ? 'typing' : spotKey(spot)}
            {...{ session, spot, isTyping }}
            isEmpty={number === undefined}
            inks={reading.palette.length - 1}
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
      {!isTyping && <p class="small soft for-keys">{words.keysHelp}</p>}
    </div>
  );
}

function spotKey({ line, block }: Spot): string {
  return `${line.kind} ${line.index} ${block}`;
}

/** "2 of 4 unsure" for an unsure number, else that any can be asked about. */
function progressText(
  { reading, spot }: QuestionProps,
  { numberText, wordsOf }: ReturnType<typeof usePage>,
): string {
  const words = wordsOf('clue-editor');
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
  readonly session: NumberSession;
  readonly number: ReadNumber;
  /** The number, if it is not the one that is asked about. */
  readonly at?: Spot;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('clue-editor');
  return (
    <>
      {offers.map((offer) => (
        <button
          key={offer}
          type="button"
          class={`number-offer ${state === 'unsure' && offer === value ? 'likely' : ''}`}
          aria-label={words.take(`${offer}`)}
          aria-pressed={state === 'mended' && offer === value}
          onClick={() =>
            session.mend(offer > 0 ? [{ value: offer }] : [], at ?? session.spot.peek())
          }
        >
          {offer}
        </button>
      ))}
    </>
  );
}

/** A field for any other number, or for several. */
function NumberField({
  session,
  spot,
  isTyping,
  isEmpty,
  inks,
  most,
}: {
  readonly session: NumberSession;
  readonly spot: Spot;
  readonly isTyping: boolean;
  /** Whether the line has no number yet. */
  readonly isEmpty: boolean;
  readonly inks: number;
  readonly most: number;
}) {
  const { numberText, wordsOf } = usePage();
  const words = wordsOf('clue-editor');
  const place = spotKey(spot);
  // what is typed at one place is not meant for another
  const [typed, type] = useState({ place, text: '' });
  const text = typed.place === place ? typed.text : '';
  const [wrongAt, setWrongAt] = useState<string>();
  const isWrong = wrongAt === place;
  const submit = (event: Event): void => {
    event.preventDefault();
    const values = parseNumbers(text, most, inks);
    setWrongAt(values === undefined ? place : undefined);
    if (values === undefined) return;
    type({ place, text: '' });
    session.mend(values);
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isTyping || (step !== 1 && step !== -1)) return;
    event.preventDefault();
    session.walk(step);
  };
  const lengths = isTyping && isEmpty ? words.lineHelp : words.typeHelp;
  const said = isWrong ? words.typeWrong(numberText(most)) : lengths;
  const help = isTyping && inks > 1 ? `${said} ${words.inkHelp}` : said;
  return (
    <form class="field" onSubmit={submit}>
      <label for="typed-number">{isTyping ? words.typeIt : words.orType}</label>
      <input
        id="typed-number"
        class="input"
        type="text"
        // digits and a separator, on every phone; letters where inks have them
        inputMode={!isTyping ? 'numeric' : inks > 1 ? 'text' : 'decimal'}
        autocomplete="off"
        enterkeyhint="next"
        placeholder={isTyping ? '' : `1–${most}`}
        aria-describedby="typed-number-help"
        aria-invalid={isWrong}
        value={text}
        onInput={(event) => {
          type({ place, text: event.currentTarget.value });
          // not in an effect: Enter can come before that runs
          setWrongAt(undefined);
        }}
        onKeyDown={walk}
      />
      <p class={isWrong ? 'small mistake' : 'small soft'} id="typed-number-help" role="status">
        {help}
      </p>
    </form>
  );
}
