/** The film of a solve with the clues of its puzzle. */
import { blindFromJson, type Clues } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { RemotePuzzle } from '../../../contract/remote-types.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { ReplayDialog } from '../puzzle/replay-dialog.js';

/** Which solve. */
export interface SolveShown {
  readonly puzzle: string;
  readonly solve: string;
  readonly person: { readonly name: string } | null;
  readonly activeMs: number;
}

export function SolveReplay({
  puzzle,
  onClose,
  ...entry
}: SolveShown & { readonly onClose: () => void }) {
  const page = usePage();
  const [clues, show] = useState<Clues>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const path = callPath(paths.PUZZLE, { id: puzzle });
    void ask<RemotePuzzle>('GET', path, { signal }).then((answer) => {
      if (signal.aborted) return;
      const found = answer.ok ? blindFromJson(answer.value.blind)?.clues : undefined;
      if (found !== undefined) return show(found);
      const problem = answer.ok ? { code: 'record-unreadable' } : answer.problem;
      toast({ text: writeSentence(page, problem) });
      onClose();
    });
    return () => stop.abort();
  }, [puzzle]);
  return clues === undefined ? null : (
    <ReplayDialog entry={entry} clues={clues} onClose={onClose} />
  );
}
