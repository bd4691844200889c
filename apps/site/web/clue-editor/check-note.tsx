/** What the numbers of a sheet say of each other, in a sentence. */
import { type PageContext, usePage } from '../frame/page-context.js';
import { colorName } from '../widgets/color-name.js';
import { Icon } from '../widgets/icon.js';
import { draftIn, type Reading, sumIn } from './reading.js';
import { lineText } from './spot-text.js';
import { type Check, isWrong } from './use-check.js';

export function CheckNote({
  check,
  reading,
  isUnfinished = false,
}: {
  readonly check: Check;
  readonly reading: Reading;
  /** Whether numbers are still to come, so that sums that differ are no fault yet. */
  readonly isUnfinished?: boolean;
}) {
  const page = usePage();
  const isBad = isWrong(check) && !(isUnfinished && check.kind === 'sums');
  const kind = check.kind === 'unique' ? 'note good' : isBad ? 'note bad' : 'note';
  return (
    <p class={kind} role="status">
      <Icon name={check.kind === 'unique' ? 'circle-check' : 'circle-alert'} />
      <span>{checkText(page, check, reading)}</span>
    </p>
  );
}

function checkText(page: PageContext, check: Check, reading: Reading): string {
  const { numberText, wordsOf } = page;
  const words = wordsOf('clue-editor');
  switch (check.kind) {
    case 'too-long':
      return words.tooLong(lineText(page, check.line));
    case 'sums': {
      const sums = [numberText(check.rows), numberText(check.columns)] as const;
      if (reading.palette.length === 2) return words.sums(...sums);
      return words.sumsOf(colorName(page, reading.palette, check.color), ...sums);
    }
    case 'unique':
      return words.unique(numberText(sumIn(draftIn(reading).rows)));
    case 'checking':
    case 'manySolutions':
    case 'none':
    case 'unknown':
      return words[check.kind];
  }
}
