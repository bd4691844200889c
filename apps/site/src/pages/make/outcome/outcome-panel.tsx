/** What the picture is worth as a puzzle, and what can be done about it. */
import type { Outcome } from './outcome.js';
import { RepairCard } from './repair-card.js';
import { Spoken } from './spoken.js';
import { StatusCard } from './status-card.js';
import { StatusLine } from './status-line.js';
import './outcome.css';

export function OutcomePanel({ outcome }: { readonly outcome: Outcome }) {
  return (
    <section class="outcome" id="outcome">
      <StatusCard outcome={outcome} />
      <RepairCard outcome={outcome} />
      <StatusLine outcome={outcome} />
      <Spoken outcome={outcome} />
    </section>
  );
}
