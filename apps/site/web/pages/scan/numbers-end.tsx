/** What the numbers say of each other, and the ways on: play, save, print. */
import type { Puzzle } from '@nonokit/core';
import { usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import { pageAddress, writeHash } from '../../puzzles/addresses.js';
import { putOpened } from '../../puzzles/opened.js';
import { proofread } from '../../puzzles/opening.js';
import { colorName } from '../../widgets/color-name.js';
import { download } from '../../widgets/download.js';
import { Icon } from '../../widgets/icon.js';
import { worker } from '../../worker.js';
import { draftIn, listUnsure, type Reading, sumIn } from './reading.js';
import type { ScanSession } from './scan-session.js';
import { lineText } from './spot-text.js';
import { type Check, useCheck } from './use-check.js';

export function NumbersEnd({
  session,
  reading,
  unsure,
}: {
  readonly session: ScanSession;
  readonly reading: Reading;
  readonly unsure: number;
}) {
  const { numberText, plural, wordsOf } = usePage();
  const words = wordsOf('scan');
  const check = useCheck(reading);
  const isUnique = check.kind === 'unique';
  const isWrong = check.kind === 'sums' || check.kind === 'none' || check.kind === 'too-long';
  const go = async (path: string): Promise<void> => {
    const blind = await worker().blind(puzzleIn(reading), {});
    const how = { openedAt: Date.now(), number: 1, origin: 'file' as const };
    const opened = await putOpened(store().puzzles, blind, how);
    location.assign(pageAddress(path) + writeHash(opened));
  };
  const lookAt = (): void => {
    const [first] = listUnsure(reading);
    if (first !== undefined) session.ask(first);
  };
  return (
    <div class="scan-end">
      <StatusLine check={check} reading={reading} />
      <div class="row wraps">
        {isWrong && (
          <button type="button" class="button" onClick={() => proofread(draftIn(reading))}>
            {words.findWrong}
          </button>
        )}
        <button type="button" class="button" onClick={() => void save(reading)}>
          {words.save}
        </button>
        <button type="button" class="button" disabled={isWrong} onClick={() => void go('print/')}>
          {words.print}
        </button>
        {!isUnique && unsure > 0 && (
          <button type="button" class="button primary big" onClick={lookAt}>
            {words.lookAt(numberText(unsure), plural(unsure, words.unsureNumbers))}
          </button>
        )}
        {(isUnique || !isWrong) && (
          <button
            type="button"
            class={isUnique || unsure === 0 ? 'button primary big' : 'button big'}
            onClick={() => void go('play/')}
          >
            <Icon name="play" />
            {words.solve}
          </button>
        )}
      </div>
    </div>
  );
}

function StatusLine({ check, reading }: { readonly check: Check; readonly reading: Reading }) {
  const page = usePage();
  const { numberText, wordsOf } = page;
  const words = wordsOf('scan');
  const text = (): string => {
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
  };
  const kinds: Partial<Record<Check['kind'], string>> = {
    unique: 'note good',
    sums: 'note bad',
    none: 'note bad',
    'too-long': 'note bad',
  };
  return (
    <p class={kinds[check.kind] ?? 'note'} role="status">
      <Icon name={check.kind === 'unique' ? 'circle-check' : 'circle-alert'} />
      <span>{text()}</span>
    </p>
  );
}

/** The puzzle of the numbers as they are; its clues need not fit each other. */
function puzzleIn(reading: Reading): Puzzle {
  const { palette, rows, columns } = draftIn(reading);
  return { width: reading.width, height: reading.height, palette, rows, columns, meta: {} };
}

async function save(reading: Reading): Promise<void> {
  const written = await worker().write([puzzleIn(reading)], 'json');
  if (!written.ok) throw new Error(written.problem.message);
  download('scanned-puzzle.json', 'application/json', new Uint8Array(written.value.bytes));
}
