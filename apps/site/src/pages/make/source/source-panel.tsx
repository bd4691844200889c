/** Where a picture can come from: an image of the maker's. */
import type { Workshop } from '../workshop.js';

export function SourcePanel({ workshop: _ }: { readonly workshop: Workshop }) {
  return <section class="source" />;
}
