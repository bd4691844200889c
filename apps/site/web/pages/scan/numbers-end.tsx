/** What the numbers say of each other, and the ways on: play, save, print. */
import { CheckNote } from '../../clue-editor/check-note.js';
import { draftIn, listUnsure, puzzleIn, type Reading } from '../../clue-editor/reading.js';
import { isWrong, useCheck } from '../../clue-editor/use-check.js';
import { usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import { pageAddress, writeHash } from '../../puzzles/addresses.js';
import { putOpened } from '../../puzzles/opened.js';
import { proofread } from '../../puzzles/opening.js';
import { download } from '../../widgets/download.js';
import { Icon } from '../../widgets/icon.js';
import { worker } from '../../worker.js';
import type { ScanSession } from './scan-session.js';

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
  const isBad = isWrong(check);
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
      <CheckNote check={check} reading={reading} />
      <div class="row wraps">
        {isBad && (
          <button type="button" class="button" onClick={() => proofread(draftIn(reading))}>
            {wordsOf('clue-editor').findWrong}
          </button>
        )}
        <button type="button" class="button" onClick={() => void save(reading)}>
          {words.save}
        </button>
        <button type="button" class="button" disabled={isBad} onClick={() => void go('print/')}>
          {words.print}
        </button>
        {!isUnique && unsure > 0 && (
          <button type="button" class="button primary big" onClick={lookAt}>
            {words.lookAt(numberText(unsure), plural(unsure, words.unsureNumbers))}
          </button>
        )}
        {(isUnique || !isBad) && (
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

async function save(reading: Reading): Promise<void> {
  const written = await worker().write([puzzleIn(reading)], 'json');
  if (!written.ok) throw new Error(written.problem.message);
  download('scanned-puzzle.json', 'application/json', new Uint8Array(written.value.bytes));
}
