/**
 * The verdict as one line above the tabs of a phone, while the card itself is out of sight. A tap
 * goes to the card.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { Difficulty } from '../../../widgets/difficulty.js';
import { Icon } from '../../../widgets/icon.js';
import type { Outcome } from './outcome.js';
import { linesSaid, solutionsSaid } from './sentence.js';

export function StatusLine({ outcome }: { readonly outcome: Outcome }) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const line = useRef<HTMLButtonElement>(null);
  const isCardSeen = useIsCardSeen(line);
  const solutions = solutionsSaid(outcome, words);
  const lines = linesSaid(outcome, words);
  const isEmpty = outcome.counts.value.isEmpty;
  const said = solutions?.isGood === true && lines !== undefined ? lines : solutions;
  const isGood = !isEmpty && said?.isGood === true;
  return (
    <button
      type="button"
      ref={line}
      class={`outcome-line${isGood ? ' good' : ''}${outcome.appraiser.isLate.value ? ' old' : ''}`}
      hidden={isCardSeen}
      onClick={() => {
        document.getElementById('outcome')?.scrollIntoView({ block: 'start' });
      }}
    >
      <Icon name={isGood ? 'circle-check' : 'circle-alert'} />
      <span class="grow">{isEmpty ? words.empty : (said?.text ?? words.checking)}</span>
      {!isEmpty && <Difficulty label={outcome.verdict.value?.difficulty?.label} />}
    </button>
  );
}

/** Whether the card that the line repeats is in sight. */
function useIsCardSeen(line: { readonly current: HTMLElement | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const card = line.current?.closest('.outcome')?.querySelector('.outcome-status');
    if (card === null || card === undefined) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setSeen(entry?.isIntersecting === true);
    });
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return isSeen;
}
