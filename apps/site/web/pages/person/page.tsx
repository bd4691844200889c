/** A person's page: the puzzles they made, and the solves they allow others to see. */
import type { Language } from '@nonokit/core';
import { apiAddress, callPath } from '../../../contract/call-path.js';
import type { List } from '../../../contract/lists.js';
import * as paths from '../../../contract/paths.js';
import type { Profile } from '../../../contract/people.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Avatar } from '../../widgets/avatar.js';
import { CardItems } from '../../widgets/card-items.js';
import { type CardView, toProgress } from '../../widgets/card-view.js';
import { Icon } from '../../widgets/icon.js';
import { ListLinks } from '../../widgets/list-links.js';
import { NewMark } from '../../widgets/new-mark.js';
import { NumberFacts } from '../../widgets/number-facts.js';
import { ReportButton } from '../../widgets/report-button.js';
import { FollowButton } from './follow-button.js';
import { Statistics } from './statistics.js';
import { Year } from './year.js';
import './person.css';

/** What the server writes into the page. */
export interface PersonData {
  readonly profile: Profile;
  /** The newest puzzles that they published. */
  readonly cards: readonly CardView[];
  readonly hasMore: boolean;
  /** Whether it is the reader's own page, and there are notices that they have not seen. */
  readonly hasNotices: boolean;
  /** Those that everybody may see. */
  readonly lists: readonly List[];
  /** The names of the techniques in the statistics. */
  readonly techniques: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** The time of the answer: milliseconds since 1970. */
  readonly now: number;
}

/** Title and description of a person's page. */
export function makeHead(name: string) {
  return {
    title: () => name,
    description: ({ wordsOf }: PageTexts) => wordsOf('person').description(name),
  };
}

export function Page({ data }: { readonly data: PersonData }) {
  const { wordsOf } = usePage();
  const { profile, techniques, lists, now } = data;
  const { about, isMe, isBanned, days, statistics } = profile;
  const words = wordsOf('person');
  return (
    <Shell>
      <div class="person">
        <Head profile={profile} hasNotices={data.hasNotices} />
        {isBanned && <p class="note">{isMe ? words.ownBan : words.banned}</p>}
        {about !== '' && <p class="about">{about}</p>}
        <Counts profile={profile} />
        {days !== null && <Year days={days} now={now} />}
        {statistics !== null && <Statistics statistics={statistics} techniques={techniques} />}
        <Made data={data} isMe={isMe} />
        {lists.length > 0 && (
          <section class="section" aria-labelledby="lists">
            <h2 id="lists">{wordsOf('lists').lists}</h2>
            <ListLinks lists={lists} />
          </section>
        )}
      </div>
    </Shell>
  );
}

function Head({
  profile: { name, role, createdAt, isMe, isFollowed, followers, published },
  hasNotices,
}: Pick<PersonData, 'profile' | 'hasNotices'>) {
  const { linkTo, locale, root, wordsOf } = usePage();
  const notices = wordsOf('notices');
  const words = wordsOf('person');
  // asked for with the day, which Russian needs for the case of the month: "ноября"
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(new Date(createdAt));
  const month = parts
    .slice(parts.findIndex(({ type }) => type === 'month'))
    .map(({ value }) => value)
    .join('');
  return (
    <header class="apart">
      <div class="row">
        <Avatar name={name} size={76} />
        <div>
          <h1>{name}</h1>
          <p class="small soft">
            {[
              words.since(month),
              words.roles[role],
              followers === 0 ? '' : words.followersOf(followers),
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          </p>
        </div>
      </div>
      {!isMe && (
        <div class="row wraps">
          <ReportButton subject={{ kind: 'person', id: name }} maker={null} />
          <FollowButton name={name} isFollowed={isFollowed} />
        </div>
      )}
      {isMe && (
        <div class="row wraps">
          <a class="button" href={linkTo('notices')}>
            {notices.title}
            {hasNotices && <NewMark label={notices.isNew} />}
          </a>
          {published > 0 && (
            <a class="button" href={linkTo('desk')}>
              <Icon name="pencil-ruler" />
              {words.desk}
            </a>
          )}
          <a class="button" href={apiAddress(root, callPath(paths.MY_EXPORT))} download>
            <Icon name="download" />
            {words.exportAll}
          </a>
          <a class="button" href={linkTo('settings/')}>
            <Icon name="sliders-horizontal" />
            {words.settings}
          </a>
        </div>
      )}
    </header>
  );
}

function Counts({
  profile: { isMe, solved, points, published, likes, skill },
}: {
  readonly profile: Profile;
}) {
  const { numberText, plural, wordsOf } = usePage();
  const { counts, skill: skillText } = wordsOf('person');
  const all: readonly (readonly [number, string])[] = [
    [solved, plural(solved, counts.solved)],
    [points, plural(points, counts.points)],
    [published, plural(published, counts.made)],
    [likes, plural(likes, isMe ? counts.ownLikes : counts.likes)],
    ...(skill === null ? [] : [[skill.value, skillText(skill.deviation)] as const]),
  ];
  return (
    <div class="counts">
      <NumberFacts facts={all.map(([value, label]) => ({ value: numberText(value), label }))} />
    </div>
  );
}

function Made({
  data: { profile, cards, hasMore, now },
}: {
  readonly data: PersonData;
  readonly isMe: boolean;
}) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('person');
  const all = `${linkTo('puzzles')}?author=${encodeURIComponent(profile.name)}`;
  return (
    <section class="section" aria-labelledby="made">
      <div class="apart">
        <h2 id="made">{words.made}</h2>
        {hasMore && (
          <a class="button quiet" href={all}>
            {words.all}
          </a>
        )}
      </div>
      {cards.length === 0 && <p class="soft">{words.nothingMade}</p>}
      {cards.length > 0 && (
        <ul class="made">
          <CardItems
            items={cards.map((puzzle) => ({ puzzle, progress: toProgress(puzzle) }))}
            now={now}
          />
        </ul>
      )}
    </section>
  );
}
