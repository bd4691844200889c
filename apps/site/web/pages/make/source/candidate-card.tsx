/** A card with a puzzle that an image offers, and what it is like. */
import { useMemo } from 'preact/hooks';
import { type PageContext, usePage } from '../../../frame/page-context.js';
import { PictureOnWhite } from '../../../sheet/picture.js';
import { difficultyWord } from '../../../widgets/difficulty.js';
import type { SourceWords } from '../../../words/en/make-source.js';
import { type Offer, OWN } from './offer.js';

/** What a card is given. */
interface CardProps {
  readonly offer: Offer;
  readonly words: SourceWords;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function CandidateCard({ offer, words, isChosen, onChoose }: CardProps) {
  const page = usePage();
  const { picture, stage } = offer;
  // a card whose work goes on is drawn often, its picture only when it is another
  const drawn = useMemo(
    () =>
      picture && (
        <PictureOnWhite picture={picture.grid} palette={picture.palette} label={undefined} />
      ),
    [picture],
  );
  return (
    <label
      class={`card offer${stage === 'ready' ? ' ready' : ''}`}
      aria-busy={stage === 'working'}
      title={stage === 'ready' ? formatLabel(page, offer, words) : undefined}
    >
      <input
        type="radio"
        name="offer"
        checked={isChosen}
        disabled={picture === undefined}
        aria-label={formatLabel(page, offer, words)}
        onClick={onChoose}
      />
      <span class="offer-picture">{drawn}</span>
      <span class="offer-text">
        <SizeAndInks offer={offer} words={words} />
        {stage === 'ready' ? (
          <Fact offer={offer} words={words} />
        ) : (
          <Pending {...{ offer, words }} />
        )}
      </span>
    </label>
  );
}

function SizeAndInks({ offer: { picture, wish }, words }: Pick<CardProps, 'offer' | 'words'>) {
  const { numberText } = usePage();
  const grid = picture?.grid;
  return (
    <span class="offer-size">
      <b class="digits">{grid ? words.sizeOf(grid.width, grid.height) : numberText(wish.side)}</b>
      <span class="inks">
        {(picture?.palette ?? []).slice(1).map(({ rgb }, k, inks) => (
          <i
            key={`${k}`}
            style={{ background: inks.length === 1 && rgb === '#000000' ? 'var(--b-ink)' : rgb }}
          />
        ))}
      </span>
    </span>
  );
}

/** The one fact that matters most of a finished puzzle; all others are in its label. */
function Fact({ offer: { made, wish }, words }: Pick<CardProps, 'offer' | 'words'>) {
  const page = usePage();
  if (made === undefined) return null;
  if (!made.reached) return <span class="tiny offer-missed">{words.notByLines}</span>;
  if (isMissed(made, wish)) {
    return <span class="tiny offer-missed">{words.missed(difficultyWord(page, wish.aim))}</span>;
  }
  return <span class="tiny soft digits">{words.likeness(percent(made.similarity))}</span>;
}

/** True if the puzzle is not of the difficulty that it should be. */
function isMissed({ miss }: NonNullable<Offer['made']>, { aim }: Offer['wish']): boolean {
  return aim !== undefined && miss !== 0;
}

/** How far the work is. */
function Pending({ offer: { stage, progress }, words }: Pick<CardProps, 'offer' | 'words'>) {
  if (stage === 'failed') return <span class="tiny soft">{words.failedOffer}</span>;
  return (
    <>
      <span class="offer-progress">
        <i style={{ width: `${Math.round(100 * Math.min(1, progress))}%` }} />
      </span>
      <span class="tiny soft">{stage === 'working' ? words.working : words.waiting}</span>
    </>
  );
}

function formatChanges(page: PageContext, count: number, words: SourceWords): string {
  const { numberText, plural } = page;
  if (count === 0) return words.asIs;
  return words.changed(numberText(count), plural(count, words.changedNouns));
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** The label for screen readers. */
function formatLabel(
  page: PageContext,
  { id, wish, picture, made, stage, difficulty }: Offer,
  words: SourceWords,
): string {
  const { numberText, plural } = page;
  const inks = (picture?.palette.length ?? wish.colors + 1) - 1;
  const parts = [
    ...(id === OWN ? [words.own] : []),
    picture ? words.sizeOf(picture.grid.width, picture.grid.height) : numberText(wish.side),
    inks === 1 && wish.ink === undefined && !wish.isAsIs
      ? words.blackAndWhite
      : `${numberText(inks)} ${plural(inks, words.inksNouns)}`,
  ];
  if (stage === 'failed') return words.offerLabel([...parts, words.failedOffer]);
  if (stage !== 'ready' || made === undefined) return words.offerLabel([...parts, words.working]);
  const status = made.reached ? formatChanges(page, made.changed.length, words) : words.notReached;
  const level = difficultyWord(page, difficulty);
  const likeness = words.likeness(percent(made.similarity));
  const missed = isMissed(made, wish) ? [words.missed(difficultyWord(page, wish.aim))] : [];
  return words.offerLabel([
    ...parts,
    status,
    ...(level === '' ? [] : [level]),
    ...missed,
    likeness,
  ]);
}
