/** A square beside what is new. */
import './new-mark.css';

export function NewMark({ label }: { readonly label: string }) {
  return <i class="new-notices" role="img" aria-label={label} />;
}
