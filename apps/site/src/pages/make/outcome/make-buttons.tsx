/** What can be done with the puzzle: test play, save, share, print, publish. */
import type { Workshop } from '../workshop.js';

export function MakeButtons({ workshop: _ }: { readonly workshop: Workshop }) {
  return <div class="make-buttons" />;
}
