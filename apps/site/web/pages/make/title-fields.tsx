/** The texts of a puzzle: its title; author and description for those who want them. */
import type { Signal } from '@preact/signals';
import { usePage } from '../../frame/page-context.js';
import { fullWords } from './full-words.js';
import type { MakePart } from './make-part.js';

export function TitleFields({ workshop }: Pick<MakePart, 'workshop'>) {
  const page = usePage();
  const words = fullWords(page);
  const { title, author, description } = workshop;
  const hasMore = author.peek() !== '' || description.peek() !== '';
  return (
    <div class="make-texts">
      <div class="field">
        <label for="make-title">{words.puzzleTitle}</label>
        <input
          id="make-title"
          class="input"
          maxLength={200}
          aria-describedby="make-title-note"
          value={title.value}
          onInput={typedInto(title)}
        />
        <p id="make-title-note" class="small softer">
          {words.titleNote}
        </p>
      </div>
      <details open={hasMore}>
        <summary>{words.moreTexts}</summary>
        <div class="stack">
          <div class="field">
            <label for="make-author">{words.author}</label>
            <input
              id="make-author"
              class="input"
              maxLength={200}
              value={author.value}
              onInput={typedInto(author)}
            />
          </div>
          <div class="field">
            <label for="make-about">{words.aboutIt}</label>
            <textarea
              id="make-about"
              class="input"
              rows={4}
              maxLength={2000}
              value={description.value}
              onInput={typedInto(description)}
            />
          </div>
        </div>
      </details>
    </div>
  );
}

function typedInto(text: Signal<string>) {
  return ({ currentTarget }: { readonly currentTarget: { readonly value: string } }): void => {
    text.value = currentTarget.value;
  };
}
