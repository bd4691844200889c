/** A difficulty as five cells, filled one to five, with its word. */

/** The labels of the rating, from the easiest. */
const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'];

export function Difficulty({ label, word }: { readonly label: string; readonly word: string }) {
  const level = Math.min(LABELS.length - 1, LABELS.indexOf(label) + 1);
  return (
    <span class="row difficulty-row">
      <span class="difficulty" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((k) => (
          <i key={k} class={k <= level ? 'full' : ''} />
        ))}
      </span>
      {word}
    </span>
  );
}
