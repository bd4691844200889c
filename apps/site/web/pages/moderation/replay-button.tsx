/**
 * Watching a doubtful solve, for moderators who have had its puzzle revealed: the moves show the
 * picture. Board and film are loaded when they are wanted.
 */
import { useState } from 'preact/hooks';
import { Later } from '../../frame/later.js';
import { usePage } from '../../frame/page-context.js';
import { isAwake } from '../../frame/state.js';
import { Icon } from '../../widgets/icon.js';
import type { SolveShown } from './solve-replay.js';

const loadReplay = async () => (await import('./solve-replay.js')).SolveReplay;

export function ReplayButton(solve: SolveShown) {
  const { wordsOf } = usePage();
  const [isOpen, setOpen] = useState(false);
  if (!isAwake.value) return null;
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        <Icon name="play" />
        {wordsOf('moderation').replay}
      </button>
      {isOpen && <Later load={loadReplay} props={{ ...solve, onClose: () => setOpen(false) }} />}
    </>
  );
}
