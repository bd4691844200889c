/** What the picture is worth as a puzzle, and what can be done about it. */
import { useEffect, useRef } from 'preact/hooks';
import type { Outcome } from './outcome.js';
import { RepairCard } from './repair-card.js';
import { Spoken } from './spoken.js';
import { StatusCard } from './status-card.js';
import { StatusLine } from './status-line.js';
import './outcome.css';

export function OutcomePanel({ outcome }: { readonly outcome: Outcome }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // for scripts of makers and for tests: the workshop of a page is found at its panel
    if (section.current !== null) Object.assign(section.current, { workshop: outcome.workshop });
  }, [outcome]);
  return (
    <section class="outcome" id="outcome" ref={section}>
      <StatusCard outcome={outcome} />
      <RepairCard outcome={outcome} />
      <StatusLine outcome={outcome} />
      <Spoken outcome={outcome} />
    </section>
  );
}
