/** What the picture is worth as a puzzle, and what can be done about it. */
import type { Workshop } from '../workshop.js';

export function OutcomePanel({ workshop: _ }: { readonly workshop: Workshop }) {
  return <section class="outcome" />;
}
