/** Keys and passkeys: what each is called, when it was used, and a button that takes it back. */

import { type PageContext, usePage } from '../../frame/page-context.js';
import { dayText } from '../../widgets/time.js';
import type { AccountWords } from '../../words/en/account.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly usedAt: string | null;
  readonly scopes?: readonly string[];
}

export function RowList({
  words,
  rows,
  onRemove,
}: {
  readonly words: AccountWords;
  readonly rows: readonly Row[] | undefined;
  readonly onRemove: (id: string) => Promise<void>;
}) {
  const page = usePage();
  if (rows === undefined) return null;
  if (rows.length === 0) return <p class="small soft">{words.none}</p>;
  return (
    <ul class="account-rows">
      {rows.map(({ id, name, usedAt, scopes = [] }) => (
        <li key={id} class="apart">
          <span class="what">
            <b>{name}</b>
            <small class="soft">
              {[
                ...scopes,
                usedAt === null ? words.unused : words.seen(formatDay(page, usedAt)),
              ].join(' · ')}
            </small>
          </span>
          <button
            type="button"
            class="button danger"
            aria-label={words.removeOf(name)}
            onClick={() => void onRemove(id)}
          >
            {words.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A day in words. */
export function formatDay(page: PageContext, time: string): string {
  return dayText(page, Date.parse(time), Date.now());
}
