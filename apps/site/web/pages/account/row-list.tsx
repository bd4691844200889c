/**
 * Keys and passkeys: what each is called, when it was used, when it ends, and a button that takes
 * it back.
 */

import { type PageContext, usePage } from '../../frame/page-context.js';
import { dayText } from '../../widgets/time.js';
import type { AccountWords } from '../../words/en/account.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly usedAt: string | null;
  readonly scopes?: readonly string[];
  readonly endsAt?: string | null;
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
      {rows.map(({ id, name, usedAt, scopes = [], endsAt = null }) => (
        <li key={id} class="apart">
          <span class="what">
            <b>{name}</b>
            <small class="soft">
              {[
                ...scopes,
                usedAt === null ? words.unused : words.seen(formatDay(page, usedAt)),
                ...(endsAt === null ? [] : [endText(words, page, endsAt)]),
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

function endText(words: AccountWords, page: PageContext, endsAt: string): string {
  return Date.parse(endsAt) <= Date.now() ? words.ended : words.ends(formatEnd(page, endsAt));
}

/** A day to come, as a date. */
export function formatEnd({ locale }: PageContext, time: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(time).toLocaleDateString(locale, parts);
}

/** A past day in words: "today", "on Monday", or its date. */
export function formatDay(page: PageContext, time: string): string {
  return dayText(page, Date.parse(time), Date.now());
}
