/** The notices of the person who is signed in, whom they follow, and their own feed. */
import { useEffect } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { Notice, Notices } from '../../../contract/notices.js';
import * as paths from '../../../contract/paths.js';
import { type PageContext, type PageTexts, usePage } from '../../frame/page-context.js';
import { personPath } from '../../frame/person-menu.js';
import { Shell } from '../../frame/shell.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import { ask } from '../../site-api/ask.js';
import { Avatar } from '../../widgets/avatar.js';
import { EmptyCard } from '../../widgets/empty-card.js';
import { Icon, type IconName } from '../../widgets/icon.js';
import { NewMark } from '../../widgets/new-mark.js';
import { dayText } from '../../widgets/time.js';
import { FeedCard } from './feed-card.js';
import './notices.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('notices').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('notices').description;

/** What the server writes into the page; null for guests. */
export type NoticesData = { readonly all: Notices; readonly now: number } | null;

/** Notices are read once they were in sight this long, in milliseconds. */
const SEEN_MS = 1000;

export function Page({ data }: { readonly data: NoticesData }) {
  const page = usePage();
  const words = page.wordsOf('notices');
  useEffect(() => {
    if (data === null) return undefined;
    const timer = setTimeout(() => void ask('PUT', callPath(paths.MY_NOTICES_READ)), SEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Shell>
      <div class="notices">
        <h1>{words.title}</h1>
        {data === null ? (
          <EmptyCard text={words.guest}>
            <a class="button primary" href={signInAddress(page, 'in')}>
              {words.signIn}
            </a>
          </EmptyCard>
        ) : (
          <div class="notices-body">
            <List notices={data.all.notices} now={data.now} />
            <div class="stack">
              <Following following={data.all.following} />
              <FeedCard feed={data.all.feed} />
            </div>
          </div>
        )}
      </div>
    </Shell>
  );
}

function List({ notices, now }: { readonly notices: Notices['notices']; readonly now: number }) {
  const page = usePage();
  const words = page.wordsOf('notices');
  if (notices.length === 0) {
    return (
      <EmptyCard text={words.none}>
        <p class="soft">{words.noneHelp}</p>
      </EmptyCard>
    );
  }
  return (
    <div class="card notice-list">
      {groupByDay(page, notices, now).map(({ day, all }) => (
        <section key={day}>
          <h2>{day}</h2>
          <ul>
            {all.map((notice) => (
              <Line key={notice.id} notice={notice} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The notices of each day, in their order. */
function groupByDay(page: PageContext, notices: Notices['notices'], now: number) {
  const groups: { day: string; all: Notice[] }[] = [];
  for (const notice of notices) {
    const day = dayText(page, Date.parse(notice.createdAt), now);
    const last = groups.at(-1);
    if (last?.day === day) last.all.push(notice);
    else groups.push({ day, all: [notice] });
  }
  return groups;
}

/** What a notice is about; together with the person, if there is one. */
const ICONS: Readonly<Record<Notice['kind'], IconName>> = {
  puzzle: 'grid-3x3',
  comment: 'pencil',
  followers: 'user-round',
  decision: 'circle-alert',
  contest: 'star',
  plan: 'pencil-ruler',
};

function Line({ notice }: { readonly notice: Notice }) {
  const page = usePage();
  const words = page.wordsOf('notices');
  const time = new Date(notice.createdAt).toLocaleTimeString(page.locale, {
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <li class={notice.isNew ? 'is-new' : undefined}>
      <span class={notice.person === null ? 'notice-kind alone' : 'notice-kind'}>
        {notice.person !== null && <Avatar name={notice.person} size={40} />}
        <i>
          <Icon name={ICONS[notice.kind]} size={notice.person === null ? 20 : 14} />
        </i>
      </span>
      <div>
        <a href={addressOf(page, notice)}>{words.sentence(notice)}</a>
        {notice.kind === 'comment' && <Quote text={notice.text} />}
        {notice.draft !== null && (
          <small class="soft">{words.planRefusals[notice.draft.refusal]}</small>
        )}
        <small class="soft digits">{time}</small>
      </div>
      {notice.isNew && <NewMark label={words.isNew} />}
    </li>
  );
}

function Quote({ text }: Pick<Notice, 'text'>) {
  const { wordsOf } = usePage();
  if (text === null) return <small class="soft">{wordsOf('notices').held}</small>;
  return <blockquote class="small">{text}</blockquote>;
}

/** Where a notice leads. */
function addressOf(
  { linkTo }: Pick<PageContext, 'linkTo'>,
  { kind, person, puzzle, contest }: Notice,
): string {
  if (puzzle !== null) return linkTo(`puzzles/${puzzle.id}`);
  if (contest !== null) return linkTo(`contests/${contest.id}`);
  if (kind === 'plan') return linkTo('desk');
  if (kind === 'decision') return `${linkTo('settings/')}#decisions`;
  return linkTo(personPath(person ?? ''));
}

function Following({ following }: Pick<Notices, 'following'>) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('notices');
  return (
    <section class="card padded stack" aria-labelledby="following">
      <h2 id="following">{words.following}</h2>
      {following.length === 0 ? (
        <p class="small soft">{words.followsNobody}</p>
      ) : (
        <ul class="followed">
          {following.map(({ name }) => (
            <li key={name}>
              <a href={linkTo(personPath(name))}>
                <Avatar name={name} size={24} /> {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
