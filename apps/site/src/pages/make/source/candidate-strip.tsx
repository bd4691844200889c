/** The puzzles that an image offers, side by side. */
import type { Workshop } from '../workshop.js';

export function CandidateStrip({ workshop: _ }: { readonly workshop: Workshop }) {
  return <section class="candidates" />;
}
