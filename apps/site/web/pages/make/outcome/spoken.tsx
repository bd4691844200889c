/**
 * What a screen reader hears of the verdict: only what has changed for a while, because a verdict
 * after every stroke would be chatter.
 */
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import type { Outcome } from './outcome.js';
import { linesSaid, solutionsSaid } from './sentence.js';

/** Milliseconds for which a verdict has to be stable before it is announced. */
const STEADY_MS = 1500;

export function Spoken({ outcome }: { readonly outcome: Outcome }) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const [told, tell] = useState('');
  const text = outcome.counts.value.isEmpty ? '' : writeSentence();
  useEffect(() => {
    const steady = setTimeout(() => tell(text), STEADY_MS);
    return () => clearTimeout(steady);
  }, [text]);
  return (
    <p class="spoken" role="status">
      {told}
    </p>
  );

  function writeSentence(): string {
    const verdict = outcome.verdict.value;
    const said = [solutionsSaid(outcome, words), linesSaid(outcome, words)];
    const parts = said.flatMap((one) => (one === undefined ? [] : [`${one.text}.`]));
    const { length = 0 } = verdict?.undecided ?? [];
    return [...parts, ...(length > 0 ? [words.undecided(length)] : [])].join(' ');
  }
}
