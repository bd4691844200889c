/** How a person solved the puzzle: their moves on a board without input. */
import type { Clues, GameRecord } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { SolveRecord, TimeEntry } from '../../../contract/remote-types.js';
import { unpackedRecord } from '../../../player-store/exchange/record.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Dialog } from '../../widgets/dialog.js';
import { clockText } from '../../widgets/time.js';
import { Film } from '../play/end/film.js';

export function ReplayDialog({
  entry,
  clues,
  onClose,
}: {
  readonly entry: Pick<TimeEntry, 'solve' | 'activeMs'> & {
    readonly person: { readonly name: string } | null;
  };
  readonly clues: Clues;
  readonly onClose: () => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('solved');
  const { record, problem } = useRecord(entry.solve, clues);
  const name = entry.person?.name ?? words.hiddenPerson;
  return (
    <Dialog title={words.replay(name, clockText(entry.activeMs))} onClose={onClose}>
      {problem !== undefined && <p class="note bad">{problem}</p>}
      {record === undefined && problem === undefined && <p>{words.replayLoading}</p>}
      {record !== undefined && <Film clues={clues} record={record} />}
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}

/** The moves of a solve, which only those may see who have solved the puzzle. */
function useRecord(solve: string | null, clues: Clues) {
  const page = usePage();
  const [state, show] = useState<{
    readonly record?: GameRecord | undefined;
    readonly problem?: string | undefined;
  }>({});
  useEffect(() => {
    // withheld until the reader has solved the puzzle; then there is no button
    if (solve === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    void ask<SolveRecord>('GET', callPath(paths.SOLVE_RECORD, { id: solve }), { signal }).then(
      (answer) => {
        if (signal.aborted) return;
        if (!answer.ok) return show({ problem: writeSentence(page, answer.problem) });
        const record = unpackedRecord(clues, answer.value.record)?.record;
        show(
          record === undefined
            ? { problem: writeSentence(page, { code: 'record-unreadable' }) }
            : { record },
        );
      },
    );
    return () => stop.abort();
  }, [solve]);
  return state;
}
