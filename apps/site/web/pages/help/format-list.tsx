/** All formats that can be opened, by name and ending; the list comes from the library. */
import type { HelpWords } from '../../words/en/help.js';

/** A format in the help. */
export interface HelpFormat {
  readonly name: string;
  /** With the dot. */
  readonly extensions: readonly string[];
}

export function FormatList({
  words,
  formats,
}: {
  readonly words: HelpWords;
  readonly formats: readonly HelpFormat[];
}) {
  return (
    <section class="part">
      <h2>{words.formats}</h2>
      <p>{words.formatsNote(formats.length)}</p>
      <ul class="formats small" lang="en">
        {formats.map(({ name, extensions }) => (
          <li key={name}>
            {name} <span class="softer">{extensions.join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
