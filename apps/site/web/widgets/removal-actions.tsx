/** The two buttons of a question about a deletion. */

/** Leaves it, or deletes it. */
export function RemovalActions({
  words,
  onCancel,
  onRemove,
}: {
  readonly words: { readonly cancel: string; readonly remove: string };
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}) {
  return (
    <div class="actions">
      <button type="button" class="button" onClick={onCancel}>
        {words.cancel}
      </button>
      <button type="button" class="button danger" onClick={onRemove}>
        {words.remove}
      </button>
    </div>
  );
}
