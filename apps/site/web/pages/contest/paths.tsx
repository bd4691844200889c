/** How two people solved a puzzle of a contest that is over, side by side, both from zero. */
import { blindFromJson, type Clues, type GameRecord } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { ContestPath, Standing } from '../../../contract/contests.js';
import * as paths from '../../../contract/paths.js';
import type { RemotePuzzle } from '../../../contract/remote-types.js';
import { unpackedRecord } from '../../../player-store/exchange/record.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { Segments } from '../../widgets/controls.js';
import { Tracks } from '../room/replay/tracks.js';
import type { ContestFacts } from './data.js';
import { Decided } from './decided.js';

interface Props {
  readonly contest: ContestFacts;
  /** The two who are chosen. */
  readonly entries: readonly Standing[];
}

export function Paths({ contest, entries }: Props) {
  const { wordsOf } = usePage();
  const words = wordsOf('contests');
  const solvedBy = (k: number) => entries.filter(({ solves }) => solves?.[k] != null).length;
  const numbers = Array.from({ length: contest.puzzles }, (_, k) => k).filter(
    (k) => solvedBy(k) > 0,
  );
  const [wish, choose] = useState(0);
  const chosen = numbers.includes(wish) ? wish : numbers[0];
  return (
    <section class="card padded stack" aria-labelledby="paths">
      <h2 id="paths">{words.paths}</h2>
      <p class="small soft">{words.pathsNote}</p>
      {chosen !== undefined && (
        <>
          <Segments
            name="puzzle"
            label={words.thePuzzles}
            value={chosen}
            options={numbers.map((k) => ({ value: k, label: String(k + 1) }))}
            onChange={choose}
          />
          <Shown contest={contest} entries={entries} puzzle={chosen} />
        </>
      )}
    </section>
  );
}

/** What the server has told: the clues, and the moves of those who have solved it. */
interface Told {
  readonly clues: Clues;
  readonly records: readonly (GameRecord | undefined)[];
}

function Shown({ contest, entries, puzzle }: Props & { readonly puzzle: number }) {
  const words = usePage().wordsOf('contests');
  const solves = entries.map((entry) => entry.solves?.[puzzle] ?? undefined);
  const [told, tell] = useState<Told | 'failed'>();
  useEffect(() => {
    const stop = new AbortController();
    tell(undefined);
    void loadPaths(contest.id, solves, stop.signal).then((found) => {
      if (!stop.signal.aborted) tell(found ?? 'failed');
    });
    return () => stop.abort();
  }, [contest.id, solves.join()]);
  if (told === undefined) return <p class="soft">{words.pathsLoading}</p>;
  if (told === 'failed') return <p class="note bad">{words.pathsFailed}</p>;
  const tracks = entries.flatMap(({ person }, k) => {
    const record = told.records[k];
    const name = person?.name ?? words.hiddenName;
    return record === undefined ? [] : [{ name, avatar: name, color: COLORS[k] ?? '', record }];
  });
  const [one, other] = tracks;
  return (
    <>
      <Tracks clues={told.clues} tracks={tracks} />
      {one !== undefined && other !== undefined && (
        <Decided clues={told.clues} tracks={[one, other]} />
      )}
    </>
  );
}

const COLORS = ['var(--h5)', 'var(--h1)'];

async function loadPaths(
  id: string,
  solves: readonly (string | undefined)[],
  signal: AbortSignal,
): Promise<Told | undefined> {
  const answers = await Promise.all(
    solves.map(async (solve) => {
      if (solve === undefined) return undefined;
      const path = callPath(paths.CONTEST_PATH, { id, solve });
      const answer = await ask<ContestPath>('GET', path, { signal });
      return answer.ok ? answer.value : undefined;
    }),
  );
  const puzzle = answers.find((one) => one !== undefined)?.puzzle;
  if (puzzle === undefined) return undefined;
  const answer = await ask<RemotePuzzle>('GET', callPath(paths.PUZZLE, { id: puzzle }), { signal });
  const clues = answer.ok ? blindFromJson(answer.value.blind)?.clues : undefined;
  if (clues === undefined) return undefined;
  const records = answers.map((one) =>
    one === undefined ? undefined : unpackedRecord(clues, one.record)?.record,
  );
  return { clues, records };
}
