/**
 * Who is signed in, at the end of the header where there is a server: the person's picture with a
 * menu, which opens without a script, too; or the way to sign in.
 */
import { Avatar } from '../widgets/avatar.js';
import { usePage } from './page-context.js';
import { signInAddress } from './sign-in-address.js';

/** The page where one signs in. */
const SIGN_IN = 'sign-in';

/** The menu of the person, or the link to sign in; nothing where there is no server. */
export function PersonMenu() {
  const page = usePage();
  const { linkTo, place, server, wordsOf } = page;
  const words = wordsOf('shell');
  if (server === undefined) return null;
  if (server.person === undefined) {
    if (place === SIGN_IN) return null;
    return (
      <a
        class="button sign-in"
        href={signInAddress(page, 'in')}
        onClick={({ currentTarget }) => {
          // the filters of a list, which may have changed since the page was written
          currentTarget.href = signInAddress(page, 'in', location.search);
        }}
      >
        {words.signIn}
      </a>
    );
  }
  const { name, role } = server.person;
  return (
    <details class="header-menu person-menu">
      <summary class="icon-button" aria-label={words.menuOf(name)}>
        <Avatar name={name} />
      </summary>
      <nav class="card" aria-label={words.menuOf(name)}>
        <a href={linkTo(personPath(name))}>
          <b>{name}</b>
        </a>
        <a href={linkTo('notices')}>{words.notices}</a>
        <a href={linkTo('settings/')}>{words.settings}</a>
        {role !== 'person' && <a href={linkTo('moderation')}>{words.moderation}</a>}
        {role === 'administrator' && <a href={linkTo('owner')}>{words.owner}</a>}
        <a href={linkTo('help/')}>{words.help}</a>
        <a href={`${linkTo('settings/')}#sign-out`}>{words.signOut}</a>
      </nav>
    </details>
  );
}

/**
 * The way to the notices of the person who is signed in. Its bell, and the square if some are new,
 * are in the style sheet: the player carries this file, too, and never shows them.
 */
export function Bell() {
  const { linkTo, server, wordsOf } = usePage();
  if (server?.person === undefined) return null;
  const { notices, newNotices } = wordsOf('shell');
  const label = server.person.hasNotices === true ? newNotices : notices;
  return (
    <a class="icon-button bell" href={linkTo('notices')}>
      {label}
    </a>
  );
}

/** The path of a person's page. */
export function personPath(name: string): string {
  return `people/${encodeURIComponent(name)}`;
}
