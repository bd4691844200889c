/** The cells that a repair changed: before and after, taken back or locked one by one. */
import { BLANK, type Palette } from '@nonokit/core';
import { type PageContext, usePage } from '../../../frame/page-context.js';
import { colorName } from '../../../widgets/color-name.js';
import { Icon, IconShape } from '../../../widgets/icon.js';
import type { MakeOutcomeWords } from '../../../words/en/make-outcome.js';
import type { Outcome } from './outcome.js';
import { OUTCOME_ICON_SHAPES } from './outcome-icon-shapes.js';
import type { ChangeRow } from './repairs.js';

export function ChangeList({ outcome }: { readonly outcome: Outcome }) {
  const { repairs, lookedAt } = outcome;
  return (
    <ul
      class="outcome-changes"
      onPointerLeave={() => {
        lookedAt.value = undefined;
      }}
      onBlurCapture={() => {
        lookedAt.value = undefined;
      }}
    >
      {repairs.rows.value.map((row) => (
        <Row key={row.cell} row={row} outcome={outcome} />
      ))}
    </ul>
  );
}

function Row({ row, outcome }: { readonly row: ChangeRow; readonly outcome: Outcome }) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const { repairs, workshop } = outcome;
  const { grid, palette } = workshop.picture.value;
  const y = Math.floor(row.cell / grid.width) + 1;
  const x = (row.cell % grid.width) + 1;
  const name = words.cell(y, x);
  const look = (): void => {
    outcome.lookedAt.value = row.cell;
  };
  const before = inkName(page, palette, row.before, words);
  return (
    <li class={row.isMade ? '' : 'back'} onPointerEnter={look} onFocusCapture={look}>
      <span class="spoken">
        {row.isMade
          ? words.cellSpoken(y, x, before, inkName(page, palette, row.after, words))
          : words.cellBack(y, x, before)}
      </span>
      <span class="small" aria-hidden="true">
        {name}
      </span>
      <span class="swatches" aria-hidden="true">
        <Ink palette={palette} color={row.before} />
        <Icon name={row.isMade ? 'arrow-right' : 'arrow-left'} size={16} />
        <Ink palette={palette} color={row.after} />
      </span>
      <button
        type="button"
        class="icon-button"
        aria-pressed={row.isLocked}
        title={row.isLocked ? words.unlock(name) : words.lock(name)}
        onClick={() => repairs.lock(row.cell)}
      >
        <IconShape shape={OUTCOME_ICON_SHAPES[row.isLocked ? 'lock' : 'lock-open']} />
      </button>
      <button
        type="button"
        class="icon-button"
        title={row.isMade ? words.takeBack(name) : words.makeAgain(name)}
        onClick={() => repairs.toggle(row.cell)}
      >
        <Icon name={row.isMade ? 'undo-2' : 'redo-2'} />
      </button>
    </li>
  );
}

function Ink({ palette, color }: { readonly palette: Palette; readonly color: number }) {
  return <i style={{ background: palette[color]?.rgb ?? 'transparent' }} />;
}

function inkName(
  page: PageContext,
  palette: Palette,
  color: number,
  words: MakeOutcomeWords,
): string {
  return color === BLANK ? words.paper : colorName(page, palette, color);
}
