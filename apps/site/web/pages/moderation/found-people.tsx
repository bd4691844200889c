/** Finding people by a part of the name, with what can be done: forms that need no script. */
import type { FoundPeopleJson } from '../../../contract/community.js';
import { usePage } from '../../frame/page-context.js';
import { Avatar } from '../../widgets/avatar.js';
import { Act } from './act.js';
import { BanPerson } from './ban-person.js';
import type { ModerationData } from './data.js';
import { timeText } from './time-text.js';
import { ToThePerson } from './to-the-person.js';

export function FindPeople({ found }: { readonly found: ModerationData['found'] }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('moderation');
  return (
    <section class="stack" id="people">
      <h2>{words.people}</h2>
      <form class="row wraps" method="get" action={`${linkTo('moderation')}#people`} role="search">
        <label class="field grow">
          <span>{words.personName}</span>
          <input
            class="input"
            name="person"
            defaultValue={found?.name ?? ''}
            required
            maxLength={64}
            autocomplete="off"
          />
        </label>
        <button class="button" type="submit">
          {words.find}
        </button>
      </form>
      {found?.people.length === 0 && <p class="card padded soft">{words.nobody(found.name)}</p>}
      <ul class="stack">
        {found?.people.map((person) => (
          <Found key={person.name} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Found({ person }: { readonly person: FoundPeopleJson['people'][number] }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('moderation');
  const { name, role, since, bannedUntil, ...counts } = person;
  return (
    <li class="card padded report">
      <p class="row wraps small">
        <Avatar name={name} />
        <span class="grow">
          <a class="link" href={linkTo(`people/${encodeURIComponent(name)}`)}>
            <b>{name}</b>
          </a>{' '}
          {role !== 'person' && <span class="tag">{words.roles[role]}</span>}{' '}
          {bannedUntil !== null && <span class="tag bad">{words.states['banned']}</span>}
          <br />
          <span class="soft">{words.facts({ ...counts, since: timeText(page, since) })}</span>
        </span>
      </p>
      {role === 'person' && (
        <form method="post" action={linkTo('moderation')}>
          <ToThePerson reason="rude" />
          <Act act={`warn person ${name}`}>{words.actions.warn}</Act>
          {bannedUntil !== null && <Act act={`unban person ${name}`}>{words.actions.unban}</Act>}
          <Act act={`strike person ${name}`} isGrave>
            {words.strikeSolves}
          </Act>
          <BanPerson person={person} />
        </form>
      )}
    </li>
  );
}
