/**
 * The question which of two versions of a game goes on, with both pictures of progress. The fuller
 * one is chosen beforehand; the other one stays with the game as an older version.
 */
import { useEffect, useState } from 'preact/hooks';
import type { RemotePuzzle } from '../../../contract/remote-types.js';
import type { Apart } from '../../../player-store/exchange/row.js';
import type { GameSummary } from '../../../player-store/index.js';
import { usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import { MarksDrawing } from '../../sheet/drawings.js';
import { Dialog } from '../../widgets/dialog.js';
import { clockText, dayText } from '../../widgets/time.js';

/** A version as it is offered. */
interface Offered {
  readonly name: string;
  readonly playedAt: number;
  readonly summary: GameSummary;
  /** True for the version that is played on this device. */
  readonly isHere: boolean;
}

export function ApartDialog({
  puzzle,
  apart,
  onClose,
  onChosen,
}: {
  readonly puzzle: RemotePuzzle;
  readonly apart: Apart;
  readonly onClose: () => void;
  /** Called when a version goes on, after it was made the current one. */
  readonly onChosen: () => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('apart');
  const offered = useOffered(puzzle.id, apart);
  const [picked, pick] = useState<boolean>();
  if (offered.length < 2) return null;
  const chosen = offered.find(({ isHere }) => isHere === picked) ?? fuller(offered);
  const goOn = async (): Promise<void> => {
    if (chosen !== undefined && !chosen.isHere) await store().choose(puzzle.id, apart.theirs);
    onChosen();
  };
  return (
    <Dialog title={words.title(puzzle.number)} onClose={onClose}>
      <p>{words.text}</p>
      <div class="versions" role="radiogroup" aria-label={words.title(puzzle.number)}>
        {offered.map((each) => (
          <Version
            key={String(each.isHere)}
            offered={each}
            isChosen={each === chosen}
            onPick={() => pick(each.isHere)}
          />
        ))}
      </div>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.later}
        </button>
        <button type="button" class="button primary" onClick={() => void goOn()}>
          {words.goOn(chosen?.name ?? '')}
        </button>
      </div>
    </Dialog>
  );
}

function Version({
  offered: { name, playedAt, summary },
  isChosen,
  onPick,
}: {
  readonly offered: Offered;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}) {
  const page = usePage();
  const { locale, wordsOf } = page;
  const words = wordsOf('apart');
  const time = new Date(playedAt).toLocaleTimeString(locale, { timeStyle: 'short' });
  return (
    <label class={isChosen ? 'version chosen' : 'version'}>
      <input class="spoken" type="radio" name="version" checked={isChosen} onChange={onPick} />
      <MarksDrawing of={summary.marks} palette={summary.palette} size={120} />
      <span class="strong">{name}</span>
      <span class="small soft">
        {dayText(page, playedAt, Date.now())} {time}
      </span>
      <span class="small soft digits">
        {clockText(summary.elapsed)} · {words.moves(summary.moves)}
      </span>
    </label>
  );
}

/** Both versions, once they are read. */
function useOffered(id: string, apart: Apart): readonly Offered[] {
  const { wordsOf } = usePage();
  const words = wordsOf('apart');
  const [versions, show] = useState<readonly GameSummary[]>([]);
  useEffect(() => {
    void store().versions(id).then(show);
  }, [id]);
  const [here] = versions;
  const there = versions.find(({ log }) => log === apart.theirs);
  if (here === undefined || there === undefined) return [];
  const other = apart.device === '' ? words.otherDevice : apart.device;
  return [
    { name: words.thisDevice, playedAt: here.updatedAt, summary: here, isHere: true },
    { name: other, playedAt: apart.updatedAt, summary: there, isHere: false },
  ];
}

/** The version with more marks; of equals the one that is here. */
function fuller(offered: readonly Offered[]): Offered | undefined {
  const marked = ({ summary }: Offered): number =>
    summary.marks.marks.reduce((count, mark) => count + (mark < 0 ? 0 : 1), 0);
  return [...offered].sort((a, b) => marked(b) - marked(a))[0];
}
