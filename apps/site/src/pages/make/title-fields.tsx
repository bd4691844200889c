/** The texts of a puzzle: its title, author and description. */
import type { MakePart } from './make-part.js';

export function TitleFields({ workshop, words }: MakePart) {
  return (
    <div class="field">
      <label for="make-title">{words.puzzleTitle}</label>
      <input
        id="make-title"
        class="input"
        maxLength={200}
        aria-describedby="make-title-note"
        value={workshop.title.value}
        onInput={(event) => {
          workshop.title.value = event.currentTarget.value;
        }}
      />
      <p id="make-title-note" class="small softer">
        {words.titleNote}
      </p>
    </div>
  );
}
