/** The table of a contest that is over: the times of all puzzles, the best of each underlined. */
import { useState } from 'preact/hooks';
import { apiAddress, callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import type { ContestData, ContestFacts } from './data.js';
import { Paths } from './paths.js';
import { Place, Who } from './standings.js';
import './after.css';

export function Table({
  contest,
  standings,
}: {
  readonly contest: ContestFacts;
  readonly standings: ContestData['standings'];
}) {
  const { numberText, root, wordsOf } = usePage();
  const words = wordsOf('contests');
  const shown = standings?.entries ?? [];
  const mine = standings?.mine ?? undefined;
  const entries = mine === undefined || shown.some(({ isMe }) => isMe) ? shown : [...shown, mine];
  const [ticked, tick] = useState<readonly number[]>([0, 1]);
  const [opened, open] = useState<number>();
  const chosen = ticked.flatMap((k) => entries[k] ?? []).filter(({ solved }) => solved > 0);
  const nameOf = ({ person }: (typeof entries)[number]) => person?.name ?? words.hiddenName;
  const numbers = Array.from({ length: contest.puzzles }, (_, k) => k);
  const best = numbers.map((k) =>
    Math.min(...entries.map(({ times }) => times[k] ?? Number.POSITIVE_INFINITY)),
  );
  return (
    <>
      <section class="card contest-table" aria-labelledby="table">
        <div class="apart">
          <h2 id="table">{words.standings}</h2>
          <a
            class="button"
            href={apiAddress(root, callPath(paths.CONTEST_TABLE, { id: contest.id }))}
            download
          >
            <Icon name="download" />
            {words.csv}
          </a>
        </div>
        {entries.length === 0 ? (
          <p class="soft">{words.nobodyYet}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span class="spoken">{words.place}</span>
                </th>
                <th scope="col">{words.people(contest.people)}</th>
                {numbers.map((k) => (
                  <th key={k} scope="col" class="number wide">
                    <span class="spoken">{words.puzzle(k + 1)}</span>
                    <span aria-hidden="true">{k + 1}</span>
                  </th>
                ))}
                <th scope="col" class="number">
                  {words.solvedCount}
                </th>
                <th scope="col" class="number">
                  {words.time}
                </th>
                <th scope="col">
                  <span class="spoken">{words.paths}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.flatMap((entry, row) => [
                <tr key={row} class={entry.isMe ? 'me' : undefined}>
                  <td class="digits place">
                    <Place entry={entry} />
                  </td>
                  <td>
                    <Who entry={entry} />
                  </td>
                  {numbers.map((k) => (
                    <td key={k} class="digits number wide">
                      <Time ms={entry.times[k] ?? null} isBest={entry.times[k] === best[k]} />
                    </td>
                  ))}
                  <td class="digits number">
                    <b class="wide">{numberText(entry.solved)}</b>
                    <button
                      type="button"
                      class="narrow link"
                      aria-expanded={opened === row}
                      aria-label={`${numberText(entry.solved)}. ${words.timesOf(nameOf(entry))}`}
                      onClick={() => open(opened === row ? undefined : row)}
                    >
                      {numberText(entry.solved)}
                    </button>
                  </td>
                  <td class="digits number">
                    <b>{clockText(entry.timeMs)}</b>
                  </td>
                  <td class="tick">
                    {entry.solved > 0 && (
                      <input
                        type="checkbox"
                        checked={ticked.includes(row)}
                        aria-label={words.choosePath(nameOf(entry))}
                        onChange={() => tick(toggled(ticked, row))}
                      />
                    )}
                  </td>
                </tr>,
                opened === row && (
                  <tr key={`times ${row}`} class="narrow puzzle-times">
                    <td />
                    <td colSpan={4}>
                      {numbers.map((k) => (
                        <span key={k} class="digits">
                          <span class="soft">{k + 1}</span>{' '}
                          <Time ms={entry.times[k] ?? null} isBest={entry.times[k] === best[k]} />
                        </span>
                      ))}
                    </td>
                  </tr>
                ),
              ])}
            </tbody>
          </table>
        )}
      </section>
      {chosen.length > 0 && <Paths contest={contest} entries={chosen} />}
    </>
  );
}

/** Ticks a row or takes its tick away; a third one takes the place of the first. */
function toggled(ticked: readonly number[], row: number): readonly number[] {
  if (ticked.includes(row)) return ticked.filter((one) => one !== row);
  return [...ticked, row].slice(-2);
}

function Time({ ms, isBest }: { readonly ms: number | null; readonly isBest: boolean }) {
  const words = usePage().wordsOf('contests');
  if (ms === null) return <span class="soft">–</span>;
  if (!isBest) return <>{clockText(ms)}</>;
  return (
    <>
      <b class="is-best">{clockText(ms)}</b>
      <span class="spoken">, {words.best}</span>
    </>
  );
}
