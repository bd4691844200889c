/** The puzzles that an image offers, side by side: that of the sliders first. */
import { useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import type { SourceWords } from '../../../words/en/make-source.js';
import type { Workshop } from '../workshop.js';
import { CandidateCard } from './candidate-card.js';
import type { ImageWork } from './image-work.js';
import { type Offer, OWN } from './offer.js';
import { sortOffers } from './sort-offers.js';
import { createImageWork } from './works.js';

export function CandidateStrip({ workshop }: { readonly workshop: Workshop }) {
  const { numberText, wordsOf } = usePage();
  const words = wordsOf('make-source');
  const work = createImageWork(workshop);
  const own = work.own.value;
  const offers = work.offers.value;
  if (work.image.value === undefined || work.trouble.value?.kind === 'blank') return null;
  const all = own === undefined ? offers : [own, ...offers];
  if (offers.length === 0) {
    return (
      <section class="candidates" aria-label={words.offers}>
        {own !== undefined && <Row {...{ all, work, words }} />}
        <button type="button" class="button" onClick={() => work.offerAll()}>
          {words.offer}
        </button>
      </section>
    );
  }
  const ready = offers.filter(({ stage }) => stage === 'ready' || stage === 'failed').length;
  return (
    <section class="candidates" aria-label={words.offers}>
      <Row {...{ all, work, words }} />
      <p class="spoken" role="status">
        {ready === offers.length && words.ready(numberText(ready), numberText(offers.length))}
      </p>
    </section>
  );
}

/** The cards, in a row that scrolls: the best first, and poor ones once they are asked for. */
function Row({
  all,
  work,
  words,
}: {
  readonly all: readonly Offer[];
  readonly work: ImageWork;
  readonly words: SourceWords;
}) {
  const [isAll, showAll] = useState(false);
  const { numberText } = usePage();
  const own = all.filter(({ id }) => id === OWN);
  const { shown, folded } = sortOffers(all.filter(({ id }) => id !== OWN));
  const chosen = folded.filter(({ id }) => id === work.chosen.value);
  return (
    <fieldset class="offers">
      <legend class="spoken">{words.offers}</legend>
      {[...own, ...shown, ...(isAll ? folded : chosen)].map((offer) => (
        <CandidateCard
          key={offer.id}
          offer={offer}
          words={words}
          isChosen={offer.id === work.chosen.value}
          onChoose={() => work.choose(offer.id)}
        />
      ))}
      {!isAll && folded.length > chosen.length && (
        <button type="button" class="button quiet offers-more" onClick={() => showAll(true)}>
          {words.moreOffers(numberText(folded.length - chosen.length))}
        </button>
      )}
    </fieldset>
  );
}
