/** The account in the settings: loaded after the page, where there is a server. */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { Me, MeAnswer } from '../../../contract/people.js';
import { usePage } from '../../frame/page-context.js';
import { personPath } from '../../frame/person-menu.js';
import { ask } from '../../site-api/ask.js';
import { Avatar } from '../../widgets/avatar.js';
import { Icon } from '../../widgets/icon.js';
import type { AccountWords } from '../../words/en/account.js';
import { Group } from '../settings/group.js';
import { AccessSettings } from './access.js';
import { AccountData } from './account-data.js';
import { DaySettings } from './days.js';
import { DecisionSettings } from './decisions.js';
import { KeySettings } from './keys.js';
import { NoticeSettings } from './notice-ways.js';
import { ProfileSettings } from './profile-settings.js';
import { SessionSettings } from './sessions.js';
import { SignOut } from './sign-out.js';
import './account.css';
import type { AccountProps } from './account-props.js';

export function AccountPart() {
  const { site, wordsOf } = usePage();
  const words = wordsOf('account');
  const [me, show] = useState<Me | null>();
  const [isMissing, miss] = useState(false);
  const load = async (): Promise<void> => {
    const answer = await ask<MeAnswer>('GET', callPath(paths.ME));
    if (answer.ok) show(answer.value.person);
    miss(!answer.ok);
  };
  useEffect(() => void load(), []);
  // the browser looked for the part of the address before it was there
  useEffect(() => {
    if (me) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [me?.name]);
  if (isMissing) {
    return (
      <Group id="account" title={words.account}>
        <p class="note bad">{words.notLoaded}</p>
        <button type="button" class="button" onClick={() => void load()}>
          {words.again}
        </button>
      </Group>
    );
  }
  if (me === undefined) return null;
  if (me === null) return <Guest words={words} />;
  const props = { me, words, onMe: show };
  return (
    <>
      <Who {...props} />
      <DecisionSettings />
      <DaySettings {...props} />
      <NoticeSettings {...props} />
      <ProfileSettings {...props} />
      <AccessSettings {...props} />
      <SessionSettings {...props} />
      {!site.off.includes('apiKeys') && <KeySettings {...props} />}
      <AccountData {...props} />
    </>
  );
}

function Guest({ words }: { readonly words: AccountWords }) {
  const { linkTo } = usePage();
  return (
    <Group id="account" title={words.account}>
      <p>{words.guest}</p>
      <p>
        <a class="button" href={`${linkTo('sign-in')}?next=settings/`}>
          {words.signIn}
        </a>
      </p>
    </Group>
  );
}

function Who({ me, words }: AccountProps) {
  const { linkTo } = usePage();
  return (
    <Group id="account" title={words.account}>
      <div class="apart wraps account-who">
        <span class="row">
          <Avatar name={me.name} size={44} />
          <span>
            <b>{me.name}</b>
            {me.role !== 'person' && <small class="soft"> {words.roles[me.role]}</small>}
          </span>
        </span>
        <span class="row wraps">
          <a class="button" href={linkTo(personPath(me.name))}>
            {words.profile}
          </a>
          <SignOut label={words.signOut} />
        </span>
      </div>
      {me.banned !== null && <Ban {...me.banned} words={words} />}
    </Group>
  );
}

/** A ban without an end lasts until this year. */
const FOREVER_YEAR = 9999;

function Ban({ until, reason, words }: NonNullable<Me['banned']> & Pick<AccountProps, 'words'>) {
  const { locale, wordsOf } = usePage();
  const sentence = wordsOf('decisions').reasons[reason] ?? reason;
  const end = new Date(until);
  const day = end.toLocaleDateString(locale, { dateStyle: 'long' });
  const isForGood = end.getUTCFullYear() >= FOREVER_YEAR;
  return (
    <p class="note bad">
      <Icon name="circle-alert" />
      <span>
        {isForGood ? words.banForGood : words.ban(day)} {reason !== '' && sentence}
      </span>
    </p>
  );
}
