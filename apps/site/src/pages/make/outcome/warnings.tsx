/** What is not wrong but worth a thought: each as one sentence, with the way out if there is one. */
import { Icon } from '../../../shell/icon.js';
import { MOSTLY_EMPTY } from './facts.js';
import type { Outcome } from './outcome.js';
import { outcomeWords } from './words.js';

export function Warnings({ outcome }: { readonly outcome: Outcome }) {
  const words = outcomeWords();
  const { counts, verdict, twins, workshop } = outcome;
  const { isEmpty, fill, emptyBorders } = counts.value;
  if (isEmpty) return null;
  const names = twins.found.value
    .map(({ name, width, height }) =>
      name === '' ? words.untitled(width, height) : words.quoted(name),
    )
    .join(', ');
  const texts = [
    ...(verdict.value?.difficulty?.label === 'trivial' ? [words.isTrivial] : []),
    ...(fill < MOSTLY_EMPTY ? [words.isMostlyEmpty] : []),
    ...(names === '' ? [] : [words.twins(names)]),
  ];
  if (texts.length === 0 && emptyBorders === 0) return null;
  return (
    <ul class="outcome-warnings small">
      {texts.map((text) => (
        <li key={text}>
          <Icon name="triangle-alert" size={16} />
          <span>{text}</span>
        </li>
      ))}
      {emptyBorders > 0 && (
        <li>
          <Icon name="triangle-alert" size={16} />
          <span class="grow">{words.emptyBorders(emptyBorders)}</span>
          <button
            type="button"
            class="button quiet"
            onClick={() => workshop.apply({ type: 'trim' })}
          >
            {words.trim}
          </button>
        </li>
      )}
    </ul>
  );
}
