/** Where one is signed in, each with a button that ends it. */
import * as paths from '../../../contract/paths.js';
import type { Session } from '../../../contract/people.js';
import { usePage } from '../../frame/page-context.js';
import { deviceName } from '../../site-api/remote-database.js';
import { Group } from '../settings/group.js';
import type { AccountProps } from './account-props.js';
import { formatDay } from './row-list.js';
import { useRows } from './use-rows.js';

export function SessionSettings({ words }: AccountProps) {
  const page = usePage();
  const day = (time: string): string => formatDay(page, time);
  const { rows = [], remove } = useRows<Session>(paths.MY_SESSIONS, 'sessions');
  return (
    <Group id="sessions" title={words.sessions}>
      <ul class="account-rows">
        {rows.map(({ id, agent, createdAt, seenAt, isThis }) => {
          const name = deviceName(agent) || words.unknownBrowser;
          return (
            <li key={id} class="apart">
              <span class="what">
                <b>{name}</b>
                <small class="soft">
                  {isThis
                    ? `${words.thisOne} · ${words.since(day(createdAt))}`
                    : `${words.since(day(createdAt))} · ${words.seen(day(seenAt))}`}
                </small>
              </span>
              {!isThis && (
                <button
                  type="button"
                  class="button"
                  aria-label={words.endOf(name)}
                  onClick={() => void remove(id)}
                >
                  {words.end}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {rows.length > 2 && (
        <button type="button" class="button danger" onClick={() => void remove('')}>
          {words.endOthers}
        </button>
      )}
    </Group>
  );
}
