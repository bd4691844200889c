/** What is not wrong but worth a thought: a sentence each, with the way out if there is one. */

import type { AppraisalWarning } from 'nonokit/make';
import { usePage } from '../../../frame/page-context.js';
import { IconShape } from '../../../widgets/icon.js';
import { draftName } from './draft-name.js';
import { MOSTLY_EMPTY } from './facts.js';
import type { Outcome } from './outcome.js';
import { OUTCOME_ICON_SHAPES } from './outcome-icon-shapes.js';

export function Warnings({ outcome }: { readonly outcome: Outcome }) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const { counts, verdict, twins, workshop } = outcome;
  const { isEmpty, fill, emptyBorders } = counts.value;
  if (isEmpty) return null;
  const has = (warning: AppraisalWarning): boolean =>
    verdict.value?.warnings.includes(warning) === true;
  const names = twins.found.value.map((draft) => words.quoted(draftName(draft, words))).join(', ');
  const texts = [
    ...(has('trivial') ? [words.isTrivial] : []),
    ...(fill < MOSTLY_EMPTY ? [words.isMostlyEmpty] : []),
    ...(has('mostly-full') ? [words.isMostlyFull] : []),
    ...(has('unused-color') ? [words.unusedColor] : []),
    ...(names === '' ? [] : [words.twins(names)]),
  ];
  if (texts.length === 0 && emptyBorders === 0) return null;
  return (
    <ul class="outcome-warnings small">
      {texts.map((text) => (
        <li key={text}>
          <IconShape shape={OUTCOME_ICON_SHAPES['triangle-alert']} size={16} />
          <span>{text}</span>
        </li>
      ))}
      {emptyBorders > 0 && (
        <li>
          <IconShape shape={OUTCOME_ICON_SHAPES['triangle-alert']} size={16} />
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
